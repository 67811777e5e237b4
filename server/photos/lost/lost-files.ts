import { sql } from 'kysely'
import { failLost, healLost, type Lost } from '../../delivery/lost-subject.ts'
import { lockSending } from '../../delivery/sending.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { DueWork } from '../../platform/work/due.ts'
import { rowQueue } from '../../platform/work/row-queue.ts'
import { keysIn, type UploadedTable } from '../storage/uploaded.ts'

// What becomes of a thing whose file is missing in the storage: it leaves the devices that have not shown it, the family
// reads why, and it is sent on when the file is back.

declare module '../../platform/feature.ts' {
  interface Feature {
    /** What it sends with files of uploads. These can get lost. */
    sentFiles?: SentFiles
  }
}

type LostRow = {
  id: string
  family_group_id: string
  object_id: string
  removed_at: number | null
  /** Since when files of it are missing in the storage, and when to look again; null while all are there. */
  lost_at: number | null
  lost_due_at: number | null
}

type LostTable = {
  [Table in UploadedTable]: Database[Table] extends LostRow ? Table : never
}[UploadedTable]

/** Of several tables: the columns that all have. */
type RowIn<Table extends LostTable> = { [Column in keyof Database[Table]]: Database[Table][Column] }

/** Its files are those that the feature names in `uploaded`, all of them, where the rest says nothing else. */
export type SentFiles<Table extends LostTable = LostTable> = {
  table: Table
  /** The id of the object whose file has this key; null for a file of anything else. */
  objectOf(key: string): string | null
  /** As what a row is sent. */
  sentAs(row: RowIn<Table>): Pick<Lost, 'kind' | 'id'>
  /** For whoever runs the server: "A picture lacks files", "2 pictures lack files", which belong in the folder. */
  called: { one: string; many: string; folder: string }
  /** The files that a row should have. */
  keysOf?(row: RowIn<Table>): string[]
  /** Those of which all others can be made, and those that devices show. */
  sourceKeysOf?(objectId: string): string[]
  /** Whether devices show it without the file. */
  isSpare?(key: string): boolean
  /** Makes again what is lacking; false: it cannot be made. */
  makeAgain?(app: App, row: RowIn<Table>, lacking: string[]): Promise<boolean>
  /** All files are there again. In a transaction. */
  allBack?(app: App, row: RowIn<Table>): Promise<void>
}

/** How often it is looked whether the files are back. */
const lookAfter = minutes(10)

function queueOf<Table extends LostTable>({ table }: SentFiles<Table>) {
  return rowQueue({ table, dueAt: 'lost_due_at', leaseMs: lookAfter, limit: 20 })
}

function allSent({ features }: Pick<App, 'features'>): SentFiles[] {
  return features.flatMap(({ sentFiles }) => sentFiles ?? [])
}

/** Remembers that the file is missing. Where devices show nothing without it, what waits to be shown has failed. */
export async function recordLostFile(app: App, key: string): Promise<void> {
  for (const sent of allSent(app)) {
    const objectId = sent.objectOf(key)
    if (objectId !== null) return recordIn(app, sent, { key, objectId })
  }
}

async function recordIn(
  app: App,
  sent: SentFiles,
  { key, objectId }: { key: string; objectId: string },
): Promise<void> {
  const table = sql.table(sent.table)
  const { rows } = await sql<RowIn<LostTable>>`
    select * from ${table} where object_id = ${objectId} and removed_at is null
  `.execute(app.db)
  const [row] = rows
  if (!row) return
  await inTransaction(app, async (app) => {
    await lockSending(app, row.family_group_id)
    const now = app.clock.now()
    await sql`
      update ${table} set lost_at = ${now}, lost_due_at = ${now + lookAfter}
      where id = ${row.id} and lost_at is null
    `.execute(app.db)
    if (!sent.isSpare?.(key)) await failLost(app, lostOf(sent, row))
  })
}

/** Looks whether missing files are back, makes again what can be made, and then sends on. */
export const lostFilesWork: DueWork = {
  name: 'lost-files',
  async runBatch(app, now) {
    let claimed = 0
    for (const sent of allSent(app)) {
      const rows = await queueOf(sent).claim(app, now)
      for (const row of rows) await lookOrLog(app, sent, row)
      claimed += rows.length
    }
    return claimed
  },
  async nextAt(app) {
    const times = await Promise.all(allSent(app).map((sent) => queueOf(sent).nextAt(app)))
    const due = times.filter((at) => at !== null)
    return due.length > 0 ? Math.min(...due) : null
  },
}

async function lookOrLog(app: App, sent: SentFiles, row: RowIn<LostTable>): Promise<void> {
  try {
    await look(app, sent, row)
  } catch (error) {
    app.log.error(
      { err: error, in: sent.table, row: row.id },
      'could not look for missing files; trying again later',
    )
  }
}

async function look(app: App, sent: SentFiles, row: RowIn<LostTable>): Promise<void> {
  let lacking = row.removed_at === null ? await keysLacking(app, sent, row) : []
  if (lacking.length > 0 && (await sent.makeAgain?.(app, row, lacking))) lacking = []
  await inTransaction(app, async (app) => {
    await lockSending(app, row.family_group_id)
    // It may have been sent again meanwhile.
    if (lacking.some((key) => !sent.isSpare?.(key))) return failLost(app, lostOf(sent, row))
    await healLost(app, lostOf(sent, row))
    if (lacking.length > 0) return
    await queueOf(sent).settle(app, row, { lost_at: null, lost_due_at: null })
    await sent.allBack?.(app, row)
  })
}

async function keysLacking(app: App, sent: SentFiles, row: RowIn<LostTable>): Promise<string[]> {
  const keys = sent.keysOf?.(row) ?? keysIn(app, sent.table, row.object_id)
  const sizes = await Promise.all(keys.map((key) => app.storage.size(key)))
  return keys.filter((_, index) => sizes[index] === null)
}

function lostOf(sent: SentFiles, row: RowIn<LostTable>): Lost {
  return { groupId: row.family_group_id, ...sent.sentAs(row) }
}

/** For whoever runs the server: how many things of each kind lack files, since when, and some of their ids. */
export function listLostFiles(app: App): Promise<LostFiles[]> {
  return Promise.all(
    allSent(app).map(async ({ table, called }) => {
      const { rows } = await sql<{ id: string; lost_at: number | null }>`
        select id, lost_at from ${sql.table(table)} where lost_due_at is not null order by lost_at desc
      `.execute(app.db)
      const since = rows.at(-1)?.lost_at ?? null
      const ids = rows.slice(0, 10).map(({ id }) => id)
      return { called, count: rows.length, since: since && Number(since), ids }
    }),
  )
}

export type LostFiles = {
  called: SentFiles['called']
  count: number
  since: number | null
  ids: string[]
}
