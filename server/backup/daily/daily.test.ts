import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { photoPurge } from '../../photos/photo-purge.ts'
import { days, hours, minutes, toIso } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config.ts'
import { isPostgres } from '../../platform/db/transaction.ts'
import { runDue } from '../../platform/work/due.ts'
import { openBrowser } from '../../testing/browser.ts'
import { createFamilyApp, givenFamily, givenPhoto } from '../../testing/given/given.ts'
import { givenSmallDisk } from '../../testing/others/small-disk.ts'
import { isSweep } from '../../testing/soak.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createDatabase } from '../../testing/test-database.ts'
import { restore } from '../commands/restore.ts'
import { verify } from '../commands/verify.ts'
import { dailyBackup } from './daily-due.ts'
import { makeDaily } from './make-daily.ts'

const on = { BACKUP_DAILY: 'on' }

test('five minutes after a start, and each day, a backup is made that can be restored', async () => {
  const { app, anna, path } = await createFamilyApp(on)
  const photo = await givenPhoto(anna, path, 'One')
  await runDaily(app)
  expect(await filesIn(app)).toEqual([])
  app.clock.advance(minutes(5))
  await runDaily(app)
  const [first = '', ...others] = await filesIn(app)
  expect(others).toEqual([])
  expect(first).toMatch(/^sunporch-daily-.*\.tar$/)
  // The pictures take no room of their own.
  expect((await stat(keptPath(app, photo))).nlink).toBe(2)
  await runDaily(app)
  expect(await filesIn(app)).toHaveLength(1)

  const later = await givenPhoto(anna, path, 'Two')
  app.clock.advance(days(1))
  await runDaily(app)
  expect(await filesIn(app)).toHaveLength(2)
  expect((await verify(app.config, fileIn(app, first), null)).about.photos).toBe(1)
  const [, second = ''] = await filesIn(app)
  const target = await restored(fileIn(app, second))
  expect((await readdir(join(target, 'files', 'pictures'))).sort()).toEqual(
    [photo, later].map(objectId).sort(),
  )
  const metrics = await openBrowser(app).get('/metrics')
  expect(String(metrics.bytes)).toContain(
    `sunporch_daily_backup_last_success_timestamp_seconds ${Math.floor(app.clock.now() / 1000)}`,
  )
})

test.runIf(isSweep)('the oldest are removed, and then what only they had of deleted photos', async () => {
  const { app, anna, path } = await createFamilyApp({ ...on, BACKUP_KEEP: '2' })
  const photo = await givenPhoto(anna, path)
  await firstBackup(app)
  const [oldest = ''] = await filesIn(app)
  await anna.delete(`${path}/photos/${photo.id}`)
  app.clock.advance(days(1) + minutes(2))
  await runDue(app, photoPurge)
  await runDaily(app)
  expect((await stat(keptPath(app, photo))).nlink).toBe(1)
  expect((await verify(app.config, fileIn(app, oldest), null)).gone).toBe(0)
  app.clock.advance(days(1))
  await runDaily(app)
  expect(await filesIn(app)).toHaveLength(2)
  expect(await filesIn(app)).not.toContain(oldest)
  await expect(stat(keptPath(app, photo))).rejects.toThrow('ENOENT')
})

test('when the disk is short, backups give up deleted photos, and can still be restored', async () => {
  const { app, anna, path } = await createFamilyApp(on)
  const [gone, kept] = [await givenPhoto(anna, path, 'Gone'), await givenPhoto(anna, path, 'Kept')]
  await firstBackup(app)
  await anna.delete(`${path}/photos/${gone.id}`)
  app.clock.advance(days(1) - minutes(1))
  const { isShort } = app.disk
  app.disk.isShort = () => true
  await runDue(app, photoPurge)
  await runDaily(app)
  app.disk.isShort = isShort
  await expect(stat(keptPath(app, gone))).rejects.toThrow('ENOENT')
  expect((await stat(keptPath(app, kept))).nlink).toBe(2)
  const [file = ''] = await filesIn(app)
  expect((await verify(app.config, fileIn(app, file), null)).gone).toBe(1)
  const target = await restored(fileIn(app, file))
  expect(await readdir(join(target, 'files', 'pictures'))).toEqual([objectId(kept)])
  // What is missing without having been given up is damage.
  await rm(keptPath(app, kept))
  await expect(verify(app.config, fileIn(app, file), null)).rejects.toThrow('cannot be used')
})

