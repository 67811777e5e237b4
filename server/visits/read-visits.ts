import type { RawBuilder } from 'kysely'
import type { Visit } from '#contract/visits/visit-list.ts'
import { nameOf } from '../identity/user.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { notFound } from '../platform/errors.ts'
import { printRows } from '../platform/http/answer/print-rows.ts'
import { weekdaysOf } from './visit-days.ts'
import type { VisitRow } from './visits.tables.ts'

/** The group's visits that are not over on that day, without those that were deleted. */
export async function listVisitRows(app: App, groupId: string, today: string): Promise<JoinedVisit[]> {
  return readKept(app, { groupId, today })
}

const readKept = preparedQuery((app, given: Given<{ groupId: string; today: string }>) =>
  keptVisits(app, given.groupId).where((where) =>
    where.or([where('visits.last_date', 'is', null), where('visits.last_date', '>=', given.today)]),
  ),
)

/** Past ones too. */
export async function listAllVisitRows(app: App, groupId: string): Promise<JoinedVisit[]> {
  return keptVisits(app, groupId).execute()
}

/** Of each visit the days on which it does not take place. */
export async function listSkips(app: App, groupId: string, from: string): Promise<Map<string, Set<string>>> {
  const rows = await app.db
    .selectFrom('visit_skips')
    .where('family_group_id', '=', groupId)
    .where('local_date', '>=', from)
    .select(['visit_id', 'local_date'])
    .execute()
  const byVisit = Map.groupBy(rows, ({ visit_id }) => visit_id)
  return new Map([...byVisit].map(([id, skips]) => [id, new Set(skips.map(({ local_date }) => local_date))]))
}

export async function readVisit(
  app: App,
  { id, family_group_id }: Pick<VisitRow, 'id' | 'family_group_id'>,
): Promise<Visit> {
  const row = await visitsOf(app, family_group_id).where('visits.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return toVisit(row)
}

export function toVisits(app: App, rows: JoinedVisit[]): Visit[] {
  return printRows(app, 'visits', rows, toVisit)
}

function keptVisits(app: App, groupId: string | RawBuilder<string>) {
  return visitsOf(app, groupId)
    .where('visits.removed_at', 'is', null)
    .orderBy('visits.start_date')
    .orderBy('visits.start_time')
    .orderBy('visits.id')
}

function visitsOf(app: App, groupId: string | RawBuilder<string>) {
  return app.db
    .selectFrom('visits')
    .leftJoin('users', 'users.id', 'visits.added_by')
    .where('visits.family_group_id', '=', groupId)
    .selectAll('visits')
    .select(['users.first_name', 'users.last_name', 'users.email'])
}

type JoinedVisit = Awaited<ReturnType<ReturnType<typeof visitsOf>['execute']>>[number]

function toVisit(row: JoinedVisit): Visit {
  return {
    id: row.id,
    who: row.who,
    what: row.what,
    date: row.start_date,
    time: row.start_time,
    endDate: row.end_date === row.start_date ? null : row.end_date,
    endTime: row.end_time,
    repeats: row.pattern,
    weekdays: weekdaysOf(row.weekdays),
    untilDate: row.until_date,
    revision: row.revision,
    addedBy: row.added_by ? { id: row.added_by, name: nameOf(row) } : null,
    createdAt: toIso(row.created_at),
  }
}
