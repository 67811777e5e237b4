import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { unsubscribePath } from '../../notices/mail/unsubscribe-token.ts'
import { photoPurge } from '../../photos/photo-purge.ts'
import { days, minutes, seconds } from '../../platform/clock.ts'
import { isPostgres } from '../../platform/db/transaction.ts'
import { isDiskFull } from '../../platform/disk.ts'
import { runDue } from '../../platform/work/due.ts'
import { openBrowser } from '../browser.ts'
import {
  createFamilyApp,
  type Family,
  givenFamily,
  givenItem,
  givenPhoto,
  givenUpload,
  password,
} from '../given/given.ts'
import { givenPicture } from '../given/given-picture.ts'
import { givenSmallDisk } from '../others/small-disk.ts'
import { startServer } from '../processes/running-server.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

const sentence =
  "The server's disk is full. Delete photos you no longer need, or ask whoever runs this server to make room."
const refusal = { code: 'storage_full', message: sentence }

test('on a full disk people read why, reading goes on, deleting makes room, and all goes on by itself', async ({
  skip,
}) => {
  const disk = givenSmallDisk(48, skip)
  const app = await createTestApp({ DATA_DIR: disk.folder, DISK_KEEP_FREE: '5%' })
  app.disk.keepSpare()
  const { family, anna, path } = await givenFamily(app)
  const photos = [await givenPhoto(anna, path, 'One'), await givenPhoto(anna, path, 'Two')]
  const upload = await givenUpload(anna)
  const open = (await anna.post('/api/objects/upload')).body
  expect(await ready(app)).toEqual([200, { status: 'ready' }])
  disk.fill()

  expect(await ready(app)).toEqual([
    503,
    { error: { code: 'not_ready', message: "The server's disk is full." } },
  ])
  for (const refused of [
    await anna.post('/api/objects/upload', { size: 1000 }),
    await anna.put(open.uploadURL, Buffer.alloc(1000)),
    await anna.post(`${path}/photos`, { objectPath: upload }),
  ])
    expect([refused.status, refused.body.error]).toEqual([507, refusal])
  if (!isPostgres(app)) await writeUntilRefused(app, family)
  expect((await anna.get(`${path}/photos`)).body).toHaveLength(2)
  expect((await anna.get(`/api${photos[0]?.objectPath}`)).status).toBe(200)
  expect((await anna.get(`${path}/shopping`)).status).toBe(200)
  const again = openBrowser(app)
  const signedIn = await again.post('/api/auth/sign-in', { email: 'anna@example.com', password })
  expect(signedIn.status).toBe(200)

  for (const { id } of photos) expect((await anna.delete(`${path}/photos/${id}`)).status).toBe(200)
  const files = () => readdir(join(disk.folder, 'files', 'pictures'))
  expect(await files()).toHaveLength(2)
  await app.runDueAfter(minutes(2))
  expect(await files()).toEqual([])
  expect((await anna.get(`/api${photos[0]?.objectPath}`)).status).toBe(404)

  disk.empty()
  expect(await ready(app)).toEqual([200, { status: 'ready' }])
  expect((await anna.post(`${path}/photos`, { objectPath: upload })).status).toBe(201)
  await givenItem(anna, path, { name: 'Bread' })
  await givenPhoto(anna, path)
})

test('a server starts again on a full disk, with the room of its spare file', async ({ skip }) => {
  const disk = givenSmallDisk(64, skip)
  const server = await startServer({ DATA_DIR: disk.folder })
  onTestFinished(() => server.stop())
  await server.end()
  disk.fill()
  await server.start()
  expect((await openBrowser(server).get('/healthz')).status).toBe(200)
})

test('a full disk frees itself of photos that cannot be brought back, before anything is written', async ({
  skip,
}) => {
  const disk = givenSmallDisk(48, skip)
  const { app, anna, path } = await createFamilyApp({ DATA_DIR: disk.folder, DISK_KEEP_FREE: '5%' })
  const large = await givenUpload(anna, await givenPicture({ width: 2000, height: 1500 }))
  const old = (await anna.post(`${path}/photos`, { objectPath: large })).body
  const young = await givenPhoto(anna, path)
  expect((await anna.delete(`${path}/photos/${old.id}`)).status).toBe(200)
  app.clock.advance(days(1))
  expect((await anna.delete(`${path}/photos/${young.id}`)).status).toBe(200)
  app.clock.advance(minutes(2))
  disk.fill()
  await fillDatabase(app)
  await runDue(app, photoPurge)
  expect(await leftOf(app)).toEqual({ files: [], rows: 0 })
})

