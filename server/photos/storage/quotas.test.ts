import { randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photoLimits } from '#contract/photos/photos.ts'
import { migrations } from '../../migrations/all.ts'
import { minutes, seconds } from '../../platform/clock.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { newId } from '../../platform/ids.ts'
import {
  createFamilyApp,
  givenMember,
  givenPerson,
  givenPhoto,
  givenUpload,
} from '../../testing/given/given.ts'
import { givenPicture } from '../../testing/given/given-picture.ts'
import { openBefore } from '../../testing/open-before.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { endRestoring } from '../photo-purge.ts'
import { objectIdOf } from '../uploads/claim-upload.ts'

const diskFull =
  "The server's disk is full. Delete photos you no longer need, or ask whoever runs this server to make room."
const mega = 1_000_000

test('nothing is uploaded before one belongs to a group, nor after', async () => {
  const app = await createTestApp()
  const mia = await givenPerson(app, 'Mia')
  const refused = await mia.post('/api/objects/upload')
  expect(refused.status).toBe(403)
  expect(refused.body.error.message).toBe(
    'Please create a family group first, or ask your family to invite you. Then add pictures.',
  )
  const made = await mia.post('/api/family-groups', { name: 'The Hartleys' })
  expect((await mia.post('/api/objects/upload')).status).toBe(200)
  expect(
    (await mia.request('DELETE', `/api/family-groups/${made.body.id}`, { name: 'The Hartleys' })).status,
  ).toBe(200)
  expect((await mia.post('/api/objects/upload')).status).toBe(403)
  expect(await app.db.selectFrom('uploads').selectAll().execute()).toHaveLength(1)
})

test('what a person has uploaded and not added is limited, also when they ask many times at once', async () => {
  const { app, family, anna, path } = await createFamilyApp({ UPLOAD_QUOTA: '25MB' })
  const ben = await givenMember(app, family, 'Ben', 'member')
  const starts = await Promise.all(Array.from({ length: 6 }, () => anna.post('/api/objects/upload')))
  expect(starts.map(({ status }) => status).toSorted()).toEqual([200, 200, 507, 507, 507, 507])
  const refused = starts.find(({ status }) => status === 507)
  expect(refused?.body.error).toEqual({
    code: 'storage_full',
    message:
      'You have uploaded many pictures that are not in the gallery yet. Please add those first, or try again tomorrow.',
  })
  expect((await ben.post('/api/objects/upload')).status).toBe(200)
  // The rest is free for small files, of which the size is known.
  const small = await anna.post('/api/objects/upload', { size: 4 * mega })
  expect(small.status).toBe(200)
  expect((await anna.post('/api/objects/upload', { size: mega })).status).toBe(507)
  const picture = await givenPicture()
  expect((await anna.put(small.body.uploadURL, picture)).status).toBe(200)
  // Only what came counts now.
  expect((await anna.post('/api/objects/upload', { size: 3 * mega })).status).toBe(200)
  expect((await anna.post(`${path}/photos`, { objectPath: small.body.objectPath })).status).toBe(201)
  app.clock.advance(photoLimits.uploadFor)
  const again = await Promise.all(Array.from({ length: 3 }, () => anna.post('/api/objects/upload')))
  expect(again.map(({ status }) => status).toSorted()).toEqual([200, 200, 507])
})

test('bytes that were uploaded count until a photo is made of them', async () => {
  const { app, anna, path } = await createFamilyApp({ UPLOAD_QUOTA: '11MB' })
  const objectPath = await givenUpload(anna, Buffer.alloc(mega))
  app.clock.advance(minutes(30))
  expect((await anna.post('/api/objects/upload')).status).toBe(507)
  expect((await anna.post(`${path}/photos`, { objectPath })).status).toBe(422)
  expect((await anna.post('/api/objects/upload')).status).toBe(200)
})

test('more bytes than were said are refused, and the address can be used again', async () => {
  const { anna } = await createFamilyApp()
  const picture = await givenPicture()
  const { uploadURL } = (await anna.post('/api/objects/upload', { size: picture.length })).body
  const refused = await anna.put(uploadURL, Buffer.concat([picture, Buffer.from('x')]))
  expect(refused.status).toBe(422)
  expect(refused.body.error.message).toBe('This file is longer than was said. Please upload it again.')
  expect((await anna.put(uploadURL, picture)).status).toBe(200)
})