test('what is missing in the storage without having been deleted is not given up', async () => {
  const { app, anna, path } = await createFamilyApp(on)
  const photo = await givenPhoto(anna, path, 'Lost')
  await firstBackup(app)
  await rm(join(app.config.dataDir, 'files', 'pictures'), { recursive: true })
  app.disk.isShort = () => true
  app.clock.advance(minutes(2))
  await runDaily(app)
  const [file = ''] = await filesIn(app)
  const target = await restored(fileIn(app, file))
  expect(await readdir(join(target, 'files', 'pictures'))).toEqual([objectId(photo)])
})

test('the folder of backups cannot be the data folder, nor its files, under whatever name', async () => {
  const DATA_DIR = await temporaryFolder()
  const elsewhere = await temporaryFolder()
  await mkdir(join(DATA_DIR, 'files', 'pictures'), { recursive: true })
  await symlink(join(DATA_DIR, 'files'), join(elsewhere, 'linked'))
  for (const BACKUP_DIR of [DATA_DIR, join(DATA_DIR, 'files'), join(elsewhere, 'linked', 'backups')])
    expect(() => readConfig({ DATA_DIR, BACKUP_DIR }), BACKUP_DIR).toThrow(
      'BACKUP_DIR: must be a folder of its own',
    )
  expect(readConfig({ DATA_DIR, BACKUP_DIR: elsewhere }).backup.folder).toBe(elsewhere)
  expect(readConfig({ DATA_DIR }).backup.folder).toBe(join(DATA_DIR, 'backups'))
})

test.runIf(isSweep)('files of others in the folder of backups stay', async () => {
  const folder = await temporaryFolder()
  const letter = join(folder, 'files', 'Tax 2025', 'letter.pdf')
  await mkdir(dirname(letter), { recursive: true })
  await writeFile(letter, 'Dear Sir')
  const { app, anna, path } = await createFamilyApp({ ...on, BACKUP_DIR: folder })
  await givenPhoto(anna, path)
  await firstBackup(app)
  const added = join(folder, 'sunporch-files', 'notes.txt')
  await writeFile(added, 'Mine')
  app.clock.advance(days(1))
  await runDaily(app)
  expect(await filesIn(app)).toHaveLength(2)
  expect([await readFile(letter, 'utf8'), await readFile(added, 'utf8')]).toEqual(['Dear Sir', 'Mine'])
})

test('a folder that is not of backups is refused', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'sunporch-files', 'pictures'), { recursive: true })
  const app = await createTestApp({ ...on, BACKUP_DIR: folder })
  await givenFamily(app)
  await firstBackup(app)
  const row = await app.db.selectFrom('daily_backups').selectAll().executeTakeFirstOrThrow()
  expect(row.failure).toBe(
    `The folder ${join(folder, 'sunporch-files')} has files that are not of backups. Move it aside, or set BACKUP_DIR to another folder.`,
  )
})

test('older ones stay when all of them together make too little room', async ({ skip }) => {
  const disk = givenSmallDisk(5, skip)
  const app = await createTestApp({
    ...on,
    BACKUP_DIR: disk.folder,
    BACKUP_PASSPHRASE: 'correct horse battery',
  })
  await givenFamily(app)
  const names = ['21', '22', '23'].map((day) => `sunporch-daily-2020-01-${day}T03-00-00Z.tar.sealed`)
  for (const name of names) await writeFile(fileIn(app, name), 'small')
  disk.fill()
  const job = { config: app.config, now: app.clock.now() }
  const make = () => makeDaily(job, new AbortController().signal)
  await expect(make()).rejects.toThrow('There is no room for ')
  expect(await filesIn(app)).toEqual(names)
  // Large ones: the oldest alone is enough.
  disk.empty()
  for (const name of names) await writeFile(fileIn(app, name), Buffer.alloc(1_500_000, 1))
  disk.fill()
  await make()
  expect(await filesIn(app)).toEqual([...names.slice(1), expect.stringMatching(/^sunporch-daily-/)])
})