test('deleted photos make room with the help of the spare file, without a request', async ({ skip }) => {
  const disk = givenSmallDisk(48, skip)
  const app = await createTestApp({ DATA_DIR: disk.folder, DISK_KEEP_FREE: '5%' })
  app.disk.keepSpare()
  const { anna, path } = await givenFamily(app)
  const photo = await givenPhoto(anna, path)
  expect((await anna.delete(`${path}/photos/${photo.id}`)).status).toBe(200)
  app.clock.advance(minutes(2))
  disk.fill()
  await fillDatabase(app)
  await runDue(app, photoPurge)
  expect(await leftOf(app)).toEqual({ files: [], rows: 0 })
})

/** Until SQLite finds no room, not even in the pages that it has already. */
async function fillDatabase(app: TestApp): Promise<void> {
  if (isPostgres(app)) return
  for (const size of [100_000, 1000, 10]) {
    const key = 'x'.repeat(size)
    const fill = async () => {
      for (let count = 0; ; count++)
        await app.db
          .insertInto('rate_limits')
          .values({ key: `${key}${count}`, count, window_ends_at: 0 })
          .execute()
    }
    await expect(fill()).rejects.toSatisfy(isDiskFull)
  }
}

/** What the purge has left of photos. */
async function leftOf(app: TestApp) {
  const files = await readdir(join(app.config.dataDir, 'files', 'pictures'))
  const rows = await app.db.selectFrom('photos').where('purged_at', 'is', null).select('id').execute()
  return { files, rows: rows.length }
}

/** The room of the spare file is kept for what makes room. */
async function writeUntilRefused(app: TestApp, { anna, path }: Family) {
  const notes = 'x'.repeat(1900)
  for (let tries = 0; tries < 5000; tries++) {
    const added = await anna.post(`${path}/content`, { title: `Book ${tries}`, description: notes })
    if (added.status === 201) continue
    expect([added.status, added.body.error]).toEqual([507, refusal])
    expect(app.disk.isFull()).toBe(true)
    return
  }
  throw new Error('the disk never became full')
}

test('a full disk under the pictures alone is said, and no photo is lost or half there', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const objectPath = await givenUpload(anna)
  const { put } = app.storage
  app.storage.put = async (key, body) => {
    if (key.endsWith('.avif')) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    await put(key, body)
  }
  app.disk.space = () => ({ free: 5_000_000, total: 100_000_000 })
  const refused = await anna.post(`${path}/photos`, { objectPath })
  expect([refused.status, refused.body.error]).toEqual([507, refusal])
  expect((await anna.get(`${path}/photos`)).body).toEqual([])
  expect((await anna.post(`${path}/shopping/items`, { name: 'Milk' })).body.error).toEqual(refusal)
  expect(await ready(app)).toMatchObject([503, { error: { message: "The server's disk is full." } }])
  await expectEndingsToWork(app, family)
  app.storage.put = put
  app.disk.space = () => ({ free: 50_000_000, total: 100_000_000 })
  expect((await anna.post(`${path}/photos`, { objectPath })).status).toBe(201)
  expect(await ready(app)).toEqual([200, { status: 'ready' }])
})

test('a disk that is nearly full is a warning, and a probe does not write on each request', async () => {
  const app = await createTestApp({ DISK_KEEP_FREE: '5%' })
  const space = app.disk.space()
  app.disk.space = () => ({ ...space, free: 1_000_000 })
  expect(await ready(app)).toEqual([
    200,
    { status: 'ready', warning: 'The disk is nearly full, so no pictures are taken. See DISK_KEEP_FREE.' },
  ])
  let checks = 0
  const { check } = app.storage
  app.storage.check = async () => {
    checks++
    await check()
  }
  app.clock.advance(seconds(10))
  const probes = await Promise.all(Array.from({ length: 20 }, () => openBrowser(app).get('/readyz')))
  for (const { status } of probes) expect(status).toBe(200)
  expect(checks).toBe(1)
})

/** To sign out and to end mails. */
async function expectEndingsToWork(app: TestApp, { anna, path }: Family) {
  const phone = openBrowser(app)
  await phone.post('/api/auth/sign-in', { email: 'anna@example.com', password })
  expect((await phone.request('POST', '/api/logout')).status).toBe(303)
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  const user = (await anna.get('/api/auth/user')).body
  const link = unsubscribePath(app, { userId: user.id, groupId: path.split('/').at(-1) ?? '' })
  expect((await phone.request('POST', link)).status).toBe(200)
  expect((await anna.get(`${path}/notice-choices`)).body.mail).toBe('off')
  expect((await phone.request('POST', `${link}/undo`)).status).toBe(200)
}

/** As a probe of the next minute sees it. */
async function ready(app: TestApp): Promise<[number, unknown]> {
  app.clock.advance(seconds(10))
  const { status, body } = await openBrowser(app).get('/readyz')
  return [status, body]
}