test('a group has as many photos as it may have, also when many are added at once', async () => {
  const { app, anna, path } = await createFamilyApp({ GROUP_PHOTOS: '2' })
  const uploads = await Promise.all([1, 2, 3, 4].map(() => givenUpload(anna)))
  const add = (objectPath: string) => anna.post(`${path}/photos`, { objectPath })
  const added = await Promise.all(uploads.map(add))
  expect(added.map(({ status }) => status).toSorted()).toEqual([201, 201, 507, 507])
  const left = uploads.filter((_, index) => added[index]?.status === 507)
  expect(added.find(({ status }) => status === 507)?.body.error).toEqual({
    code: 'storage_full',
    message:
      'Your family has as many photos as it may have. Delete photos you no longer need, or ask whoever runs this server for more room.',
  })
  const [first, second] = (await anna.get(`${path}/photos`)).body
  expect((await anna.delete(`${path}/photos/${first.id}`)).status).toBe(200)
  // A deleted photo can be brought back until its room is needed.
  expect((await anna.post(`${path}/photos/${first.id}/restore`)).status).toBe(200)
  await anna.delete(`${path}/photos/${first.id}`)
  expect((await add(left[0] ?? '')).status).toBe(201)
  expect((await anna.post(`${path}/photos/${first.id}/restore`)).status).toBe(404)
  expect(filesOf(app).filter((name) => name.includes(first.objectPath.split('/').at(-1)))).toEqual([])
  expect((await anna.get(`/api${second.objectPath}`)).status).toBe(200)
  expect((await add(left[1] ?? '')).status).toBe(507)
})

// SQLite has one writer anyway.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a photo is counted before the room for the next one is',
  async () => {
    const { app, anna, path } = await createFamilyApp({ GROUP_PHOTOS: '1' })
    const [first = '', second = ''] = [await givenUpload(anna), await givenUpload(anna)]
    const answers: number[] = []
    const add = async (objectPath: string) =>
      answers.push((await anna.post(`${path}/photos`, { objectPath })).status)
    const waiting = async () => {
      const isWaiting = sql<boolean>`datname = current_database() and wait_event_type = 'Lock'`
      const { rows } = await sql`select 1 from pg_stat_activity where ${isWaiting}`.execute(app.db)
      return rows.length
    }
    let adding: Promise<unknown> = Promise.resolve()
    await inTransaction(app, async (app) => {
      // The first has counted, and waits for its upload.
      await lockRow(app, 'uploads', { object_id: objectIdOf(first) })
      const one = add(first)
      await expect.poll(waiting).toBe(1)
      adding = Promise.all([one, add(second)])
      await expect.poll(async () => answers.length > 0 || (await waiting()) === 2).toBe(true)
    })
    await adding
    expect(answers.toSorted()).toEqual([201, 507])
  },
)

test('of two photos that are added at once each makes a deleted one give way, and no more than that', async () => {
  const { app, anna, path } = await createFamilyApp({ GROUP_PHOTOS: '4' })
  const add = async (objectPath: string) => (await anna.post(`${path}/photos`, { objectPath })).status
  const restore = async (id: string) => (await anna.post(`${path}/photos/${id}/restore`)).status
  const photos = []
  for (let count = 0; count < 4; count++) photos.push(await givenPhoto(anna, path))
  for (const number of [2, 3]) {
    const deleted = photos.splice(0, number)
    for (const { id } of deleted) {
      expect((await anna.delete(`${path}/photos/${id}`)).status).toBe(200)
      app.clock.advance(seconds(1))
    }
    const uploads = [await givenUpload(anna), await givenUpload(anna)]
    expect(await Promise.all(uploads.map(add))).toEqual([201, 201])
    const answers = []
    for (const { id } of deleted) answers.push(await restore(id))
    expect(answers).toEqual([404, 404, 200].slice(0, number))
    photos.splice(0, photos.length, ...(await anna.get(`${path}/photos`)).body)
    expect(photos).toHaveLength(4)
  }
  expect(await add(await givenUpload(anna))).toBe(507)
})

test('a deleted photo gives way to a photo, not to a file that is none', async () => {
  const { anna, path } = await createFamilyApp({ GROUP_PHOTOS: '1' })
  const photo = await givenPhoto(anna, path)
  expect((await anna.delete(`${path}/photos/${photo.id}`)).status).toBe(200)
  const damaged = await givenUpload(anna, Buffer.from('no picture'))
  expect((await anna.post(`${path}/photos`, { objectPath: damaged })).status).toBe(422)
  expect((await anna.post(`${path}/photos/${photo.id}/restore`)).status).toBe(200)
  expect((await anna.get(`/api${photo.objectPath}`)).status).toBe(200)
})

test('a photo that was restored and deleted again can be restored for a time of its own', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { id } = await givenPhoto(anna, path)
  const change = async () => {
    app.clock.advance(seconds(1))
    expect((await anna.delete(`${path}/photos/${id}`)).status).toBe(200)
    return app.db.selectFrom('photos').select(['id', 'object_id', 'removed_at']).execute()
  }
  const earlier = await change()
  expect((await anna.post(`${path}/photos/${id}/restore`)).status).toBe(200)
  const now = await change()
  expect(await endRestoring(app, earlier)).toEqual([])
  expect((await anna.post(`${path}/photos/${id}/restore`)).status).toBe(200)
  expect(await endRestoring(app, now)).toEqual([])
  expect(await endRestoring(app, await change())).toHaveLength(1)
  expect((await anna.post(`${path}/photos/${id}/restore`)).status).toBe(404)
})