test('pictures that are copied and do not fit are refused before the first one is copied', async ({
  skip,
}) => {
  const disk = givenSmallDisk(12, skip)
  const { app, anna, path } = await createFamilyApp({ ...on, BACKUP_DIR: disk.folder })
  await givenPhoto(anna, path)
  const job = { config: app.config, now: app.clock.now() }
  const make = (now: number) => makeDaily({ ...job, now }, new AbortController().signal)
  const keptFiles = () => readdir(join(disk.folder, 'sunporch-files'))
  await app.db.updateTable('photos').set({ bytes: 900_000_000 }).execute()
  await expect(make(job.now)).rejects.toThrow('There is no room for ')
  expect(await keptFiles()).not.toContain('pictures')
  // What was kept before needs no further room.
  await app.db.updateTable('photos').set({ bytes: 100_000 }).execute()
  await make(job.now)
  expect(await keptFiles()).toContain('pictures')
  disk.fill()
  await expect(make(job.now + days(1))).rejects.toThrow('There is no room for ')
  disk.empty()
  expect(await filesIn(app)).toHaveLength(1)
})

test('a clock that was ahead neither stops backups nor costs the newest', async () => {
  const app = await createTestApp({ ...on, BACKUP_KEEP: '2' })
  await givenFamily(app)
  const ahead = app.clock.now() + days(3000)
  await app.db.updateTable('daily_backups').set({ due_at: ahead, made_at: ahead }).execute()
  expect((await ready(app)).warning).toBe(
    `The last daily backup is of ${toIso(ahead)}. That is in the future: check the clock of the server.`,
  )
  const future = ['21', '22'].map((day) => `sunporch-daily-9998-01-${day}T03-00-00Z.tar.sealed`)
  await mkdir(app.config.backup.folder)
  for (const name of future) await writeFile(fileIn(app, name), '')
  await firstBackup(app)
  const { made_at } = await app.db.selectFrom('daily_backups').selectAll().executeTakeFirstOrThrow()
  expect(made_at).toBeLessThanOrEqual(app.clock.now())
  const left = await filesIn(app)
  expect(left).toEqual([expect.stringMatching(/\.tar$/), future[1]])
})

test.runIf(isSweep)('while an older one is damaged, no picture that it may name is removed', async () => {
  const { app, anna, path } = await createFamilyApp(on)
  const photo = await givenPhoto(anna, path)
  await firstBackup(app)
  const [first = ''] = await filesIn(app)
  await anna.delete(`${path}/photos/${photo.id}`)
  app.clock.advance(days(1) + minutes(2))
  await runDue(app, photoPurge)
  const whole = await readFile(fileIn(app, first))
  for (const broken of [Buffer.alloc(0), whole.subarray(0, 3000), Buffer.alloc(whole.length)]) {
    await writeFile(fileIn(app, first), broken)
    await runDaily(app)
    app.clock.advance(days(1))
    expect((await stat(keptPath(app, photo))).isFile()).toBe(true)
    const row = await app.db.selectFrom('daily_backups').selectAll().executeTakeFirstOrThrow()
    expect(row.failure).toContain(`The backup ${fileIn(app, first)} is damaged.`)
  }
})

