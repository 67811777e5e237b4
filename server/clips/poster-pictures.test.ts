import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Clip, clipFilmPath, clipPosterPath } from '#contract/clips/clips.ts'
import { pictureWidths } from '#contract/photos/photos.ts'
import { migrations } from '../migrations/all.ts'
import { smallerPictures } from '../photos/pictures/picture-files.ts'
import { keptPurge } from '../photos/storage/kept-things.ts'
import { days, minutes } from '../platform/clock.ts'
import { migrate } from '../platform/db/migrate.ts'
import { lostFiles } from '../platform/storage/lost-file.ts'
import { runDue } from '../platform/work/due.ts'
import type { Browser } from '../testing/browser.ts'
import { createFamilyApp, createRoomApp, givenUpload } from '../testing/given/given.ts'
import { givenBucket } from '../testing/given/given-bucket.ts'
import { givenFilm, givenFilmUpload } from '../testing/given/given-clip.ts'
import { givenPicture } from '../testing/given/given-picture.ts'
import { openBefore } from '../testing/open-before.ts'
import { bucketEnvironment } from '../testing/others/bucket.ts'
import type { TestApp } from '../testing/test-app.ts'
import { clipKeys, filmKey, posterFileKey, posterKey } from './clip-files.ts'
import { missingPosterFiles } from './poster-pictures.ts'

/** What a browser sends for a picture that shows AVIF. */
const modern = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8'
const older = 'image/webp,image/apng,image/*,*/*;q=0.8'

test.each([
  ['a folder', async () => ({})],
  ['a bucket', async () => bucketEnvironment(await givenBucket())],
] as const)(
  'a poster has the widths and formats of a photo, and what devices show, from %s',
  async (_, where) => {
    const { anna, group, path } = await createFamilyApp(await where())
    const clip = await givenLarge(anna, path)
    const widthOf = { 320: 320, 480: 640, 640: 640, 960: 1280, 1280: 1280 }
    for (const width of pictureWidths) {
      expect(await looks(anna, group.id, clip, `?w=${width}`, modern)).toEqual(['image/avif', width])
      expect(await looks(anna, group.id, clip, `?w=${width}`, older)).toEqual(['image/webp', widthOf[width]])
    }
    expect(await looks(anna, group.id, clip, '', modern)).toEqual(['image/jpeg', 1920])
    const { headers, bytes } = await anna.get(`${clipPosterPath(group.id, clip.id)}?w=320`, {
      accept: modern,
    })
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(bytes.length).toBeLessThan((await anna.get(clipPosterPath(group.id, clip.id))).bytes.length / 4)
  },
)

test('an image is led to its smaller poster in the bucket', async () => {
  const environment = { ...bucketEnvironment(await givenBucket()), PICTURES_FROM: 'bucket' }
  const { anna, group, path } = await createFamilyApp(environment)
  const clip = await givenLarge(anna, path)
  const led = await anna.get(`${clipPosterPath(group.id, clip.id)}?w=320`, { accept: 'image/avif,image/*' })
  expect(led.status).toBe(302)
  const stored = await fetch(led.headers.get('location') ?? '')
  expect(stored.headers.get('content-type')).toBe('image/avif')
  const { width } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata()
  expect(width).toBe(320)
})

test('a clip of an earlier release shows its poster at once, and smaller later; its bytes count', async () => {
  const { app, anna, group, path } = await createFamilyApp()
  const clip = await givenLarge(anna, path)
  await makeOld(app)
  expect(await looks(anna, group.id, clip, '?w=320', modern)).toEqual(['image/jpeg', 1920])
  const before = await anna.get(`${clipPosterPath(group.id, clip.id)}?w=320`, { accept: modern })
  // Not for ever: there will be a smaller one.
  expect(before.headers.get('cache-control')).toBe('private, max-age=86400')

  await runDue(app, missingPosterFiles)
  expect(await looks(anna, group.id, clip, '?w=320', modern)).toEqual(['image/avif', 320])
  expect(await looks(anna, group.id, clip, '?w=480', older)).toEqual(['image/webp', 640])
  expect((await anna.get(`${path}/storage`)).body.bytes).toBe(await bytesStored(app))
  expect(await missingPosterFiles.nextAt(app)).toBeNull()
})

test('where the poster is lost they are made when it is back', async () => {
  const { app, anna, group, path } = await createFamilyApp()
  const clip = await givenLarge(anna, path)
  const objectId = await makeOld(app)
  const poster = (await app.storage.read(posterKey(objectId))) ?? Buffer.alloc(0)
  await app.storage.remove(posterKey(objectId))
  await runDue(app, missingPosterFiles)
  expect((await anna.get(`${clipPosterPath(group.id, clip.id)}?w=320`)).status).toBe(404)
  await app.storage.put(posterKey(objectId), poster)
  await app.runDueAfter(minutes(10))
  await app.runDueAfter(minutes(1))
  expect(await looks(anna, group.id, clip, '?w=320', modern)).toEqual(['image/avif', 320])
})

test('a smaller poster that is lost is made again, and the clip stays on the screen', async () => {
  const { app, anna, group, path, screen } = await createRoomApp()
  const clip = await givenLarge(anna, path, true)
  const { object_id } = await app.db.selectFrom('clips').select('object_id').executeTakeFirstOrThrow()
  await app.storage.remove(posterFileKey(object_id, 'w320.avif'))
  const address = `${clipPosterPath(group.id, clip.id)}?w=320`
  expect((await anna.get(address, { accept: modern })).status).toBe(404)
  expect((await screen.get('/api/screen')).body.items).toHaveLength(1)
  await app.runDueAfter(minutes(10))
  expect(await looks(anna, group.id, clip, '?w=320', modern)).toEqual(['image/avif', 320])
})

