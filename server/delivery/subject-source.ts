import { type RawBuilder, sql } from 'kysely'
import type { SendableKind } from '#contract/delivery/delivery.ts'
import type { NextDelivery } from '#contract/screen/screen-view.ts'
import type { App } from '../platform/context.ts'
import { isAmong } from '../platform/db/bulk.ts'
import type { Database } from '../platform/db/database.ts'
import { readText } from '../platform/db/postgres/pipeline.ts'
import { notFound } from '../platform/errors.ts'
import type { GroupTable } from '../platform/feature.ts'
import type { Sender, Sending } from './sending.ts'

/** Things of one kind that can be sent and planned, such as photos. Their feature says what they are. */
export type SubjectSource<Table extends GroupTable = GroupTable> = {
  kind: SendableKind
  /** Where they are. A row has an `id`, a `family_group_id`, and `removed_at` while it is deleted. */
  table: Table
  /** What is said of one, as SQL over a row of the table. */
  summary: Summary
  /** What is sent of it now, or why it may not be sent, as a sentence. The caller has locked the sending of its group. */
  sending(app: App, row: Row<Table>, wanted: Wanted): Sending | string | Promise<Sending | string>
  /** Throws 404 where it is never sent, 422 where it may not be sent at that time, or not again and again. */
  requirePlannable?(app: App, row: Row<Table>, plan: Plan): void | Promise<void>
}

type Row<Table extends GroupTable> = { [Column in keyof Database[Table]]: Database[Table][Column] }

type Summary = {
  /** Its words; null for one without. */
  title: RawBuilder<string | null>
  /** What the screen calls it while it is to come. */
  what: RawBuilder<NextDelivery['what']>
  /** From when on it cannot be sent any more, in epoch milliseconds; null for always. */
  endsAt: RawBuilder<number | null>
}

/** For what can always be sent. */
export const noEnd = sql<number | null>`cast(null as bigint)`

/** The subject with this id is to be sent by this person; `timeZone` is that of the entry. */
export type Wanted = { id: string; sender: Sender; timeZone: string }

/** `at`: the first time, in epoch milliseconds. */
export type Plan = { at: number; isRecurring: boolean }

declare module '../platform/feature.ts' {
  interface Feature {
    /** What it has that can be sent. */
    subject?: AnySource
  }
}

/** A source whose table is not known. */
type AnySource = Pick<SubjectSource, 'kind' | 'table' | 'summary'> & {
  listSendings(app: App, wanted: Wanted[]): Promise<(Sending | string | null)[]>
  requirePlannable(app: App, groupId: string, id: string, plan: Plan): Promise<void>
}

/** For the feature: the source with what is asked of any. */
export function subjectOf<Table extends GroupTable>(source: SubjectSource<Table>): AnySource {
  const { kind, table, summary } = source
  return {
    kind,
    table,
    summary,
    async listSendings(app, wanted) {
      const rows = await findThere(
        app,
        table,
        wanted.map(({ id }) => id),
      )
      const sendings: (Sending | string | null)[] = []
      for (const one of wanted) {
        const row = rows.get(one.id)
        sendings.push(row ? await source.sending(app, row, one) : null)
      }
      return sendings
    },
    async requirePlannable(app, groupId, id, plan) {
      const row = (await findThere(app, table, [id])).get(id)
      if (row?.family_group_id !== groupId) throw notFound()
      await source.requirePlannable?.(app, row, plan)
    },
  }
}

export function subjectSources(app: Pick<App, 'features'>): AnySource[] {
  return app.features.flatMap(({ subject }) => subject ?? [])
}

export function sourceOf(app: App, kind: SendableKind): AnySource {
  const source = subjectSources(app).find((source) => source.kind === kind)
  if (!source) throw new Error(`No feature has subjects of the kind ${kind}.`)
  return source
}

/** The rows that are there, in all groups, by their ids. */
async function findThere<Table extends GroupTable>(app: App, table: Table, ids: string[]) {
  if (ids.length === 0) return new Map<string, Row<Table> & Identified>()
  const rows = await readText(
    app,
    sql<Row<Table> & Identified>`
    select * from ${sql.table(table)} where ${isAmong(app, 'id', ids)} and removed_at is null`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

type Identified = { id: string; family_group_id: string }

/** Which of the ids are there, in this group. */
export async function listThere(
  app: App,
  { table }: AnySource,
  groupId: string,
  ids: string[],
): Promise<string[]> {
  const rows = await findThere(app, table, ids)
  return ids.filter((id) => rows.get(id)?.family_group_id === groupId)
}

/**
 * What is said of the subject that a row of `alias` names by `subject_kind` and `subject_id`, as SQL. Each is null where
 * the row names none.
 */
export function summaryOf(app: App, alias: string) {
  return {
    title: eachKind(app, alias, ({ summary }) => summary.title),
    what: eachKind(app, alias, ({ summary }) => summary.what),
    endsAt: eachKind(app, alias, ({ summary }) => summary.endsAt),
    removedAt: eachKind(app, alias, () => sql<number | null>`removed_at`),
  }
}

/** By the primary key of the one table. A join of all tables would be read from the wrong end by SQLite. */
function eachKind<Value>(
  app: App,
  alias: string,
  column: (source: AnySource) => RawBuilder<Value>,
): RawBuilder<Value | null> {
  const [kind, id] = [sql.ref(`${alias}.subject_kind`), sql.ref(`${alias}.subject_id`)]
  const cases = subjectSources(app).map(
    (source) => sql`when ${sql.lit(source.kind)} then (
      select ${column(source)} from ${sql.table(source.table)} where ${sql.table(source.table)}.id = ${id})`,
  )
  return sql<Value | null>`case ${kind} ${sql.join(cases, sql` `)} end`
}
