import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { days } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { isPostgres } from '../platform/db/transaction.ts'
import { openBrowser } from '../testing/browser.ts'
import { createFamilyApp, givenFamily, givenPhoto, givenUpload, password } from '../testing/given/given.ts'
import { givenBucket } from '../testing/given/given-bucket.ts'
import { givenTarget } from '../testing/given/given-target.ts'
import { bucketEnvironment } from '../testing/others/bucket.ts'
import { givenSmallDisk } from '../testing/others/small-disk.ts'
import { startProgram } from '../testing/processes/run-program.ts'
import { type RunningServer, startServer } from '../testing/processes/running-server.ts'
import { isSweep } from '../testing/soak.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createDatabase } from '../testing/test-database.ts'
import { expectNothingLost, expectWholePictures } from '../testing/torture/invariants.ts'
import { startLoad } from '../testing/torture/load.ts'
import { findings } from '../testing/torture/report.ts'
import { atServer, engineHere, givenFamilyAt, lookInto, until } from '../testing/torture/world.ts'
import { makeBackup } from './commands/make-backup.ts'
import { restore } from './commands/restore.ts'
import { verify } from './commands/verify.ts'
import { withStorage } from './pictures.ts'

test('a backup of a busy server has everything acknowledged before it, whole and once', async () => {
  const database = await createDatabase()
  const server = await startServer(database.environment)
  onTestFinished(async () => {
    await server.stop()
    await database.drop()
  })
  const family = await givenFamilyAt(server)
  const { anna, path } = family
  const photos = [await givenPhoto(anna, path, 'One'), await givenPhoto(anna, path, 'Two')]
  await anna.request('PUT', '/api/auth/user/picture', { objectPath: await givenUpload(anna) })
  const originals = await originalsOf(server, photos)
  const load = await startLoad({ ...family, servers: [server] }, { atOnce: 6 })
  const { items, ticks, photos: added, notes, sends, answers } = load.ledger
  const kinds = [items, ticks, added, notes, sends, answers]
  await until(async () => kinds.every(hasOne), 'one write of each kind is acknowledged')
  const before = structuredClone(load.ledger)
  const folder = await temporaryFolder()
  const environment = { ...database.environment, DATA_DIR: server.dataDir }

  const file = join(folder, 'ours.tar')
  const backup = await startProgram(['server/backup.ts', file], environment).ended
  await load.stop()
  expect(load.ledger.failures).toEqual([])
  expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('and the secret key (') })
  const verified = await startProgram(['server/backup.ts', '--verify', file], environment).ended
  expect(verified).toMatchObject({ code: 0, said: expect.stringContaining(`${file} is whole: `) })

  const target = await createDatabase()
  const again = { ...target.environment, DATA_DIR: join(folder, 'restored') }
  const restored = await startProgram(['server/restore.ts', file], again).ended
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Everything is as it was on ') })
  const copy = await startServer(again)
  onTestFinished(async () => {
    await copy.stop()
    await target.drop()
  })
  expect(await originalsOf({ dataDir: again.DATA_DIR }, photos)).toEqual(originals)
  const there = atServer(copy, anna)
  const face = (await there.get('/api/auth/user')).body.profileImageUrl
  expect((await there.get(face)).status).toBe(200)
  const report = findings('backup', engineHere())
  await expectWholePictures(report, { ...family, servers: [copy] })
  await givenPhoto(there, path, 'After')
  await copy.end()
  await expectNothingLost(
    report,
    { look: (work) => lookInto(again, work) },
    { ...before, planned: new Map() },
  )
  expect(report.found.filter(({ isGood }) => !isGood)).toEqual([])
}, 600_000)

// A key is made of the passphrase four times, which takes long on purpose.
test.runIf(isSweep)(
  'a sealed backup needs its passphrase, which no program gets as an argument',
  async () => {
    const { config, file } = await givenBackup({ passphrase: 'correct horse battery' })
    expect(await readFile(file)).not.toContain('SQLite format')
    await expect(verify(config, file, 'wrong horse battery')).rejects.toThrow(
      `The backup ${file} cannot be used. The passphrase is not the one that the file was sealed with.`,
    )
    expect((await verify(config, file, 'correct horse battery')).about.photos).toBe(1)
    const environment = { DATA_DIR: await temporaryFolder(), ...databaseOf(config) }
    expect(await startProgram(['server/backup.ts', '--verify', file], environment).ended).toEqual({
      code: 1,
      said: 'The passphrase is needed: set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE to a file with it.\n',
    })
    const secret = join(await temporaryFolder(), 'passphrase')
    await writeFile(secret, 'correct horse battery\n')
    const given = { ...environment, BACKUP_PASSPHRASE_FILE: secret }
    expect(await startProgram(['server/backup.ts', '--verify', file], given).ended).toMatchObject({ code: 0 })
  },
  600_000,
)