test.runIf(isSweep)(
  'pictures in the clear end with the backups that name them, also where these are sealed or off now',
  async () => {
    const { app, anna, path } = await createFamilyApp(on)
    const photo = await givenPhoto(anna, path)
    await firstBackup(app)
    const [first = ''] = await filesIn(app)
    const sealed = { ...app.config.backup, passphrase: 'correct horse battery' }
    const makeSealed = (now: number) =>
      makeDaily({ config: { ...app.config, backup: sealed }, now }, new AbortController().signal)
    await makeSealed(app.clock.now() + hours(1))
    expect((await stat(keptPath(app, photo))).isFile()).toBe(true)
    await rm(fileIn(app, first))
    await makeSealed(app.clock.now() + hours(2))
    await expect(stat(keptPath(app, photo))).rejects.toThrow('ENOENT')

    app.clock.advance(days(1))
    await runDaily(app)
    expect((await stat(keptPath(app, photo))).isFile()).toBe(true)
    for (const name of await filesIn(app)) await rm(fileIn(app, name))
    app.config.backup.isDaily = false
    app.clock.advance(days(1))
    await runDue(app, dailyBackup)
    await expect(stat(keptPath(app, photo))).rejects.toThrow('ENOENT')
  },
)

test('copies from before an upgrade end after 30 days', async () => {
  const app = await createTestApp({ BACKUP_DAILY: 'off' })
  const folder = join(app.config.dataDir, 'before-upgrade')
  await mkdir(folder)
  for (const [name, age] of [
    ['old', 31],
    ['new', 29],
  ] as const) {
    const at = new Date(app.clock.now() - days(age))
    await writeFile(join(folder, `${name}.db`), '')
    await utimes(join(folder, `${name}.db`), at, at)
  }
  await runDue(app, dailyBackup)
  expect(await readdir(folder)).toEqual(['new.db'])
})

test.runIf(isSweep)(
  'a kept picture that has lost bits is said within seven days, and costs no other',
  async () => {
    const { app, anna, path } = await createFamilyApp(on)
    const [rotten, kept] = [await givenPhoto(anna, path, 'Rotten'), await givenPhoto(anna, path, 'Kept')]
    await firstBackup(app)
    // The same file has both names.
    const bytes = await readFile(keptPath(app, rotten))
    await writeFile(keptPath(app, rotten), bytes.fill(0, 100, 200))
    const signal = new AbortController().signal
    const said: string[] = []
    for (let day = 1; day <= 7; day++)
      said.push(...(await makeDaily({ config: app.config, now: app.clock.now() + days(day) }, signal)))
    expect(said).toEqual([
      expect.stringContaining(
        `1 file cannot be read, or not as before: pictures/${objectId(rotten)}/original.`,
      ),
    ])
    const file = fileIn(app, (await filesIn(app)).at(-1) ?? '')
    await expect(restored(file)).rejects.toThrow('add --without-damaged')
    const target = await restored(file, { withoutDamaged: true })
    expect(await readdir(join(target, 'files', 'pictures'))).toContain(objectId(kept))
    await expect(stat(join(target, 'files', 'pictures', objectId(rotten), 'original'))).rejects.toThrow(
      'ENOENT',
    )
  },
)

test('one that fails is said to whoever runs the server, and is tried again', async () => {
  const folder = join(await temporaryFolder(), 'backups')
  await writeFile(folder, 'This is no folder.')
  const app = await createTestApp({ ...on, BACKUP_DIR: folder })
  await givenFamily(app)
  await firstBackup(app)
  expect((await ready(app)).warning).toBe(
    'The daily backup could not be made: see the log. There is no daily backup yet.',
  )
  const row = await app.db.selectFrom('daily_backups').selectAll().executeTakeFirstOrThrow()
  expect(row.failure).toBe(`There is no folder ${folder} (BACKUP_DIR). Make it, or mount its disk.`)
  await rm(folder)
  app.clock.advance(hours(3))
  await runDaily(app)
  expect((await ready(app)).warning).toContain('The daily backup could not be made: see the log.')
  // As when its disk is mounted.
  await mkdir(folder)
  app.clock.advance(hours(3))
  await runDaily(app)
  const madeAt = toIso(app.clock.now())
  expect(await ready(app)).toEqual({ status: 'ready' })
  expect(await filesIn(app)).toHaveLength(1)
  app.clock.advance(days(2) + minutes(1))
  expect((await ready(app)).warning).toBe(`The last daily backup is of ${madeAt}.`)
})

