import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fingerprintOf } from '../backup/file/about.ts'
import { migrations } from '../migrations/all.ts'
import { hours, minutes, toIso } from '../platform/clock.ts'
import { readConfig, type S3Config } from '../platform/config.ts'
import { openPlatform } from '../platform/open.ts'
import { openS3Storage } from '../platform/storage/s3.ts'
import type { Browser } from '../testing/browser.ts'
import { givenContent, givenItem, givenNote, givenPhoto, givenUpload } from '../testing/given/given.ts'
import { givenBucket } from '../testing/given/given-bucket.ts'
import { givenRows } from '../testing/given/given-rows.ts'
import { bucketEnvironment } from '../testing/others/bucket.ts'
import { type Program, startProgram } from '../testing/processes/run-program.ts'
import { startClockServer } from '../testing/processes/running-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createDatabase } from '../testing/test-database.ts'
import { atServer, givenFamilyAt, lookInto, made, type TriedFamily, until } from '../testing/torture/world.ts'
import { type MoveJob, moveToPostgres } from './move-to-postgres.ts'

type Environment = Record<string, string>

describe.runIf(process.env.TEST_DATABASE_URL)('a move to PostgreSQL', () => {
  test('a family finds everything as it was, and goes on', async () => {
    const dataDir = await temporaryFolder()
    const now = Date.now()
    const before = await givenServer(now, { DATA_DIR: dataDir })
    const family = await givenLivelyFamily(before, now)
    const wanted = await answersOf(before, family)
    await before.end()
    const environment = { DATA_DIR: dataDir, ...(await givenDatabase()) }

    expect(await moved(environment)).toContain(`The secret key stays in ${join(dataDir, 'secret-key')}.`)
    await expectSameRows(environment)
    const after = await givenServer(now + minutes(1), environment)
    expect(await answersOf(after, family)).toEqual(wanted)
    const there = { anna: atServer(after, family.anna), screen: atServer(after, family.screen) }
    await givenPhoto(there.anna, family.path, 'After the move')
    // What was planned before is sent by the worker.
    await after.setClock(toIso(now + hours(3)))
    await until(async () => {
      const view = await made(there.screen.get('/api/screen'))
      return view.items.some(({ title }: { title: string }) => title === 'Planned before')
    }, 'the planned delivery is on the screen')
    await after.end()

    const started = await startProgram(['server/main.mjs'], { DATA_DIR: dataDir, PORT: '0' }).ended
    expect(started).toMatchObject(refusal('was moved to PostgreSQL.'))
    expect((await startProgram(['server/doctor.ts'], { DATA_DIR: dataDir }).ended).said).toContain(
      'was moved to PostgreSQL.',
    )
    const again = await move({ ...environment, ...(await givenDatabase()) }).ended
    expect(again).toMatchObject(refusal('was moved before'))
  })

  test('a move that is killed at any moment goes on, and ends right', async () => {
    const bucket = await givenBucket()
    const dataDir = await givenManyRows(many)
    const environment = {
      DATA_DIR: dataDir,
      ...(await givenDatabase()),
      ...bucketEnvironment(bucket),
    }
    for (const things of ['rows', 'rows', 'rows', 'files', 'files']) {
      const share = Math.random() * 0.9
      const said = new RegExp(`Moving: (\\d+) of (\\d+) ${things}\n`, 'g')
      const moving = move(environment)
      await killAt(moving, (text) =>
        [...text.matchAll(said)].some(([, done, of]) => Number(done) >= share * Number(of)),
      )
      expect(await moving.ended, `killed at ${share} of the ${things}`).toMatchObject({ code: null })
    }
    const server = startProgram(['server/main.mjs'], { ...environment, PORT: '0' })
    expect(await server.ended).toMatchObject(refusal('is not finished'))
    const doctor = await startProgram(['server/doctor.ts'], environment).ended
    expect(doctor).toMatchObject(refusal('is not finished'))
    const backup = await startProgram(['server/backup.ts'], environment).ended
    expect(backup).toMatchObject(refusal('is not finished'))
    expect(await readdir(join(dataDir, 'backups')).catch(() => [])).toEqual([])

    // Rows that are there are not copied again.
    const [, first = '', all] = /Moving: (\d+) of (\d+) rows/.exec(await moved(environment)) ?? []
    expect(Number(first)).toBe(Number(all))
    await expectSameRows(environment)
    await expectSameFiles(dataDir, bucket)
  }, 600_000)

  test('rows, and that they were copied, are written together or not at all', async () => {
    const environment = await givenMove()
    await endAt('rows of photos', environment, 'SIGKILL')
    await moved(environment)
    await expectSameRows(environment)
  })

  test('one that is killed between its last two steps ends when it is started again', async () => {
    const environment = await givenMove()
    await moved(environment)
    const marker = await unfinished(environment, '')
    await query(environment, marker)
    await moved(environment)
    await expectSameRows(environment)
  })

  test('what the server has changed between two tries is moved, too', async () => {
    const dataDir = await temporaryFolder()
    const server = await givenServer(Date.now(), { DATA_DIR: dataDir })
    const { anna, path } = await givenFamilyAt(server)
    await server.end()
    const environment = { DATA_DIR: dataDir, ...(await givenDatabase()) }
    await endAt('rows of members', environment, 'SIGKILL')
    await server.start()
    const { id } = await givenItem(atServer(server, anna), path, { name: 'Bread' })
    await server.end()
    expect(await moved(environment)).toContain('It is moved anew.')
    expect(await query(environment, `select name from shopping_items where id = '${id}'`)).toEqual([
      { name: 'Bread' },
    ])
    await expectSameRows(environment)
  })

  test('what must not be moved, or not to there, is refused in a sentence, and nothing is changed', async () => {
    const environment = await givenMove()
    const dataDir = environment.DATA_DIR
    const refused = async (given: Environment, sentence: string) => {
      const before = await filesIn(dataDir)
      const ended = await move(given).ended
      expect(ended).toMatchObject(refusal(sentence))
      expect(await filesIn(dataDir)).toEqual(before)
    }
    await refused({ DATA_DIR: dataDir }, 'Set DATABASE_URL')
    await refused({ ...environment, DATA_DIR: await temporaryFolder() }, 'There is no database')
    await refused({ ...environment, SECRET_KEY: 'x'.repeat(32) }, 'SECRET_KEY is set, and ')
    await refused({ ...environment, DATABASE_URL: 'postgres://127.0.0.1:9/x' }, 'PostgreSQL does not answer')
    const taken = { ...environment, ...(await givenDatabase()) }
    await query(taken, "create table things (name text); insert into things values ('ours')")
    await refused(taken, 'has tables already, and nothing in it was changed')
    expect(await query(taken, 'select * from things')).toEqual([{ name: 'ours' }])
    const others = { ...environment, ...(await givenDatabase()) }
    await query(others, await unfinished(others, 'another'))
    await refused(others, 'an unfinished move of another Sunporch')
    const server = await givenServer(Date.now(), { DATA_DIR: dataDir })
    await refused(environment, 'Another Sunporch is using the data folder')
    await server.end()

    const file = join(dataDir, 'sunporch.db')
    const bytes = await readFile(file)
    await writeFile(
      file,
      Buffer.concat([bytes.subarray(0, 8192), randomBytes(16_384), bytes.subarray(24_576)]),
    )
    await refused(environment, 'is damaged')
    expect(await tablesIn(environment)).toEqual([])
  })

  test('after the move nothing begins anew on an empty PostgreSQL, and the way back is said', async () => {
    const dataDir = await givenManyRows(few)
    await moved({ DATA_DIR: dataDir, ...(await givenDatabase()) })
    const [, kept = ''] = await filesIn(dataDir)
    const way = `rename ${join(dataDir, kept)} to ${join(dataDir, 'sunporch.db')}.`
    const empty = { DATA_DIR: dataDir, ...(await givenDatabase()) }
    for (const program of ['server/main.mjs', 'server/doctor.ts', 'server/move-to-postgres.ts']) {
      const ended = await startProgram([program], { ...empty, PORT: '0' }).ended
      expect([program, ended.code]).toEqual([program, 1])
      expect(ended.said).toContain(way)
    }
    expect(await tablesIn(empty)).toEqual([])
    // With the variables of before.
    const backup = await startProgram(['server/backup.ts'], { DATA_DIR: dataDir }).ended
    expect(backup).toMatchObject(refusal('was moved to PostgreSQL.'))

    const elsewhere = await temporaryFolder()
    for (const name of [kept, 'files']) await rename(join(dataDir, name), join(elsewhere, name))
    expect(await startProgram(['server/migrate.ts'], empty).ended).toMatchObject({ code: 0 })
  })

  test('no server starts on the PostgreSQL while the source is read', async () => {
    const environment = await givenMove()
    const onStep = (said: string) => {
      if (!said.startsWith('Reading')) return
      const other = { DATA_DIR: join(environment.DATA_DIR, 'other'), DATABASE_URL: environment.DATABASE_URL }
      expect(run(['server/migrate.ts'], other)).toContain('is not finished')
    }
    await moveHere(environment, { onStep })
    await expectSameRows(environment)
  })

  test('what is put into the PostgreSQL while the source is read stays, and the move is refused', async () => {
    const environment = await givenMove()
    const restored = `create table users (id text); insert into users values ('olga')`
    const onStep = (said: string) => said.startsWith('Reading') && runQuery(environment, restored)
    await expect(moveHere(environment, { onStep })).rejects.toThrow('has tables already')
    expect(await query(environment, 'select * from users')).toEqual([{ id: 'olga' }])
    expect(await filesIn(environment.DATA_DIR)).toEqual(['secret-key', 'sunporch.db'])
  })

  test('a server that was about to start before the move does not go on', async () => {
    const environment = await givenDatabase()
    // Kysely takes this lock before it migrates.
    const client = new pg.Client({ connectionString: environment.DATABASE_URL })
    await client.connect()
    await client.query('select pg_advisory_lock(3853314791062309107)')
    const starting = startProgram(['server/migrate.ts'], {
      DATA_DIR: await temporaryFolder(),
      ...environment,
    })
    const waiting = `select 1 from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`
    await until(async () => (await query(environment, waiting)).length === 1, 'it is about to migrate')
    await client.query('create table unfinished_move (name text primary key, value text not null)')
    await client.end()
    expect(await starting.ended).toMatchObject(refusal('is not finished'))
  })

  test('a view in the PostgreSQL, as extensions make them, does not matter', async () => {
    const environment = await givenMove()
    await query(environment, 'create view pg_stat_statements as select 1 as userid')
    await moved(environment)
    await expectSameRows(environment)
  })

  test('text that PostgreSQL cannot store is named by its row, and can be moved without it', async () => {
    const environment = await givenMove()
    const dataDir = environment.DATA_DIR
    const file = join(dataDir, 'sunporch.db')
    change(file, `update photos set caption = 'In the' || char(0) || ' garden' where rowid = 2`)
    const refused = await move(environment).ended
    expect(refused).toMatchObject(
      refusal('row 2 of photos has a NUL character in caption. Nothing was moved.'),
    )
    expect(await tablesIn(environment)).toEqual([])
    change(file, `update photos set caption = cast(x'61ff62' as text) where rowid = 3`)
    expect((await move(environment, '--without-nul').ended).said).toContain(
      'row 3 of photos has text that is not UTF-8',
    )
    // The replacement character that is read has as many bytes.
    change(file, `update photos set caption = cast(x'f09f98' as text) where rowid = 3`)
    expect((await move(environment, '--without-nul').ended).said).toContain(
      'row 3 of photos has text that is not UTF-8',
    )
    change(file, `update photos set caption = 'from \uFFFD before' where rowid = 3`)
    await moved(environment, '--without-nul')
    const captions = await query(environment, 'select caption from photos')
    expect(captions).toContainEqual({ caption: 'In the garden' })
    expect(captions).toContainEqual({ caption: 'from \uFFFD before' })
  })

  test('rows whose numbers are negative are moved, too', async () => {
    const environment = await givenMove()
    const file = join(environment.DATA_DIR, 'sunporch.db')
    change(file, `update photos set rowid = 0 where rowid = 2; update photos set rowid = -5 where rowid = 3`)
    await moved(environment)
    await expectSameRows(environment)
  })

  test('a database of an earlier release is brought up to date before, and a copy of it is kept', async () => {
    const dataDir = await temporaryFolder()
    const [newest = ''] = Object.keys(migrations).slice(-1)
    const { [newest]: _, ...earlier } = migrations
    const platform = await openPlatform(readConfig({ DATA_DIR: dataDir, DISK_KEEP_FREE: 'off' }), earlier)
    await sql`insert into users (id, first_name, created_at) values ('anna', 'Anna', 1)`.execute(
      platform.app.db,
    )
    await platform.close()
    const environment = { DATA_DIR: dataDir, ...(await givenDatabase()) }
    await moved(environment)
    expect(await readdir(join(dataDir, 'before-upgrade'))).toEqual([
      expect.stringContaining(`-before-${newest}.db`),
    ])
    expect(await query(environment, 'select first_name from users')).toEqual([{ first_name: 'Anna' }])
  })

  test('what was changed in PostgreSQL is found, and copied anew', async () => {
    const environment = await givenMove(many)
    await endAt('rows of photo_people', environment, 'SIGKILL')
    await query(environment, `update photos set width = width + 1 where caption is not null`)
    expect(await move(environment).ended).toMatchObject(
      refusal('PostgreSQL does not have what was copied: photos has other values.'),
    )
    await moved(environment)
    await expectSameRows(environment)
  })

  test('Ctrl+C says that it can be started again', async () => {
    const environment = await givenMove(many)
    expect(await endAt('rows of photos', environment, 'SIGINT')).toMatchObject(
      refusal('it goes on where it was'),
    )
    await moved(environment)
  })

  test('a picture that the disk does not give out is named, and the rest is copied', async () => {
    const bucket = await givenBucket()
    const dataDir = await givenManyRows(few)
    const environment = { DATA_DIR: dataDir, ...(await givenDatabase()), ...bucketEnvironment(bucket) }
    const [first = ''] = await readdir(join(dataDir, 'files/pictures'))
    const original = join(dataDir, 'files/pictures', first, 'original')
    await rename(original, join(dataDir, 'kept'))
    await symlink('original', original)
    const refused = await move(environment).ended
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining(`does not give out pictures/${first}/original (in `),
    })
    await rm(original)
    await rename(join(dataDir, 'kept'), original)
    await moved(environment)
    await expectSameFiles(dataDir, bucket)
  })

  test('a connection that is lost while files are copied ends the move before anything is put aside', async () => {
    const environment = await givenFilesToMove()
    const others = 'datname = current_database() and pid <> pg_backend_pid()'
    const told: number[] = []
    const onFiles = (done: number) => {
      told.push(done)
      if (done === 3)
        runQuery(environment, `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
    }
    await expect(moveHere(environment, { onFiles })).rejects.toThrow()
    expect(told.length).toBeLessThan(originals / 2)
    expect(await filesIn(environment.DATA_DIR)).toEqual(['secret-key', 'sunporch.db'])
    await moved(environment)
  })

  test('nothing is put aside when the mark is not there any more', async () => {
    const environment = await givenFilesToMove()
    const onFiles = (done: number, of: number) =>
      done === of && runQuery(environment, 'drop table unfinished_move')
    await expect(moveHere(environment, { onFiles })).rejects.toThrow('unfinished_move')
    expect(await filesIn(environment.DATA_DIR)).toEqual(['secret-key', 'sunporch.db'])
  })

  test('a PostgreSQL that closes idle connections waits for the reading', async () => {
    const environment = await givenMove()
    const { pathname } = new URL(environment.DATABASE_URL)
    await query(environment, `alter database ${pathname.slice(1)} set idle_session_timeout = '1s'`)
    const onStep = (said: string) => said.startsWith('Reading') && runQuery(environment, 'select pg_sleep(2)')
    await moveHere(environment, { onStep })
    await expectSameRows(environment)
  })

  test('pictures that are in the bucket already are not missing', async () => {
    const bucket = await givenBucket()
    const dataDir = await givenManyRows(few)
    const ids = await readdir(join(dataDir, 'files/pictures'))
    const storage = await openS3Storage(bucket)
    for (const id of ids.slice(1)) await storage.put(`pictures/${id}/original`, Buffer.from(id))
    await storage.close()
    await rm(join(dataDir, 'files'), { recursive: true })
    const environment = { DATA_DIR: dataDir, ...(await givenDatabase()), ...bucketEnvironment(bucket) }
    const said = await moved(environment)
    expect(said).toContain(`Neither the folder nor the bucket has pictures/${ids[0]}/original, voices/`)
    expect(said).toMatch(/\/voice\.mp3, clips\/[^/]+\/film\.mp4, recordings\/[^/]+\/recording\.mp3, though/)
  })
})

function move(environment: Environment, ...args: string[]): Program {
  return startProgram(['server/move-to-postgres.ts', ...args], environment)
}

/** In this process, to do something at a certain step. */
function moveHere(environment: Environment, job: Partial<MoveJob>) {
  const config = readConfig({ DISK_KEEP_FREE: 'off', ...environment })
  return moveToPostgres({ config, withoutNul: false, onStep() {}, onRows() {}, onFiles() {}, ...job })
}

/** What a program of the project says, while this process waits for it. */
function run(args: string[], environment: Environment): string {
  const env = { PATH: process.env.PATH, DISK_KEEP_FREE: 'off', ...environment }
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 30_000 })
  return stdout + stderr
}

function runQuery({ DATABASE_URL = '' }: Environment, text: string): void {
  const program = `import pg from 'pg'
    const client = new pg.Client({ connectionString: process.argv[1] })
    await client.connect()
    await client.query(process.argv[2])
    await client.end()`
  expect(run(['--input-type=module', '--eval', program, DATABASE_URL, text], {})).toBe('')
}

/** How a program ends that refuses, and what it says then. */
function refusal(sentence: string) {
  return { code: 1, said: expect.stringContaining(sentence) }
}

/** What it has said when all was moved. */
async function moved(environment: Environment, ...args: string[]): Promise<string> {
  const { code, said } = await move(environment, ...args).ended
  if (code !== 0) throw new Error(said)
  expect(said).toContain('Everything was moved and compared: ')
  return said
}

/** Begins a move, and ends it while it writes this into the table of the unfinished move. */
async function endAt(name: string, environment: Environment, signal: NodeJS.Signals) {
  await query(
    environment,
    `${await unfinished(environment, '')};
     create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(600); return new; end';
     create trigger wait before insert on unfinished_move for each row
       when (new.name = '${name}') execute function wait()`,
  )
  const waiting = `from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`
  const moving = move(environment)
  await until(async () => (await query(environment, `select 1 ${waiting}`)).length === 1, name)
  moving.process.kill(signal)
  const ended = await moving.ended
  await query(environment, `select pg_terminate_backend(pid) ${waiting}`)
  await query(environment, 'drop trigger wait on unfinished_move; drop function wait')
  return ended
}

async function killAt(program: Program, isReached: (said: string) => boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => isReached(program.said()) && resolve()
    program.process.stdout?.on('data', look)
    program.process.once('close', () => resolve())
  })
  program.process.kill('SIGKILL')
}

async function givenServer(now: number, environment: Environment) {
  const server = await startClockServer(toIso(now), { LOG_LEVEL: 'silent', ...environment })
  onTestFinished(() => server.stop())
  return server
}

async function givenDatabase(): Promise<{ DATABASE_URL: string }> {
  const { environment, drop } = await createDatabase()
  onTestFinished(drop)
  return { DATABASE_URL: environment.DATABASE_URL ?? '' }
}

/** With photos, answers, the schedule, the list, notes, visits and a face. */
async function givenLivelyFamily(server: { url: string }, now: number): Promise<TriedFamily> {
  const family = await givenFamilyAt(server)
  const { anna, ben, screen, path } = family
  const photo = await givenPhoto(anna, path, 'In the garden – „Großmutter“ 🌻')
  await givenPhoto(ben, path)
  await made(anna.request('PUT', '/api/auth/user/picture', { objectPath: await givenUpload(anna) }))
  const book = await givenContent(anna, path, { title: 'Persuasion', description: 'A\nstory' })
  await made(anna.post(`${path}/photos/${photo.id}/send-to-alexa`))
  await made(anna.post(`${path}/content/${book.id}/send-to-alexa`))
  const view = await made(screen.get('/api/screen'))
  for (const { deliveryId } of view.items) {
    await made(screen.post(`/api/screen/deliveries/${deliveryId}/shown`, {}))
    await made(screen.post(`/api/screen/deliveries/${deliveryId}/answers`, { kind: 'heart' }))
  }
  const planned = await givenContent(anna, path, { title: 'Planned before' })
  const plan = { contentItemId: planned.id, scheduledFor: toIso(now + hours(2)) }
  await made(anna.post(`${path}/schedule`, plan))
  const note = await givenNote(ben, path)
  await made(anna.post(`${path}/notes/${note.id}/send`))
  const { id } = await givenItem(anna, path, { name: 'Tea' })
  await givenItem(ben, path, { name: 'Milk', quantity: '2', notes: 'the blue one' })
  await made(anna.patch(`/api/shopping-items/${id}/toggle`, { isCompleted: true }))
  const date = toIso(now + hours(24)).slice(0, 10)
  await made(anna.post(`${path}/visits`, { who: 'Ben', date, repeats: 'daily' }))
  await made(anna.post(`${path}/people`, { name: 'Tom', relation: 'your grandson' }))
  await made(anna.patch(`${path}/room`, { language: 'de', volume: 40 }))
  return family
}

const inGroup = [
  '/members',
  '/photos',
  '/content',
  '/notes',
  '/schedule',
  '/shopping',
  '/shopping/amazon',
  '/activity',
  '/answers',
  '/room',
  '/life',
  '/people',
  '/storage',
  '/visits',
  '/calendars',
  '/calendar-feed',
  '/upload-keys',
  '/notice-choices',
  '/alexa',
]
const ofPerson = [
  '/api/auth/user',
  '/api/family-groups',
  '/api/notices',
  '/api/notices/summary',
  '/api/auth/passkeys',
]

/** Everything that they read, by the address; of pictures the bytes. */
async function answersOf(server: { url: string }, family: TriedFamily): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  const read = async (name: string, who: Browser, path: string) => {
    const { status, body, bytes } = await atServer(server, who).get(path)
    // A member may not read everything.
    if (name !== 'ben') expect([path, status]).toEqual([path, 200])
    answers[`${name} ${path} ${status}`] = body ? { ...body, now: null } : bytes.toString('base64')
    return body
  }
  for (const name of ['anna', 'ben'] as const) {
    const who = family[name]
    for (const path of ofPerson) await read(name, who, path)
    for (const path of inGroup) await read(name, who, family.path + path)
    for (const { objectPath } of await read(name, who, `${family.path}/photos`))
      for (const size of ['', '?w=320', '?w=1280']) await read(name, who, `/api${objectPath}${size}`)
  }
  const { profileImageUrl } = await read('anna', family.anna, '/api/auth/user')
  await read('anna', family.anna, profileImageUrl)
  const view = await read('screen', family.screen, '/api/screen')
  for (const { picture } of view.items) if (picture) await read('screen', family.screen, picture.url)
  return answers
}

/** A source, and an empty PostgreSQL for it. */
async function givenMove(size = few) {
  return { DATA_DIR: await givenManyRows(size), ...(await givenDatabase()) }
}

async function givenFilesToMove() {
  const move = await givenMove({ families: 1, photos: originals })
  return { ...move, ...bucketEnvironment(await givenBucket()) }
}

/** Enough to be killed between them. */
const originals = 150

const few = { families: 1, photos: 3 }
/** Thousands of rows, more than a chunk of some tables. */
const many = { families: 2, photos: 400 }

/** A data folder with rows, and the originals of some photos. */
async function givenManyRows(size: typeof few): Promise<string> {
  const dataDir = await temporaryFolder()
  const ids = await lookInto({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, async (app) => {
    await givenRows(app, size)
    return app.db.selectFrom('photos').select('object_id').execute()
  })
  for (const { object_id } of ids.slice(0, originals)) {
    const folder = join(dataDir, 'files/pictures', object_id)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'original'), randomBytes(3000))
  }
  return dataDir
}

function change(file: string, statement: string): void {
  const database = new DatabaseSync(file)
  database.exec(statement)
  database.close()
}

async function filesIn(folder: string): Promise<string[]> {
  // A server that has been stopped leaves its spare file and its log.
  return (await readdir(folder)).filter((name) => /^sunporch\.db($|\.)|^secret-key$/.test(name)).sort()
}

async function query({ DATABASE_URL = '' }: Environment, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function tablesIn(environment: Environment): Promise<string[]> {
  const rows = await query(environment, `select tablename as name from pg_tables where schemaname = 'public'`)
  return rows.map(({ name }) => String(name)).sort()
}

/** A statement that marks the move of this source, or of another one, as unfinished. */
async function unfinished({ DATA_DIR = '' }: Environment, source: string): Promise<string> {
  const key = Buffer.from((await readFile(join(DATA_DIR, 'secret-key'), 'utf8')).trim(), 'base64url')
  return `create table unfinished_move (name text primary key, value text not null);
    insert into unfinished_move values ('source', '${source || fingerprintOf(key)}')`
}

/** Looks at both databases by itself. */
async function expectSameRows(environment: Environment): Promise<void> {
  const folder = environment.DATA_DIR ?? ''
  const kept = (await readdir(folder)).find((name) => name.startsWith('sunporch.db.moved-')) ?? ''
  expect(await filesIn(folder)).toEqual(['secret-key', kept].sort())
  const database = new DatabaseSync(join(folder, kept), { readOnly: true })
  const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all()
  const names = tables.map(({ name }) => String(name)).filter((name) => !/^(kysely|sqlite)_/.test(name))
  const ours = (await tablesIn(environment)).filter((name) => !name.startsWith('kysely_'))
  expect(ours).toEqual(names.sort())
  for (const name of names) {
    const texts = (rows: Record<string, unknown>[]) =>
      rows
        .map((row) =>
          JSON.stringify(
            Object.entries(row)
              .map(([column, value]) => `${column} ${value}`)
              .sort(),
          ),
        )
        .sort()
    const here = texts(database.prepare(`select * from "${name}"`).all())
    expect(texts(await query(environment, `select * from "${name}"`)), name).toEqual(here)
  }
  database.close()
}

async function expectSameFiles(dataDir: string, bucket: S3Config): Promise<void> {
  const storage = await openS3Storage(bucket)
  for (const id of await readdir(join(dataDir, 'files/pictures'))) {
    const key = `pictures/${id}/original`
    expect(await storage.read(key), key).toEqual(await readFile(join(dataDir, 'files', key)))
  }
  await storage.close()
}
