import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Photo, pictureUrl, pictureWidths } from '#contract/photos/photos.ts'
import { migrations } from '../../migrations/all.ts'
import { Away } from '../../platform/away.ts'
import { days, minutes } from '../../platform/clock.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { runDue } from '../../platform/work/due.ts'
import type { Browser } from '../../testing/browser.ts'
import { createFamilyApp, givenFamily, givenPhoto, givenUpload } from '../../testing/given/given.ts'
import { givenBucket } from '../../testing/given/given-bucket.ts'
import { givenPicture } from '../../testing/given/given-picture.ts'
import { openBefore } from '../../testing/open-before.ts'
import { bucketEnvironment } from '../../testing/others/bucket.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { missingFiles } from '../lost/missing-files.ts'
import { photoPurge } from '../photo-purge.ts'
import { pictureKey, webpWidths } from './picture-files.ts'

/** What a browser sends for a picture that shows AVIF. */
const modern = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const older = 'image/webp,image/apng,image/*,*/*;q=0.8'

const storages = [
  ['a folder', async () => ({})],
  ['a bucket', async () => bucketEnvironment(await givenBucket())],
] as const

test.each(storages)(
  'the width and the format are those that the browser asks for, from %s',
  async (_, where) => {
    const { anna, photo } = await givenLarge(await createTestApp(await where()))
    for (const width of pictureWidths) {
      expect(await looks(anna, photo, width, modern)).toEqual(['image/avif', width])
    }
    const larger = { 320: 320, 480: 640, 640: 640, 960: 1280, 1280: 1280 }
    for (const width of pictureWidths) {
      expect(await looks(anna, photo, width, older)).toEqual(['image/webp', larger[width]])
      expect(await looks(anna, photo, width, '*/*')).toEqual(['image/webp', larger[width]])
      expect(await looks(anna, photo, width, 'image/avif;q=0, */*')).toEqual(['image/webp', larger[width]])
    }
    expect(await looks(anna, photo, undefined, modern)).toEqual(['image/jpeg', 1600])
    const answer = await anna.get(pictureUrl(photo, 480), { accept: modern })
    expect(answer.headers.get('vary')).toMatch(/\baccept\b/i)
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="photo.avif"')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    const etag = answer.headers.get('etag') ?? ''
    expect((await anna.get(pictureUrl(photo, 480), { accept: modern, 'if-none-match': etag })).status).toBe(
      304,
    )
    expect((await anna.get(pictureUrl(photo, 480), { accept: older, 'if-none-match': etag })).status).toBe(
      200,
    )
  },
)

