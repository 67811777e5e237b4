import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { oldActivity } from '../../activity/old-activity.ts'
import type { App } from '../../platform/context.ts'
import { reportLostFile } from '../../platform/storage/lost-file.ts'
import './old-years.tables.ts'

const compressed = promisify(gzip)
const uncompressed = promisify(gunzip)

/** The key in the storage. */
export function oldYearKey(id: string): string {
  return `old-years/${id}.json.gz`
}

/** Whether a key may be that of such a file. */
export function isOldYearKey(key: string): boolean {
  return /^old-years\/[^/]+\.json\.gz$/.test(key)
}

/** The file is a list as the export has it. */
export function packRows(rows: unknown[]): Promise<Buffer> {
  return compressed(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
}

/** The files of a group's export for the years that have left the database, the oldest first. */
export async function* oldYearFiles(app: App, groupId: string) {
  const parts = await app.db
    .selectFrom('old_years')
    .where('family_group_id', '=', groupId)
    .where('moved_at', 'is not', null)
    .orderBy('year')
    .orderBy('id')
    .select(['id', 'kind', 'year', 'moved_at'])
    .execute()
  const numbers = new Map<string, number>()
  for (const { id, kind, year, moved_at } of parts) {
    const number = (numbers.get(`${year} ${kind}`) ?? 0) + 1
    numbers.set(`${year} ${kind}`, number)
    const name = `years/${year} ${kind}${number > 1 ? ` ${number}` : ''}`
    const lastModified = moved_at ?? 0
    const bytes = await app.storage.read(oldYearKey(id))
    if (bytes) {
      yield { name: `${name}.json`, input: await uncompressed(bytes), lastModified }
      continue
    }
    await reportLostFile(app, oldYearKey(id))
    yield {
      name: `${name} is missing.txt`,
      input: 'The server does not have this file any more.\n',
      lastModified,
    }
  }
}

/** The files of a group that is deleted for good. */
export async function removeOldYearsOf(app: App, groupId: string): Promise<void> {
  const parts = await app.db
    .selectFrom('old_years')
    .where('family_group_id', '=', groupId)
    .select('id')
    .execute()
  for (const { id } of parts) await app.storage.remove(oldYearKey(id))
}

/** The first instant of which the group's activity still has everything, in epoch milliseconds; null when nothing was moved. */
export async function findBeginOfLists(app: App, groupId: string): Promise<number | null> {
  const row = await app.db
    .selectFrom('old_years')
    .where('family_group_id', '=', groupId)
    .where('kind', '=', oldActivity.name)
    .where('moved_at', 'is not', null)
    .select((select) => select.fn.max('year').as('last'))
    .executeTakeFirst()
  return row?.last ? Date.UTC(row.last + 1, 0) : null
}
