import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { openPlatform } from '../../platform/open.ts'
import { openBrowser } from '../browser.ts'
import { givenItem, givenPhoto, password } from '../given/given.ts'
import { givenSmallDisk } from '../others/small-disk.ts'
import { startProgram } from '../processes/run-program.ts'
import { startServer } from '../processes/running-server.ts'
import { captionsIn, elsewhere, givenOldFolder, ids, oldMigrations } from '../released/old-folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createDatabase } from '../test-database.ts'

const onPostgres = process.env.TEST_DATABASE_URL !== undefined

test('a data folder of an earlier release is opened with everything that was in it', async () => {
  const { dataDir, environment, bytes } = await givenOldFolder()
  const server = await startServer({ ...environment, DATA_DIR: dataDir })
  onTestFinished(() => server.stop())
  const anna = openBrowser(server)
  const signedIn = await anna.post('/api/auth/sign-in', { email: 'anna@example.com', password })
  expect(signedIn.status).toBe(200)
  const path = `/api/family-groups/${ids.group}`
  expect((await anna.get('/api/family-groups')).body).toMatchObject([{ id: ids.group, name: 'The Hartleys' }])
  const [photo] = (await anna.get(`${path}/photos`)).body
  expect(photo).toMatchObject({ id: ids.photo, caption: 'In the garden' })
  for (const query of ['', '?w=320']) {
    const served = await anna.get(`/api${photo.objectPath}${query}`)
    expect([served.status, served.bytes.equals(bytes)]).toEqual([200, true])
  }
  expect((await anna.get(`${path}/shopping`)).body.items).toMatchObject([{ id: ids.item, name: 'Tea' }])
  expect((await anna.get(`${path}/content`)).body).toMatchObject([{ id: ids.content, title: 'Persuasion' }])
  expect((await anna.get(`${path}/members`)).body).toHaveLength(2)
  expect((await anna.get(`${path}/activity`)).body).toMatchObject([{ id: ids.activity }])
  await givenPhoto(anna, path, 'After')
  await givenItem(anna, path, { name: 'Bread' })
})

test.skipIf(onPostgres)(
  'the database as it was is kept before an upgrade, and putting it back undoes the upgrade',
  async () => {
    const { dataDir, environment } = await givenOldFolder()
    const program = () => startProgram(['server/migrate.ts'], { ...environment, DATA_DIR: dataDir }).ended
    const upgraded = await program()
    expect(upgraded).toMatchObject({ code: 0, said: expect.stringContaining('The database is up to date\n') })
    const [copy = '', ...others] = await readdir(join(dataDir, 'before-upgrade'))
    expect(copy).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-before-036-confirmed-addresses\.db$/)
    expect(others).toEqual([])
    expect(upgraded.said).toContain(copy)
    const old = new DatabaseSync(join(dataDir, 'before-upgrade', copy), { readOnly: true })
    expect(old.prepare('select count(*) as count from photos').get()).toEqual({ count: 1 })
    expect(columnsOf(old, 'photos')).not.toContain('bytes')
    old.close()
    expect((await program()).said).toBe('The database is up to date\n')

    await rm(join(dataDir, 'sunporch.db'))
    await cp(join(dataDir, 'before-upgrade', copy), join(dataDir, 'sunporch.db'))
    const before = await openPlatform(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), oldMigrations)
    expect(await before.app.db.selectFrom('photos').select('caption').execute()).toEqual([
      { caption: 'In the garden' },
    ])
    await before.close()
    // Nothing was changed: the copy that is there is as good.
    await program()
    expect(await readdir(join(dataDir, 'before-upgrade'))).toHaveLength(1)
    await cp(join(dataDir, 'before-upgrade', copy), join(dataDir, 'sunporch.db'))
    const changed = new DatabaseSync(join(dataDir, 'sunporch.db'))
    changed.exec(`update photos set caption = 'In the house'`)
    changed.close()
    await program()
    expect(await readdir(join(dataDir, 'before-upgrade'))).toHaveLength(2)
  },
)

test.skipIf(onPostgres)('three copies are kept', async () => {
  const { dataDir, environment } = await givenOldFolder()
  const folder = join(dataDir, 'before-upgrade')
  await mkdir(folder)
  for (const year of [2021, 2022, 2023])
    await writeFile(join(folder, `${year}-01-01T00-00-00Z-before-020-echo-screens.db`), '')
  await writeFile(join(folder, '2024-01-01T00-00-00Z-before-020-echo-screens.db.part'), '')
  await startProgram(['server/migrate.ts'], { ...environment, DATA_DIR: dataDir }).ended
  const left = await readdir(folder)
  expect(left.sort().map((name) => name.slice(0, 4))).toEqual(['2022', '2023', expect.stringMatching(/^20/)])
})

