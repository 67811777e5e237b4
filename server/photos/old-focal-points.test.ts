import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Photo } from '#contract/photos/photos.ts'
import { migrations } from '../migrations/all.ts'
import { days } from '../platform/clock.ts'
import { migrate } from '../platform/db/migrate.ts'
import { runDue } from '../platform/work/due.ts'
import { createFamilyApp, givenUpload } from '../testing/given/given.ts'
import { openBefore } from '../testing/open-before.ts'
import type { TestApp } from '../testing/test-app.ts'
import { oldFocalPoints, oldPoints } from './old-focal-points.ts'
import { pictureKey } from './pictures/picture-files.ts'

const kite = join(import.meta.dirname, '../../demo/pictures/kite.webp')

test('old photos get their point in small batches, and nothing else of them changes', async () => {
  const { app, anna, path, list } = await givenOld(6)
  const before = await list()
  const activity = (await anna.get(`${path}/activity`)).body
  const waiting = async () =>
    /what matters on them<\/td>.*?>(\d+)<.*?>(\d+)</s
      .exec((await anna.get('/operator')).bytes.toString())
      ?.slice(1)
  expect(await waiting()).toEqual(['6', '0'])
  await runDue(app, oldFocalPoints)
  expect((await list()).filter(({ focalPoint }) => focalPoint)).toHaveLength(5)
  expect(await waiting()).toEqual(['1', '0'])
  // A photo that was claimed is tried again when its lease ends, and no sooner.
  await untilDone(app)
  const after = await list()
  expect(after.map(({ focalPoint }) => focalPoint)).toEqual(Array(6).fill(after[0]?.focalPoint))
  expect(Math.abs((after[0]?.focalPoint?.x ?? 0) - 560)).toBeLessThan(60)
  expect(after.map((photo) => ({ ...photo, focalPoint: null }))).toEqual(before)
  expect((await anna.get(`${path}/activity`)).body).toEqual(activity)
})

test('a point that somebody chooses while it is looked for stays, and no photo is looked at twice at once', async () => {
  const { app, anna, path, photos } = await givenOld(1)
  const [photo] = photos
  const { pictures } = app
  const chosen = { x: 20, y: 30 }
  let looks = 0
  const findPoint: typeof pictures.findPoint = async (file) => {
    looks++
    await anna.request('PUT', `${path}/photos/${photo?.id}/focal-point`, chosen)
    return pictures.findPoint(file)
  }
  app.pictures = { ...pictures, findPoint }
  await Promise.all([runDue(app, oldFocalPoints), runDue(app, oldFocalPoints)])
  expect(looks).toBe(1)
  expect((await anna.get(`${path}/photos`)).body[0].focalPoint).toEqual(chosen)
  expect(await oldFocalPoints.nextAt(app)).toBeNull()
})

test('what fails is tried three times and holds up no other; a damaged file is tried once', async () => {
  const { app, photos, list } = await givenOld(3)
  const [missing, damaged, fine] = photos
  if (!missing || !damaged || !fine) throw new Error('three photos')
  await app.storage.remove(smallFile(missing))
  await app.storage.put(smallFile(damaged), Buffer.from('no picture'))
  const counts = async () =>
    Object.fromEntries((await oldPoints.get()).values.map(({ labels, value }) => [labels.outcome, value]))
  const before = await counts()
  await untilDone(app)
  const points = new Map((await list()).map(({ id, focalPoint }) => [id, focalPoint]))
  expect([missing, damaged, fine].map(({ id }) => points.get(id) !== null)).toEqual([false, false, true])
  const rows = await app.db.selectFrom('photos').select(['id', 'focal_attempts']).execute()
  const attempts = new Map(rows.map((row) => [row.id, row.focal_attempts]))
  expect([missing, damaged, fine].map(({ id }) => attempts.get(id))).toEqual([3, 1, 0])
  const after = await counts()
  const more = (outcome: string) => (after[outcome] ?? 0) - (before[outcome] ?? 0)
  expect([more('found'), more('failed'), more('given_up')]).toEqual([1, 2, 2])
})

test('after a crash the photo is found by its lease, and a photo that was deleted for good is left alone', async () => {
  const { app, anna, path, photos, list } = await givenOld(2)
  const [gone] = photos
  const { pictures } = app
  let looks = 0
  const findPoint = () => {
    looks++
    return new Promise<never>(() => {})
  }
  app.pictures = { ...pictures, findPoint }
  // Both photos are claimed, and the first look never ends.
  void runDue(app, oldFocalPoints)
  await expect.poll(() => looks).toBe(1)
  expect((await dueTimes(app)).every((at) => at > 0)).toBe(true)
  app.pictures = pictures
  await anna.delete(`${path}/photos/${gone?.id}`)
  app.clock.advance(days(2))
  await untilDone(app)
  expect((await list()).map(({ focalPoint }) => focalPoint !== null)).toEqual([true])
})

test('after migration 094 photos without a point are due, the newest first', async () => {
  const app = await openBefore('094-old-focal-points')
  await app.db
    .insertInto('family_groups')
    .values({ id: 'g', name: 'G', time_zone: 'UTC', created_at: 0 } as never)
    .execute()
  const given = { family_group_id: 'g', width: 1, height: 1, thumbhash: '', original_type: 'image/jpeg' }
  for (const [id, created_at, focal_x, purged_at] of [
    ['old', 1000, null, null],
    ['new', 2000, null, null],
    ['chosen', 3000, 5, null],
    ['purged', 4000, null, 5000],
  ])
    await app.db
      .insertInto('photos')
      .values({ ...given, id, object_id: id, created_at, focal_x, focal_y: focal_x, purged_at } as never)
      .execute()
  await migrate(app.db, migrations)
  const rows = await app.db.selectFrom('photos').select(['id', 'focal_due_at']).orderBy('id').execute()
  expect(rows.map(({ id, focal_due_at }) => [id, focal_due_at])).toEqual([
    ['chosen', null],
    ['new', -2000],
    ['old', -1000],
    ['purged', null],
  ])
})

/** Photos as a release without points has left them. */
async function givenOld(count: number) {
  const { app, anna, path } = await createFamilyApp()
  const bytes = await readFile(kite)
  const photos: Photo[] = []
  for (let each = 0; each < count; each++)
    photos.push((await anna.post(`${path}/photos`, { objectPath: await givenUpload(anna, bytes) })).body)
  const old = { focal_x: null, focal_y: null, focal_due_at: -1 }
  await app.db.updateTable('photos').set(old).execute()
  const list = async (): Promise<Photo[]> => (await anna.get(`${path}/photos`)).body
  return { app, anna, path, photos, list }
}

/** As time passes. */
async function untilDone(app: TestApp): Promise<void> {
  for (let at = await oldFocalPoints.nextAt(app); at !== null; at = await oldFocalPoints.nextAt(app)) {
    app.clock.advance(Math.max(at - app.clock.now(), 0))
    await runDue(app, oldFocalPoints)
  }
}

async function dueTimes(app: TestApp): Promise<number[]> {
  const rows = await app.db.selectFrom('photos').select('focal_due_at').execute()
  return rows.map(({ focal_due_at }) => focal_due_at ?? 0)
}

function smallFile({ objectPath }: Photo): string {
  return pictureKey(objectPath.split('/').at(-1) ?? '', 'w320.webp')
}