test('a damaged or cut backup is refused in a sentence, and nothing is changed', async () => {
  const { config, file } = await givenBackup()
  const size = (await stat(file)).size
  const whole = await readFile(file)
  const broken: [string, () => Promise<void>][] = [
    ['empty', () => truncate(file, 0)],
    ['cut in the database', () => truncate(file, Math.floor(size / 3))],
    ['cut before its end', () => truncate(file, size - 2000)],
    ['cut in its last block', () => truncate(file, size - 500)],
    ['something else', () => writeFile(file, 'This is no backup.')],
    // In the first file, in the database, in the first picture, and in the header of the last file.
    ...[600, 30_000, whole.indexOf('files/pictures') + 520, whole.lastIndexOf('ustar')].map(
      (at): [string, () => Promise<void>] => [
        `changed at ${at}`,
        () => writeFile(file, whole.with(at, (whole[at] ?? 0) ^ 1)),
      ],
    ),
  ]
  const { target, dataDir } = await givenTarget()
  for (const [what, breakIt] of broken) {
    await writeFile(file, whole)
    await breakIt()
    await expect(verify(config, file, null), what).rejects.toThrow(`The backup ${file} cannot be used. `)
    const failing = restore({ config: target, file, passphrase: null })
    await expect(failing, what).rejects.toThrow(`The backup ${file} cannot be used. `)
    expect(
      (await readdir(dataDir)).filter((name) => !name.startsWith('lock')),
      what,
    ).toEqual([])
  }
  await writeFile(file, whole)
  expect(await restore({ config: target, file, passphrase: null })).toMatchObject({ gone: 0, hint: null })
})

test.runIf(isSweep)('one damaged picture can be left out, and everything else is restored', async () => {
  const { app, anna, path } = await createFamilyApp()
  const [rotten, kept] = [await givenPhoto(anna, path, 'Rotten'), await givenPhoto(anna, path, 'Kept')]
  await anna.request('PUT', '/api/auth/user/picture', { objectPath: await givenUpload(anna) })
  const file = await backUp(app)
  const whole = await readFile(file)
  const name = `files/pictures/${rotten.objectPath.split('/').at(-1)}/original`
  const face = /files\/faces\/[\w-]+\/[\w-]+\.jpg/.exec(whole.toString('latin1'))?.[0] ?? ''
  for (const at of [name, face].map((part) => whole.indexOf(part) + 520)) whole[at] = (whole[at] ?? 0) ^ 1
  await writeFile(file, whole)
  const { target, dataDir, environment } = await givenTarget()
  const job = { config: target, file, passphrase: null }
  await expect(restore(job)).rejects.toThrow('To restore everything else, add --without-damaged.')
  const again = { ...environment, DATA_DIR: dataDir }
  const restored = await startProgram(['server/restore.ts', '--without-damaged', file], again).ended
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining(' 1 photos, ') })
  for (const left of [name, face]) expect(restored.said).toContain(`\n  ${left}\n`)
  const copy = await startServer(again)
  onTestFinished(() => copy.stop())
  const there = await signedIn(copy)
  const photos = (await there.get(`${path}/photos`)).body as { id: string }[]
  expect(photos.map(({ id }) => id)).toEqual([kept.id])
  expect((await there.get('/api/auth/user')).body.profileImageUrl).toBeNull()
  // What is not a picture cannot be left out.
  whole[600] = (whole[600] ?? 0) ^ 1
  await writeFile(file, whole)
  const { target: other } = await givenTarget()
  await expect(restore({ ...job, config: other, withoutDamaged: true })).rejects.toThrow('cannot be used')
})

test('a picture that the disk does not give out is said, and all others are backed up', async () => {
  const { app, anna, path } = await createFamilyApp()
  const [lost] = [await givenPhoto(anna, path, 'Lost'), await givenPhoto(anna, path, 'Kept')]
  const key = `pictures/${lost.objectPath.split('/').at(-1)}/original`
  // A link to itself can be read by nobody.
  await rm(join(app.config.dataDir, 'files', key))
  await symlink('original', join(app.config.dataDir, 'files', key))
  const file = join(await temporaryFolder(), 'ours.tar')
  const environment = { ...databaseOf(app.config), DATA_DIR: app.config.dataDir }
  const { code, said } = await startProgram(['server/backup.ts', file], environment).ended
  expect(said).toContain(`1 file cannot be read, or not as before: ${key}.`)
  expect([code, (await verify(app.config, file, null)).gone]).toEqual([3, 1])
})