test("a group's bytes are counted, limited, and told to its caretakers", async () => {
  const { app, family, anna, path } = await createFamilyApp({ GROUP_QUOTA: '200KB' })
  const mia = await givenMember(app, family, 'Mia', 'member')
  const photo = await givenPhoto(anna, path)
  const used = (await anna.get(`${path}/storage`)).body
  const bytes = filesOf(app).reduce((sum, file) => sum + statSync(join(folder(app), file)).size, 0)
  expect(used).toEqual({ bytes, bytesLimit: 200_000, photos: 1, photosLimit: 100_000, room: 'plenty' })
  expect((await mia.get(`${path}/storage`)).status).toBe(403)

  const large = await givenUpload(anna, await noisyPicture())
  const refused = await anna.post(`${path}/photos`, { objectPath: large })
  expect([refused.status, refused.body.error.message]).toEqual([
    507,
    "Your family's room for photos is full. Delete photos you no longer need, or ask whoever runs this server for more room.",
  ])
  expect(filesOf(app).filter((name) => name.startsWith('pictures'))).toHaveLength(
    filesOf(app).filter((name) => name.includes(photo.objectPath.split('/').at(-1) ?? '')).length,
  )
  await anna.delete(`${path}/photos/${photo.id}`)
  expect((await anna.get(`${path}/storage`)).body).toMatchObject({ bytes: 0, photos: 0 })
  expect((await anna.get(`${path}/photos`)).body).toEqual([])
})

test('photos of earlier releases are measured', async () => {
  const { app, anna, path } = await createFamilyApp()
  await givenPhoto(anna, path)
  const before = (await anna.get(`${path}/storage`)).body
  await app.db.updateTable('photos').set({ bytes: null }).execute()
  expect((await anna.get(`${path}/storage`)).body).toMatchObject({ bytes: 0, photos: 1 })
  await app.runDue()
  expect((await anna.get(`${path}/storage`)).body).toEqual(before)
})

test('an address that was given out before migration 038 takes a whole picture', async () => {
  const { db } = await openBefore('038-quotas')
  const user = newId()
  await db
    .insertInto('users')
    .values({ id: user, email: 'anna@example.com', created_at: 5 } as never)
    .execute()
  await db
    .insertInto('uploads')
    .values({ object_id: newId(), user_id: user, token_hash: 'x', created_at: 5 } as never)
    .execute()
  await migrate(db, migrations)
  expect(await db.selectFrom('uploads').select('bytes').execute()).toEqual([{ bytes: photoLimits.bytes }])
})

test('uploads leave a part of the disk free, and go on when there is room again', async () => {
  const { app, anna, path } = await createFamilyApp({ DISK_KEEP_FREE: '10%' })
  const disk = { free: 111 * mega, total: 1000 * mega }
  app.disk.space = () => disk
  const objectPath = await givenUpload(anna)
  const open = (await anna.post('/api/objects/upload')).body
  disk.free = 100 * mega
  for (const refused of [
    await anna.post('/api/objects/upload', { size: 1 }),
    await anna.put(open.uploadURL, await givenPicture()),
    await anna.post(`${path}/photos`, { objectPath }),
  ]) {
    expect(refused.status).toBe(507)
    expect(refused.body.error).toEqual({ code: 'storage_full', message: diskFull })
  }
  disk.free = 111 * mega
  expect((await anna.put(open.uploadURL, await givenPicture())).status).toBe(200)
  expect((await anna.post(`${path}/photos`, { objectPath })).status).toBe(201)
})

test('two uploads at once do not share the last room on the disk', async () => {
  const { app, anna } = await createFamilyApp({ DISK_KEEP_FREE: '1GB' })
  app.disk.space = () => ({ free: 1011 * mega, total: 2000 * mega })
  const [one, two] = [await anna.post('/api/objects/upload'), await anna.post('/api/objects/upload')]
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { receive } = app.storage
  app.storage.receive = async (...given) => {
    begun.resolve()
    await finish.promise
    return receive(...given)
  }
  const picture = await givenPicture()
  const first = anna.put(one.body.uploadURL, picture)
  await begun.promise
  expect((await anna.put(two.body.uploadURL, picture)).status).toBe(507)
  finish.resolve()
  expect((await first).status).toBe(200)
  expect((await anna.put(two.body.uploadURL, picture)).status).toBe(200)
})

/** About a megabyte. */
function noisyPicture(): Promise<Buffer> {
  const [width, height] = [1200, 900]
  const pixels = randomBytes(width * height * 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
}

function folder(app: TestApp): string {
  return join(app.config.dataDir, 'files')
}

function filesOf(app: TestApp): string[] {
  const entries = readdirSync(folder(app), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder(app).length + 1))
}