test('a migration that fails leaves the database as it was, however often it is tried', async () => {
  const { dataDir, environment } = await givenOldFolder()
  const config = await elsewhere(readConfig({ ...environment, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  const failing = {
    ...oldMigrations,
    '090-first': {
      up: async (db: Kysely<unknown>) => {
        await sql`create table half_done (id text)`.execute(db)
      },
    },
    '091-second': {
      up: async () => {
        throw new Error('This one fails.')
      },
    },
  }
  for (let start = 0; start < 4; start++)
    await expect(openPlatform(config, failing)).rejects.toThrow(
      'The database could not be brought up to date (091-second).',
    )
  expect(await readdir(join(config.dataDir, 'before-upgrade'))).toHaveLength(1)
  expect(await captionsIn(await elsewhere(config))).toEqual(['In the garden'])
})

test('a program that is killed during the migrations leaves the database as it was', async () => {
  const { dataDir, environment } = await givenOldFolder()
  const script = `
    import { type Kysely, sql } from 'kysely'
    import { migrations } from './server/migrations/all.ts'
    import { readConfig } from './server/platform/config.ts'
    import { openPlatform } from './server/platform/open.ts'
    const killed = {
      '090-first': { up: (db) => sql\`create table half_done (id text)\`.execute(db) },
      '091-second': { up: async () => process.kill(process.pid, 'SIGKILL') },
    }
    const old = Object.entries(migrations).filter(([name]) => name < '036')
    await openPlatform(readConfig(process.env), { ...Object.fromEntries(old), ...killed })
  `
  const args = ['--input-type=module-typescript', '--eval', script]
  expect(await startProgram(args, { ...environment, DATA_DIR: dataDir }).ended).toMatchObject({ code: null })
  const config = readConfig({ ...environment, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  expect(await captionsIn(config)).toEqual(['In the garden'])
})

test.skipIf(onPostgres)('a copy from a time when the clock was ahead is the first to go', async () => {
  const { dataDir, environment } = await givenOldFolder()
  const folder = join(dataDir, 'before-upgrade')
  await mkdir(folder)
  for (const year of [2023, 2096, 2097, 2098])
    await writeFile(join(folder, `${year}-01-01T00-00-00Z-before-020-echo-screens.db`), '')
  const { said } = await startProgram(['server/migrate.ts'], { ...environment, DATA_DIR: dataDir }).ended
  const left = (await readdir(folder)).sort()
  expect(left.map((name) => name.slice(0, 4))).toEqual(['2023', expect.stringMatching(/^20/), '2098'])
  expect(said).toContain(left[1])
})

test('a new database has nothing to keep', async () => {
  const DATA_DIR = await temporaryFolder()
  const { environment, drop } = await createDatabase()
  onTestFinished(drop)
  const { said } = await startProgram(['server/migrate.ts'], { ...environment, DATA_DIR }).ended
  expect(said).toBe('The database is up to date\n')
})

test.skipIf(onPostgres)('without room for the copy nothing is changed, and why is said', async ({ skip }) => {
  const { dataDir } = await givenOldFolder()
  const disk = givenSmallDisk(24, skip)
  await cp(dataDir, disk.folder, { recursive: true })
  await writeFile(join(disk.folder, 'other'), Buffer.alloc(8_000_000, 1))
  const { code, said } = await startProgram(['server/migrate.ts'], { DATA_DIR: disk.folder }).ended
  const file = join(disk.folder, 'sunporch.db')
  expect(said).toBe(
    `This release changes the database, and the disk has no room for a copy of ${file} as it was. Make room on it, then start again (docs/upgrading.md).\n`,
  )
  expect(code).toBe(1)
  const untouched = new DatabaseSync(file)
  expect(columnsOf(untouched, 'photos')).not.toContain('bytes')
  untouched.close()
})

test('a database of a newer release is said, and stays as it is', async () => {
  const { dataDir, environment } = await givenOldFolder()
  const config = readConfig({ ...environment, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const older = Object.fromEntries(Object.entries(oldMigrations).filter(([name]) => name < '035'))
  await expect(openPlatform(config, older)).rejects.toThrow(
    'The database is of a newer release than this one. Start that release again, or put back the copy that was kept before its upgrade (docs/upgrading.md).',
  )
})

function columnsOf(database: DatabaseSync, table: string): unknown[] {
  return database
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => name)
}