test.each(storages)('a part of a picture is sent to who asks for it, from %s', async (_, where) => {
  const { anna, photo } = await givenLarge(await createTestApp(await where()))
  const address = pictureUrl(photo)
  const whole = await anna.get(address)
  const [size, etag] = [whole.bytes.length, whole.headers.get('etag') ?? '']
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  for (const [range, start, end] of [
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-10', size - 10, size - 1],
    [`bytes=5-${size + 99}`, 5, size - 1],
  ] as const) {
    const part = await anna.get(address, { range, 'if-range': etag })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/${size}`])
    expect(part.bytes).toEqual(whole.bytes.subarray(start, end + 1))
  }
  const behind = await anna.get(address, { range: `bytes=${size}-` })
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  // What is asked for in another way, or of another version, is answered with all of it.
  for (const headers of [
    { range: 'bytes=9-3' },
    { range: 'bytes=0-1,5-6' },
    { range: 'lines=1-2' },
    { range: 'bytes=0-9', 'if-range': '"another"' },
  ] as Record<string, string>[]) {
    const all = await anna.get(address, headers)
    expect([all.status, all.bytes.length]).toEqual([200, size])
  }
})

test.each(storages)(
  'a photo of an earlier release is shown at once, and smaller later, in %s',
  async (_, where) => {
    const app = await createTestApp(await where())
    const { anna, path, photo } = await givenLarge(app)
    app.clock.advance(1000)
    const newer = await givenPhoto(anna, path)
    for (const one of [photo, newer]) await makeOld(app, one)

    expect(await looks(anna, photo, 480, modern)).toEqual(['image/webp', 640])
    expect(await looks(anna, photo, 960, modern)).toEqual(['image/webp', 1280])
    const before = await anna.get(pictureUrl(photo, 480), { accept: modern })
    // Not for ever: there will be a smaller one.
    expect(before.headers.get('cache-control')).toBe('private, max-age=86400')
    expect(
      (await anna.get(pictureUrl(photo, 480), { accept: older })).headers.get('cache-control'),
    ).toContain('immutable')

    await runDue(app, missingFiles)
    expect(await looks(anna, photo, 480, modern)).toEqual(['image/webp', 640])
    expect((await anna.get(pictureUrl(newer, 480), { accept: modern })).headers.get('content-type')).toBe(
      'image/avif',
    )
    await untilNothingIsMissing(app)
    for (const width of pictureWidths) {
      expect(await looks(anna, photo, width, modern)).toEqual(['image/avif', width])
    }
    expect(await looks(anna, photo, 480, older)).toEqual(['image/webp', 640])
  },
)

test('a photo whose files cannot be made keeps those that it has, and holds up no other', async () => {
  const { app, anna, path } = await createFamilyApp()
  const photos = [await givenPhoto(anna, path), await givenPhoto(anna, path), await givenPhoto(anna, path)]
  for (const photo of photos) await makeOld(app, photo)
  const [fine, unreadable, without] = photos as [Photo, Photo, Photo]
  await app.storage.put(pictureKey(idOf(unreadable), 'original'), Buffer.from('no picture'))
  await app.storage.remove(pictureKey(idOf(without), 'original'))
  await untilNothingIsMissing(app)
  const types = await Promise.all(
    [fine, unreadable, without].map(async (photo) => (await looks(anna, photo, 320, modern))[0]),
  )
  expect(types).toEqual(['image/avif', 'image/webp', 'image/webp'])
})

test('what the storage refuses is tried again when the lease has ended', async () => {
  const { app, anna, path } = await createFamilyApp()
  const photo = await givenPhoto(anna, path)
  await makeOld(app, photo)
  const { put } = app.storage
  app.storage.put = () => Promise.reject(new Error('the store is away'))
  await runDue(app, missingFiles)
  app.storage.put = put
  await runDue(app, missingFiles)
  expect((await looks(anna, photo, 320, modern))[0]).toBe('image/webp')
  app.clock.advance(((await missingFiles.nextAt(app)) ?? 0) - app.clock.now())
  await runDue(app, missingFiles)
  expect((await looks(anna, photo, 320, modern))[0]).toBe('image/avif')
})

test('while the disk is short of room nothing is decoded, and it goes on five minutes later', async () => {
  const app = await createTestApp({ DISK_KEEP_FREE: '5%' })
  const disk = { free: 900_000_000, total: 1_000_000_000 }
  app.disk.space = () => disk
  const { anna, path } = await givenFamily(app)
  const photo = await givenPhoto(anna, path)
  await makeOld(app, photo)
  disk.free = 1_000_000
  const reads: string[] = []
  const { read } = app.storage
  app.storage.read = (key) => {
    reads.push(key)
    return read(key)
  }
  await runDue(app, missingFiles)
  expect(reads).toEqual([])
  expect(await missingFiles.nextAt(app)).toBe(app.clock.now() + minutes(5))
  disk.free = 900_000_000
  await runDue(app, missingFiles)
  expect((await looks(anna, photo, 320, modern))[0]).toBe('image/avif')
})

test('a picture that cannot be sent is asked for again, and not kept as broken', async () => {
  const { app, anna, path } = await createFamilyApp()
  const photo = await givenPhoto(anna, path)
  const { get } = app.storage
  const failures: [number, typeof get][] = [
    [503, () => Promise.reject(new Away('storage', new Error('silence')))],
    [404, async () => null],
    [500, () => Promise.reject(new Error('EIO'))],
  ]
  for (const [status, failing] of failures) {
    app.storage.get = failing
    const answer = await anna.get(pictureUrl(photo))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    for (const name of ['etag', 'accept-ranges', 'content-disposition'])
      expect(answer.headers.get(name), name).toBeNull()
  }
  app.storage.get = get
  const answer = await anna.get(pictureUrl(photo))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    'private, max-age=31536000, immutable',
  ])
})

test('a photo that is purged while its files are made leaves none', async () => {
  const { app, anna, path } = await createFamilyApp()
  const photo = await givenPhoto(anna, path)
  await makeOld(app, photo)
  await anna.delete(`${path}/photos/${photo.id}`)
  const { read } = app.storage
  const [reading, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.storage.read = async (key) => {
    const bytes = await read(key)
    reading.resolve()
    await goOn.promise
    return bytes
  }
  const making = runDue(app, missingFiles)
  await reading.promise
  app.clock.advance(days(2))
  // The purge runs while the decoder has the bytes.
  await runDue(app, photoPurge)
  goOn.resolve()
  await making
  for (const width of pictureWidths) {
    expect(await app.storage.size(pictureKey(idOf(photo), `w${width}.avif`))).toBeNull()
  }
})

test('after migration 035 the files of older photos are due, the newest first, and none of purged ones', async () => {
  const { db } = await openBefore('035-picture-files')
  await sql`insert into family_groups (id, name, time_zone, created_at) values ('g', 'G', 'UTC', 0)`.execute(
    db,
  )
  for (const [id, createdAt, purgedAt] of [
    ['old', 1000, null],
    ['new', 2000, null],
    ['purged', 3000, 4000],
  ])
    await sql`insert into photos (id, family_group_id, object_id, width, height, thumbhash, original_type, created_at, purged_at)
      values (${id}, 'g', ${id}, 1, 1, '', 'image/jpeg', ${createdAt}, ${purgedAt})`.execute(db)
  await migrate(db, migrations)
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'variants', 'variants_due_at'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { id: 'new', variants: 1, variants_due_at: -2000 },
    { id: 'old', variants: 1, variants_due_at: -1000 },
    { id: 'purged', variants: 1, variants_due_at: null },
  ])
})

test('the point that matters is found with the missing files, unless somebody has chosen one', async () => {
  const app = await createTestApp()
  const { anna, path } = await givenFamily(app)
  const spot = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#8a9399"/><circle cx="620" cy="170" r="60" fill="#e0562f"/><circle cx="620" cy="170" r="20" fill="#fff"/></svg>`
  const bytes = await sharp(Buffer.from(spot)).jpeg().toBuffer()
  const photos: Photo[] = []
  for (let each = 0; each < 2; each++)
    photos.push((await anna.post(`${path}/photos`, { objectPath: await givenUpload(anna, bytes) })).body)
  const [found, chosen] = photos as [Photo, Photo]
  expect(found.focalPoint).not.toBeNull()
  for (const photo of photos) await makeOld(app, photo)
  await app.db
    .updateTable('photos')
    .set({ focal_x: null, focal_y: null })
    .where('id', '=', found.id)
    .execute()
  await anna.request('PUT', `${path}/photos/${chosen.id}/focal-point`, { x: 20, y: 30 })
  await untilNothingIsMissing(app)
  const now: Photo[] = (await anna.get(`${path}/photos`)).body
  const pointOf = ({ id }: Photo) => now.find((photo) => photo.id === id)?.focalPoint
  expect(pointOf(found)).toEqual(found.focalPoint)
  expect(pointOf(chosen)).toEqual({ x: 20, y: 30 })
})

async function givenLarge(app: TestApp) {
  const { anna, path } = await givenFamily(app)
  const objectPath = await givenUpload(anna, await givenPicture({ width: 2000, height: 1500 }))
  const photo: Photo = (await anna.post(`${path}/photos`, { objectPath })).body
  return { anna, path, photo }
}

/** The type and the width of what is answered. */
async function looks(person: Browser, photo: Photo, width: Parameters<typeof pictureUrl>[1], accept: string) {
  const answer = await person.get(pictureUrl(photo, width), { accept })
  expect(answer.status).toBe(200)
  return [answer.headers.get('content-type'), (await sharp(answer.bytes).metadata()).width]
}

/** As the release before has left it. */
async function makeOld(app: TestApp, photo: Photo): Promise<void> {
  for (const width of pictureWidths) await app.storage.remove(pictureKey(idOf(photo), `w${width}.avif`))
  for (const width of webpWidths)
    expect(await app.storage.size(pictureKey(idOf(photo), `w${width}.webp`))).toBeTruthy()
  const before = { variants: 1, variants_due_at: -Date.parse(photo.createdAt) }
  await app.db.updateTable('photos').set(before).where('id', '=', photo.id).execute()
}

/** As time passes: a photo whose turn failed is tried again when its lease has ended. */
async function untilNothingIsMissing(app: TestApp): Promise<void> {
  for (let at = await missingFiles.nextAt(app); at !== null; at = await missingFiles.nextAt(app)) {
    app.clock.advance(at - app.clock.now())
    await runDue(app, missingFiles)
  }
}

function idOf({ objectPath }: Photo): string {
  return objectPath.split('/').at(-1) ?? ''
}