test('a restore refuses a folder or a database that has data, and one that a server uses', async () => {
  const { config, file } = await givenBackup()
  const again = () => restore({ config, file, passphrase: null })
  await expect(again()).rejects.toThrow(
    `Another Sunporch is using the data folder ${config.dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  )
  const { target, dataDir } = await givenTarget()
  await restore({ config: target, file, passphrase: null })
  await expect(restore({ config: target, file, passphrase: null })).rejects.toThrow(
    `The data folder ${dataDir} has data already (`,
  )
  if (!target.databaseUrl) return
  const elsewhere = { ...target, dataDir: await temporaryFolder() }
  await expect(restore({ config: elsewhere, file, passphrase: null })).rejects.toThrow(
    'The database of DATABASE_URL has tables already. Create an empty one (createdb), and set DATABASE_URL to it.',
  )
})

test.runIf(isSweep)(
  'a photo that was deleted for good during the backup is said, and is deleted in the restored family',
  async () => {
    const { app, anna, path } = await createFamilyApp()
    const [gone, kept, missing] = [
      await givenPhoto(anna, path, 'Gone'),
      await givenPhoto(anna, path, 'Kept'),
      await givenPhoto(anna, path, 'Missing'),
    ]
    const objectId = (photo: { objectPath: string }) => photo.objectPath.split('/').at(-1) ?? ''
    const files = join(app.config.dataDir, 'files', 'pictures')
    await rm(join(files, objectId(missing)), { recursive: true })
    const to = join(await temporaryFolder(), 'ours.tar')
    let isPurged = false
    const made = await makeBackup({
      config: app.config,
      to,
      passphrase: null,
      signal: new AbortController().signal,
      // The first one that is backed up is the newest: the others come later.
      onProgress: async () => {
        if (isPurged) return
        isPurged = true
        await purgeNow(app, objectId(gone))
      },
    })
    expect(made).toMatchObject({ photos: 1, gone: [objectId(gone)], missing: [objectId(missing)] })
    expect((await verify(app.config, to, null)).gone).toBe(2)
    const { target, dataDir, environment } = await givenTarget()
    expect((await restore({ config: target, file: to, passphrase: null })).gone).toBe(2)
    const copy = await startServer({ ...environment, DATA_DIR: dataDir })
    onTestFinished(() => copy.stop())
    const there = await signedIn(copy)
    const photos = (await there.get(`${path}/photos`)).body as { id: string }[]
    expect(photos.map(({ id }) => id)).toEqual([kept.id])
  },
)

test('pictures of an S3 bucket are backed up, and restored into one', async () => {
  const { app, anna, path } = await createFamilyApp(bucketEnvironment(await givenBucket()))
  const photo = await givenPhoto(anna, path, 'In a bucket')
  const key = `pictures/${photo.objectPath.split('/').at(-1)}/original`
  const file = await backUp(app)
  const target = await givenTarget(bucketEnvironment(await givenBucket()))
  await restore({ config: target.target, file, passphrase: null })
  const restored = await withStorage(target.target, (storage) => storage.read(key))
  expect(restored).toEqual(await app.storage.read(key))
  expect(await readdir(target.dataDir)).not.toContain('files')
})

test('on a full disk no backup is made, nothing half is left, and why is said', async ({ skip }) => {
  const disk = givenSmallDisk(4, skip)
  const { app, anna, path } = await createFamilyApp()
  await givenPhoto(anna, path)
  disk.fill()
  await expect(backUp(app, { to: join(disk.folder, 'ours.tar') })).rejects.toThrow(
    /^There is no room for .*ours\.tar: it takes \d+ MB or more, and 0 MB are free/,
  )
  // Its size is not known beforehand where pictures were not measured.
  disk.empty()
  await app.db.updateTable('photos').set({ bytes: 0 }).execute()
  const large = join(
    app.config.dataDir,
    'files',
    'pictures',
    photoFolder(await anna.get(`${path}/photos`)),
    'original',
  )
  await writeFile(large, randomBytes(6_000_000))
  await expect(backUp(app, { to: join(disk.folder, 'ours.tar') })).rejects.toThrow(
    `The disk of ${join(disk.folder, 'ours.tar')} is full. Make room on it, then try again.`,
  )
  expect(await readdir(disk.folder)).toEqual([])
})

test('what leaves the disk too little room is refused', async () => {
  const app = await createTestApp({ DISK_KEEP_FREE: '900TB' })
  await givenFamily(app)
  const to = join(app.config.dataDir, 'ours.tar')
  const what = isPostgres(app) ? to : `a copy of the database in ${app.config.dataDir}`
  await expect(backUp(app, { to })).rejects.toThrow(`There is no room for ${what}: it takes `)
  const { file } = await givenBackup()
  await expect(verify(app.config, file, null)).rejects.toThrow('There is no room for ')
  expect((await readdir(app.config.dataDir)).filter((name) => name.startsWith('.backup-'))).toEqual([])
})

test.runIf(isSweep)('a program that is stopped or killed leaves no file under the final name', async () => {
  const { app, anna, path } = await createFamilyApp()
  await givenPhoto(anna, path)
  // It waits for a picture of a bucket that never answers.
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close().closeAllConnections())
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const folder = await temporaryFolder()
  const environment = {
    ...databaseOf(app.config),
    DATA_DIR: app.config.dataDir,
    ...bucketEnvironment({ endpoint, bucket: 'silent', accessKeyId: 'none', secretAccessKey: 'none' }),
  }
  // Without what is another one each time.
  const there = async () =>
    (await readdir(folder)).map((name) => name.replace(/\.[\w-]+\.sunporch-part$/, '.part'))
  for (const [signal, left] of [
    ['SIGTERM', []],
    ['SIGKILL', ['.sunporch-ours.tar.part']],
  ] as const) {
    const program = startProgram(['server/backup.ts', join(folder, 'sunporch-ours.tar')], environment)
    await expect.poll(there, { message: program.said() }).toEqual(['.sunporch-ours.tar.part'])
    program.process.kill(signal)
    const { code, said } = await program.ended
    expect(await there()).toEqual(left)
    if (signal === 'SIGTERM') expect([code, said]).toEqual([1, 'It was stopped. No backup was made.\n'])
  }
  expect((await readdir(app.config.dataDir)).filter((name) => name.startsWith('.backup-'))).toHaveLength(1)
})

test('two backups of one name do not mix, and what a killed program has left is removed', async () => {
  const { app, anna, path } = await createFamilyApp()
  await givenPhoto(anna, path)
  const folder = await temporaryFolder()
  const [abandoned, other] = ['.ours.tar.x.sunporch-part', '.other.part'].map((name) => join(folder, name))
  const longAgo = new Date(Date.now() - days(1))
  for (const left of [abandoned, other] as string[]) {
    await writeFile(left, 'A part')
    await utimes(left, longAgo, longAgo)
  }
  const to = join(folder, 'ours.tar')
  const made = await Promise.allSettled([backUp(app, { to }), backUp(app, { to })])
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const failed = made.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(failed.reason.message).toBe(`There is a file ${to} already. Name another one.`)
  expect((await verify(app.config, to, null)).about.photos).toBe(1)
  expect((await readdir(folder)).sort()).toEqual(['.other.part', 'ours.tar'])
})

test('a restore keeps what is in the folder of the pictures already', async () => {
  const { file } = await givenBackup()
  const { target, dataDir } = await givenTarget()
  const letter = join(dataDir, 'files', 'letter.pdf')
  await mkdir(join(dataDir, 'files', '.tmp'), { recursive: true })
  await writeFile(letter, 'Dear Sir')
  await expect(restore({ config: target, file, passphrase: null })).rejects.toThrow(
    `The data folder ${dataDir} has data already (files/letter.pdf). `,
  )
  expect(await readFile(letter, 'utf8')).toBe('Dear Sir')
  await rm(letter)
  await restore({ config: target, file, passphrase: null })
})

test('the pictures are in place before PostgreSQL has its rows, and a restore that fails can be repeated', async () => {
  const { app, file } = await givenBackup()
  if (!isPostgres(app)) return
  const { target, dataDir, environment } = await givenTarget()
  const programs = await temporaryFolder()
  const given = (name: string, script: string) =>
    writeFile(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o700 })
  await given('pg_restore', '/bin/ls "$DATA_DIR/files" >&2; exit 1')
  await given('psql', 'exec /bin/cat >/dev/null')
  const PATH = programs
  const failed = await startProgram(['server/restore.ts', file], { ...environment, DATA_DIR: dataDir, PATH })
    .ended
  expect(failed).toMatchObject({ code: 1, said: expect.stringContaining('could not do it: pictures.') })
  expect((await readdir(dataDir)).filter((name) => !name.startsWith('lock'))).toEqual([])
  await restore({ config: target, file, passphrase: null })
})

test('a program that is stopped removes its scratch folder', async () => {
  const dataDir = await temporaryFolder()
  const script = `
    const { withScratch } = await import('./server/backup/scratch.ts')
    process.once('SIGTERM', () => process.exit(1))
    await withScratch(process.env.DATA_DIR, async () => {
      process.kill(process.pid, 'SIGTERM')
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    })
  `
  const stopped = startProgram(['--input-type=module-typescript', '--eval', script], { DATA_DIR: dataDir })
  expect((await stopped.ended).code).toBe(1)
  expect(await readdir(dataDir)).toEqual([])
})

test('wrong calls are said in a sentence', async () => {
  const DATA_DIR = await temporaryFolder()
  const run = async (...args: string[]) => (await startProgram(args, { DATA_DIR }).ended).said
  expect(await run('server/backup.ts')).toBe(
    `There is no database ${join(DATA_DIR, 'sunporch.db')}. Set DATA_DIR to the data folder.\n`,
  )
  expect(await run('server/restore.ts')).toBe('Please name the backup: npm run restore -- FILE\n')
  expect(await run('server/restore.ts', join(DATA_DIR, 'none.tar'))).toBe(
    `There is no file ${join(DATA_DIR, 'none.tar')}.\n`,
  )
  const { config } = await givenBackup()
  const elsewhere = join(DATA_DIR, 'not mounted', 'ours.tar')
  const environment = { ...databaseOf(config), DATA_DIR: config.dataDir }
  expect((await startProgram(['server/backup.ts', elsewhere], environment).ended).said).toBe(
    `There is no folder for ${elsewhere}. Make it, or mount its disk.\n`,
  )
  expect(await run('server/backup.ts', 'one', 'two')).toBe('Please name one file or folder.\n')
})

test('the checksums are those that sha256sum reads, and tar opens the file', async () => {
  const { file } = await givenBackup()
  const folder = await temporaryFolder()
  execFileSync('tar', ['xf', file, '-C', folder])
  const checked = execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: folder })
  expect(String(checked)).toBe('')
})

function hasOne(writes: Map<string, string | null>): boolean {
  return [...writes.values()].some(Boolean)
}

async function originalsOf(
  { dataDir }: Pick<RunningServer, 'dataDir'>,
  photos: { objectPath: string }[],
): Promise<Buffer[]> {
  const paths = photos.map(({ objectPath }) => objectPath.split('/').at(-1) ?? '')
  return Promise.all(paths.map((id) => readFile(join(dataDir, 'files', 'pictures', id, 'original'))))
}

async function signedIn(server: RunningServer) {
  const browser = openBrowser(server)
  const signed = await browser.post('/api/auth/sign-in', { email: 'anna@example.com', password })
  expect(signed.status).toBe(200)
  return browser
}

async function givenBackup({ passphrase = null }: { passphrase?: string | null } = {}) {
  const { app, anna, path } = await createFamilyApp()
  await givenPhoto(anna, path, 'One')
  return { app, config: app.config, file: await backUp(app, { passphrase }) }
}

async function backUp(
  app: TestApp,
  { to, passphrase = null }: { to?: string; passphrase?: string | null } = {},
): Promise<string> {
  const file = to ?? join(await temporaryFolder(), 'ours.tar')
  await makeBackup({ config: app.config, to: file, passphrase, signal: new AbortController().signal })
  return file
}

/** An empty place to restore into. */
function databaseOf({ databaseUrl }: Config): Record<string, string> {
  return databaseUrl ? { DATABASE_URL: databaseUrl } : {}
}

function photoFolder({ body: [photo] }: { body: { objectPath: string }[] }): string {
  return photo?.objectPath.split('/').at(-1) ?? ''
}

/** As the purge does a day after the deletion. */
async function purgeNow(app: TestApp, objectId: string): Promise<void> {
  await rm(join(app.config.dataDir, 'files', 'pictures', objectId), { recursive: true })
  await app.db
    .updateTable('photos')
    .set({ removed_at: app.clock.now() - days(2), purged_at: app.clock.now() })
    .where('object_id', '=', objectId)
    .execute()
}
