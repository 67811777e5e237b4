// How many statements each list takes, and how long: the verbs are called without HTTP, so that what the database and
// its rows cost stands alone. The argument is the number of photos of the family:
//   node scripts/with-postgres.mjs node bench/lists.ts [250]
// Without PostgreSQL only SQLite is measured.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { listActivity } from '#server/activity/activity.service.ts'
import { bindApp } from '#server/app.ts'
import { listContent } from '#server/content/content.service.ts'
import { listDevices } from '#server/delivery/devices/devices.service.ts'
import { migrations } from '#server/migrations/all.ts'
import { listNotes } from '#server/notes/read-notes.ts'
import { listNotices, readSummary } from '#server/notices/bell/bell.service.ts'
import { listPhotos } from '#server/photos/photos.service.ts'
import { readConfig } from '#server/platform/config.ts'
import type { App } from '#server/platform/context.ts'
import { openPlatform } from '#server/platform/open.ts'
import { readView } from '#server/screen/screen.service.ts'
import { listShopping } from '#server/shopping/shopping.service.ts'
import { givenRows } from '#server/testing/given/given-rows.ts'
import { createDatabase } from '#server/testing/test-database.ts'
import { median } from './table.ts'

const photos = Number(process.argv[2] ?? 250)
const warmUp = 100
const rounds = 200

const database = await createDatabase()
try {
  await measure({})
  if (database.environment.DATABASE_URL) await measure(database.environment)
} finally {
  await database.drop()
}

async function measure(environment: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sunporch-lists-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ...environment })
  const platform = await openPlatform(config, migrations)
  try {
    const app = bindApp(platform.app)
    console.log(`${config.databaseUrl ? 'PostgreSQL' : 'SQLite'}, ${photos} photos: statements, milliseconds`)
    for (const [name, read] of await listsOf(app)) {
      const statements = await countStatements(app, read)
      const ms = await timeOf(read)
      console.log(`${name.padEnd(24)} ${String(statements).padStart(3)} ${ms.toFixed(3).padStart(9)}`)
    }
  } finally {
    await platform.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The median. */
async function timeOf(read: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < warmUp; round++) await read()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await read()
    times.push(performance.now() - start)
  }
  return median(times)
}

type List = [name: string, read: () => Promise<unknown>]

async function listsOf(app: App): Promise<List[]> {
  const [family] = await givenRows(app, { families: 1, photos })
  if (!family) throw new Error('There is no family.')
  await givenRows(app, { families: 3, photos: 250 })
  if (app.config.databaseUrl) await sql`analyze`.execute(app.db)
  const { groupId, userIds, deviceIds } = family
  const ben = { id: userIds[1] }
  const device = await app.db
    .selectFrom('devices')
    .where('id', '=', deviceIds[0])
    .selectAll()
    .executeTakeFirstOrThrow()
  const before = (await listPhotos(app, groupId, { limit: 50 })).at(-1)?.id
  const lists: List[] = [
    ['photos', () => listPhotos(app, groupId, { limit: 50 })],
    ['a later page of photos', () => listPhotos(app, groupId, { limit: 50, before })],
    ['shopping', () => listShopping(app, groupId)],
    ['activity', () => listActivity(app, groupId, { limit: 50 })],
    ['recommendations', () => listContent(app, groupId)],
    ['notes', () => listNotes(app, groupId, { limit: 20 })],
    ['devices', () => listDevices(app, groupId)],
    ['bell', () => listNotices(app, ben, {})],
    ['unread', () => readSummary(app, ben)],
    ['what a screen shows', () => readView(app, device, null)],
  ]
  // These two are answered whole.
  return photos <= 250 ? lists : lists.filter(([name]) => name !== 'shopping' && name !== 'recommendations')
}

async function countStatements(app: App, read: () => Promise<unknown>): Promise<number> {
  const executor = app.db.getExecutor()
  const execute = executor.executeQuery
  let count = 0
  executor.executeQuery = (query, ...rest) => {
    count += 1
    return execute.call(executor, query, ...rest) as never
  }
  await read()
  executor.executeQuery = execute
  return count
}
