import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { hashPassword } from '../../identity/password.ts'
import { migrations } from '../../migrations/all.ts'
import { pictureKey } from '../../photos/pictures/picture-files.ts'
import { type Config, readConfig } from '../../platform/config.ts'
import type { App } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { openPlatform } from '../../platform/open.ts'
import { openBrowser } from '../browser.ts'
import { givenItem, givenPhoto, password } from '../given/given.ts'
import { givenPicture } from '../given/given-picture.ts'
import { givenSmallDisk } from '../others/small-disk.ts'
import { startProgram } from '../processes/run-program.ts'
import { startServer } from '../processes/running-server.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createDatabase } from '../test-database.ts'

// A data folder of the release whose last migration was 035, written by SQL as that release did.

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

test('the database as it was is kept before an upgrade, and putting it back undoes the upgrade', async () => {
  const { dataDir, environment, isPostgres } = await givenOldFolder()
  const program = () => startProgram(['server/migrate.ts'], { ...environment, DATA_DIR: dataDir }).ended
  const upgraded = await program()
  expect(upgraded).toMatchObject({ code: 0, said: expect.stringContaining('The database is up to date\n') })
  if (isPostgres) return expect(await readdir(dataDir)).not.toContain('before-upgrade')
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
})

test('three copies are kept', async () => {
  const { dataDir, environment, isPostgres } = await givenOldFolder()
  if (isPostgres) return
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
  const { dataDir, environment, isPostgres } = await givenOldFolder()
  const config = readConfig({ ...environment, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
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
    await expect(openPlatform(await elsewhere(config), failing)).rejects.toThrow(
      'The database could not be brought up to date (091-second).',
    )
  if (!isPostgres) expect(await readdir(join(dataDir, 'before-upgrade'))).toHaveLength(1)
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

test('a copy from a time when the clock was ahead is the first to go', async () => {
  const { dataDir, environment, isPostgres } = await givenOldFolder()
  if (isPostgres) return
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

test('without room for the copy nothing is changed, and why is said', async ({ skip }) => {
  const { dataDir, isPostgres } = await givenOldFolder()
  if (isPostgres) return
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

const ids = {
  anna: newId(),
  ben: newId(),
  group: newId(),
  photo: newId(),
  object: newId(),
  content: newId(),
  item: newId(),
  activity: newId(),
}

const oldMigrations = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '036'))

async function givenOldFolder() {
  const dataDir = await temporaryFolder()
  const { environment, drop } = await createDatabase()
  onTestFinished(drop)
  const config = readConfig({ ...environment, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const platform = await openPlatform(config, oldMigrations)
  const bytes = await givenPicture()
  try {
    await fill(platform.app as App)
    for (const name of ['original', 'device.jpg', 'w320.webp', 'w640.webp', 'w1280.webp'])
      await platform.app.storage.put(pictureKey(ids.object, name), bytes)
  } finally {
    await platform.close()
  }
  return { dataDir, environment, bytes, isPostgres: config.databaseUrl !== null }
}

/** With PostgreSQL another folder: a start that fails keeps the lock of its folder until its process ends. */
async function elsewhere(config: Config): Promise<Config> {
  return config.databaseUrl ? { ...config, dataDir: await temporaryFolder() } : config
}

/** Opens it with that release. */
async function captionsIn(config: Config): Promise<unknown[]> {
  const { app, close } = await openPlatform(config, oldMigrations)
  const photos = await app.db.selectFrom('photos').select('caption').execute()
  const tables = await app.db.introspection.getTables()
  await close()
  expect(tables.map(({ name }) => name)).not.toContain('half_done')
  return photos.map(({ caption }) => caption)
}

/** In the columns of that release, which the types of today do not know. */
async function fill({ db }: Pick<App, 'db'>): Promise<void> {
  const at = Date.parse('2026-06-01T10:00:00Z')
  const cheap = { memory: 64, passes: 1, parallelism: 1 }
  const rows: [string, Record<string, string | number | null>][] = [
    ['users', { id: ids.anna, email: 'anna@example.com', first_name: 'Anna', created_at: at }],
    ['users', { id: ids.ben, email: 'ben@example.com', first_name: 'Ben', created_at: at }],
    [
      'family_groups',
      {
        id: ids.group,
        name: 'The Hartleys',
        loved_one_name: 'Rose',
        time_zone: 'Europe/Berlin',
        created_at: at,
      },
    ],
    [
      'members',
      {
        id: newId(),
        family_group_id: ids.group,
        user_id: ids.anna,
        role: 'primary_caretaker',
        joined_at: at,
      },
    ],
    ['members', { id: newId(), family_group_id: ids.group, user_id: ids.ben, role: 'member', joined_at: at }],
    [
      'photos',
      {
        id: ids.photo,
        family_group_id: ids.group,
        object_id: ids.object,
        caption: 'In the garden',
        caption_search: 'in the garden',
        width: 60,
        height: 40,
        thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
        original_type: 'image/jpeg',
        added_by: ids.anna,
        created_at: at,
      },
    ],
    [
      'content_items',
      {
        id: ids.content,
        family_group_id: ids.group,
        type: 'audiobook',
        title: 'Persuasion',
        provider: 'kindle',
        added_by: ids.ben,
        created_at: at,
      },
    ],
    [
      'shopping_items',
      {
        id: ids.item,
        family_group_id: ids.group,
        name: 'Tea',
        quantity: '1',
        added_by: ids.anna,
        created_at: at,
      },
    ],
    [
      'activity',
      {
        id: ids.activity,
        family_group_id: ids.group,
        user_id: ids.anna,
        actor_name: 'Anna Hartley',
        action: 'photo_uploaded',
        subject_kind: 'photo',
        subject_id: ids.photo,
        created_at: at,
      },
    ],
    ['uploads', { object_id: newId(), user_id: ids.anna, token_hash: 'none', created_at: at }],
  ]
  for (const [table, row] of rows) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
      db,
    )
  }
  const password_hash = await hashPassword(password, cheap)
  await db.updateTable('users').set({ password_hash }).where('id', '=', ids.anna).execute()
}

function columnsOf(database: DatabaseSync, table: string): unknown[] {
  return database
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => name)
}