test('with a passphrase each one is sealed and has all pictures in itself', async () => {
  const passphrase = 'correct horse battery'
  const { app, anna, path } = await createFamilyApp({ ...on, BACKUP_PASSPHRASE: passphrase })
  await givenPhoto(anna, path)
  await firstBackup(app)
  const [file = ''] = await filesIn(app)
  expect(file).toMatch(/\.tar\.sealed$/)
  expect(await readdir(app.config.backup.folder)).toEqual([file])
  expect((await verify(app.config, fileIn(app, file), passphrase)).about.pictures).toBe('inside')
})

test('of several servers one makes it', async () => {
  const app = await createTestApp(on)
  if (!isPostgres(app)) return
  const shared = { DATABASE_URL: app.config.databaseUrl ?? '', BACKUP_DIR: app.config.backup.folder }
  await mkdir(shared.BACKUP_DIR)
  const second = await createTestApp({ ...on, ...shared })
  await givenFamily(app)
  for (const server of [app, second]) {
    await runDaily(server)
    server.clock.advance(minutes(5))
  }
  await Promise.all([app, second].map(runDaily))
  expect(await filesIn(app)).toHaveLength(1)
})

test('it is on with each engine, and can be switched off', () => {
  const isDaily = (environment: Record<string, string>) => readConfig(environment).backup.isDaily
  const engines: Record<string, string>[] = [{}, { DATABASE_URL: 'postgres://localhost/sunporch' }]
  for (const engine of engines) {
    expect(isDaily(engine)).toBe(true)
    expect(isDaily({ ...engine, BACKUP_DAILY: 'off' })).toBe(false)
  }
})

test.runIf(isSweep)('its process ends with the server, and leaves nothing', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => {
    silent.closeAllConnections()
    silent.close()
  })
  const { app, anna, path } = await createFamilyApp(on)
  await givenPhoto(anna, path)
  const bucket = {
    S3_BUCKET: 'silent',
    S3_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'none',
    S3_SECRET_ACCESS_KEY: 'none',
  }
  const { databaseUrl, dataDir } = app.config
  const config = readConfig({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...bucket,
  })
  const child = fork('server/backup/daily/daily-process.ts', { serialization: 'advanced', execArgv: [] })
  child.send({ config, now: Date.now() })
  const parts = async () =>
    (await readdir(config.backup.folder).catch(() => [])).filter((name) => name.endsWith('.sunporch-part'))
  await expect.poll(parts).toHaveLength(1)
  child.disconnect()
  await once(child, 'exit')
  expect(await parts()).toEqual([])
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.backup-'))).toEqual([])
})

async function firstBackup(app: TestApp): Promise<void> {
  await runDaily(app)
  app.clock.advance(minutes(5))
  await runDaily(app)
}

async function runDaily(app: TestApp): Promise<void> {
  await runDue(app, dailyBackup)
  await app.dailyBackup.running
}

async function filesIn({ config }: TestApp): Promise<string[]> {
  const names = await readdir(config.backup.folder).catch(() => [])
  return names.filter((name) => name.startsWith('sunporch-daily-')).sort()
}

function fileIn({ config }: TestApp, name: string): string {
  return join(config.backup.folder, name)
}

function objectId({ objectPath }: { objectPath: string }): string {
  return objectPath.split('/').at(-1) ?? ''
}

function keptPath({ config }: TestApp, photo: { objectPath: string }): string {
  return join(config.backup.folder, 'sunporch-files', 'pictures', objectId(photo), 'original')
}

/** Restores into an empty place; returns its folder. */
async function restored(file: string, how: { withoutDamaged?: boolean } = {}): Promise<string> {
  const { environment, drop } = await createDatabase()
  onTestFinished(drop)
  const DATA_DIR = await temporaryFolder()
  await restore({ config: readConfig({ ...environment, DATA_DIR }), file, passphrase: null, ...how })
  return DATA_DIR
}

async function ready(app: TestApp) {
  app.clock.advance(minutes(1))
  return (await openBrowser(app).get('/readyz')).body
}