test('a clip that is purged while they are made leaves no file', async () => {
  const { app, anna, path } = await createFamilyApp()
  const clip = await givenLarge(anna, path)
  const objectId = await makeOld(app)
  await anna.delete(`${path}/clips/${clip.id}`)
  const { makePicture } = app.pictures
  const [making, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.pictures.makePicture = async (poster) => {
    making.resolve()
    await goOn.promise
    return makePicture(poster)
  }
  const made = runDue(app, missingPosterFiles)
  await making.promise
  app.clock.advance(days(2))
  await app.runDue()
  goOn.resolve()
  await made
  const sizes = await Promise.all(clipKeys(objectId).map((key) => app.storage.size(key)))
  expect(sizes.filter((size) => size !== null)).toEqual([])
})

test('of a clip that was purged before they were made no file is said to be lost', async () => {
  const { app, anna, path } = await createFamilyApp()
  const clip = await givenLarge(anna, path)
  await makeOld(app)
  await anna.delete(`${path}/clips/${clip.id}`)
  app.clock.advance(days(2))
  await runDue(app, keptPurge('clip-purge', 'clips'))
  const counted = async () => (await lostFiles.get()).values[0]?.value
  const before = await counted()
  await runDue(app, missingPosterFiles)
  expect(await counted()).toBe(before)
  expect(await missingPosterFiles.nextAt(app)).toBeNull()
})

test('while the disk is short of room they wait, also those that are due since ever', async () => {
  const { app, anna, path } = await createFamilyApp()
  await givenLarge(anna, path)
  await app.db.updateTable('clips').set({ variants: 0, variants_due_at: 0 }).execute()
  app.disk.isShort = () => true
  await runDue(app, missingPosterFiles)
  expect(await missingPosterFiles.nextAt(app)).toBe(app.clock.now() + minutes(5))
})

test('for a film that is lost no picture is made', async () => {
  const { app, anna, group, path } = await createFamilyApp()
  const clip = await givenLarge(anna, path)
  const { object_id } = await app.db.selectFrom('clips').select('object_id').executeTakeFirstOrThrow()
  await app.storage.remove(filmKey(object_id))
  expect((await anna.get(clipFilmPath(group.id, clip.id))).status).toBe(404)
  let made = 0
  app.pictures.makePicture = async () => {
    made++
    throw new Error('not needed')
  }
  await app.runDueAfter(minutes(10))
  expect(made).toBe(0)
})

test('after migration 111 the posters of older clips are due, the newest first, and none of purged ones', async () => {
  const { db } = await openBefore('111-poster-files')
  await sql`insert into family_groups (id, name, time_zone, created_at) values ('g', 'G', 'UTC', 0)`.execute(
    db,
  )
  const insert = (id: string, createdAt: number, purgedAt: number | null) =>
    sql`insert into clips (id, family_group_id, object_id, duration, width, height, thumbhash, bytes, created_at, purged_at)
      values (${id}, 'g', ${id}, 1000, 1, 1, '', 1, ${createdAt}, ${purgedAt})`.execute(db)
  await insert('old', 1000, null)
  await insert('new', 2000, null)
  await insert('purged', 3000, 4000)
  await migrate(db, migrations)
  // By a server of the release before, during the upgrade.
  await insert('late', 5000, null)
  const rows = await db
    .selectFrom('clips')
    .select(['id', 'variants', 'variants_due_at'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { id: 'late', variants: 0, variants_due_at: 0 },
    { id: 'new', variants: 0, variants_due_at: -2000 },
    { id: 'old', variants: 0, variants_due_at: -1000 },
    { id: 'purged', variants: 0, variants_due_at: null },
  ])
})

/** A clip with a poster as large as a phone makes it. */
async function givenLarge(anna: Browser, path: string, isSent = false): Promise<Clip> {
  const objectPath = await givenFilmUpload(anna, givenFilm())
  const posterPath = await givenUpload(anna, await givenPicture({ width: 1920, height: 1080 }))
  const added = await anna.post(`${path}/clips`, { objectPath, posterPath, isSent })
  expect(added.status).toBe(201)
  return added.body
}

/** The type and the width of what is answered. */
async function looks(person: Browser, groupId: string, { id }: Clip, query: string, accept: string) {
  const answer = await person.get(`${clipPosterPath(groupId, id)}${query}`, { accept })
  expect(answer.status).toBe(200)
  return [answer.headers.get('content-type'), (await sharp(answer.bytes).metadata()).width]
}

/** As the release before has left the one clip; its object. */
async function makeOld(app: TestApp): Promise<string> {
  const clip = await app.db.selectFrom('clips').selectAll().executeTakeFirstOrThrow()
  const { object_id, created_at } = clip
  for (const name of smallerPictures) await app.storage.remove(posterFileKey(object_id, name))
  const before = { variants: 0, variants_due_at: -Number(created_at), bytes: await bytesStored(app) }
  await app.db.updateTable('clips').set(before).where('id', '=', clip.id).execute()
  return object_id
}

async function bytesStored(app: TestApp): Promise<number> {
  const { object_id } = await app.db.selectFrom('clips').select('object_id').executeTakeFirstOrThrow()
  const sizes = await Promise.all(clipKeys(object_id).map((key) => app.storage.size(key)))
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
}
