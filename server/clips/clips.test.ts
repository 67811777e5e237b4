import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { clipLimits } from '#contract/clips/clips.ts'
import { photoLimits } from '#contract/photos/photos.ts'
import { days, minutes } from '../platform/clock.ts'
import { createFamilyApp, givenUpload } from '../testing/given/given.ts'
import { givenBucket } from '../testing/given/given-bucket.ts'
import { givenClip, givenFilm, givenFilmUpload } from '../testing/given/given-clip.ts'
import { givenPicture } from '../testing/given/given-picture.ts'
import { bucketEnvironment } from '../testing/others/bucket.ts'
import type { TestApp } from '../testing/test-app.ts'

describe.for([
  ['a folder', async () => ({})],
  ['an S3 bucket', async () => ({ ...bucketEnvironment(await givenBucket()), PICTURES_FROM: 'bucket' })],
] as const)('in %s', ([, environment]) => {
  test('a clip is measured, listed with who added it, and played, from the server', async () => {
    const { anna, path } = await createFamilyApp(await environment())
    const clip = await givenClip(anna, path, { words: ' The roses ', film: givenFilm('garden') })
    expect(clip).toEqual({
      id: expect.any(String),
      words: 'The roses',
      duration: 1023,
      hasSound: true,
      width: 160,
      height: 120,
      thumbhash: expect.any(String),
      createdAt: expect.any(String),
      addedBy: { id: anna.user.id, name: 'Anna Hartley' },
      delivery: null,
    })
    expect((await anna.get(`${path}/clips`)).body).toEqual([clip])
    const film = await anna.get(`${path}/clips/${clip.id}/film`)
    expect([film.status, film.bytes.length]).toEqual([200, givenFilm('garden').length])
    expect(film.bytes.toString('latin1')).not.toMatch(/Garden|48\.8577/)
    expect(Object.fromEntries(film.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': 'inline; filename="video.mp4"',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    })
    expect(film.headers.get('cache-control')).toMatch(/^private/)
    const part = await anna.get(`${path}/clips/${clip.id}/film`, { range: 'bytes=0-1' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-1/${film.bytes.length}`])
    const behind = await anna.get(`${path}/clips/${clip.id}/film`, { range: `bytes=${film.bytes.length}-` })
    expect([behind.status, behind.headers.get('cache-control')]).toEqual([416, 'no-store'])
  })

  test('a film of several parts is put together as it is kept', async () => {
    const { anna, path } = await createFamilyApp(await environment())
    const film = Buffer.concat([givenFilm('garden'), freeBox(3 * photoLimits.leastPart)])
    const started = await anna.post('/api/objects/upload', {
      size: film.length,
      isInParts: true,
      isClip: true,
    })
    for (let at = 0; at < film.length; at += photoLimits.leastPart) {
      const part = film.subarray(at, at + photoLimits.leastPart)
      const sent = await anna.put(`${started.body.uploadURL}?offset=${at}`, part)
      expect(sent.status).toBe(200)
    }
    const posterPath = await givenUpload(anna)
    const added = await anna.post(`${path}/clips`, { objectPath: started.body.objectPath, posterPath })
    expect(added.status).toBe(201)
    const { bytes } = await anna.get(`${path}/clips/${added.body.id}/film`)
    expect(bytes.length).toBe(film.length)
    expect(bytes.subarray(-1000)).toEqual(Buffer.alloc(1000))
    expect(bytes.subarray(0, 32)).toEqual(film.subarray(0, 32))
  })
})

test('its poster is made anew, upright and without metadata', async () => {
  const { anna, path } = await createFamilyApp()
  const objectPath = await givenFilmUpload(anna, givenFilm())
  const camera = await sharp(await givenPicture({ width: 120, height: 90 }))
    .withExif({ IFD0: { Make: 'Garden Phone' } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer()
  const posterPath = await givenUpload(anna, camera)
  const { body: clip } = await anna.post(`${path}/clips`, { objectPath, posterPath })
  const poster = await anna.get(`${path}/clips/${clip.id}/poster`)
  expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(poster.bytes.toString('latin1')).not.toContain('Garden Phone')
  expect(await sharp(poster.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 90, height: 120 })
  // Its upload is used.
  expect((await anna.post(`${path}/photos`, { objectPath: posterPath })).status).toBe(404)
})

test.each([
  [
    'no film',
    Buffer.from('ftypM4A '),
    'This file is not a video that every device can play. Please choose an MP4.',
  ],
  [
    'H.265',
    givenFilm('hevc'),
    'This video is in a form that not every device can play. Please choose one in H.264 with AAC: phones call it “Most compatible”.',
  ],
  [
    'pieces',
    givenFilm('fragments'),
    'This video cannot play while it is loading. Please save it for the web (“fast start”), and choose that.',
  ],
  [
    'a cut file',
    givenFilm().subarray(0, 5000),
    'This video is damaged: we cannot read all of it. Please choose another copy of it.',
  ],
])('what is no clip is refused in a sentence, and nothing is kept: %s', async (_what, film, message) => {
  const { app, anna, path } = await createFamilyApp()
  const objectPath = await givenFilmUpload(anna, film)
  const posterPath = await givenUpload(anna)
  const refused = await anna.post(`${path}/clips`, { objectPath, posterPath })
  expect([refused.status, refused.body.error.message]).toEqual([422, message])
  expect(filesOf(app)).toEqual([])
  expect((await anna.get(`${path}/activity`)).body.map(actionOf)).not.toContain('clip_added')
  // The upload is closed. The poster is there for a better film.
  expect((await anna.post(`${path}/clips`, { objectPath, posterPath })).status).toBe(404)
  const better = await givenFilmUpload(anna, givenFilm())
  expect((await anna.post(`${path}/clips`, { objectPath: better, posterPath })).status).toBe(201)
})

test('a poster that is no picture, or has not arrived, costs the film nothing', async () => {
  const { anna, path } = await createFamilyApp()
  const objectPath = await givenFilmUpload(anna, givenFilm())
  const add = (posterPath: string) => anna.post(`${path}/clips`, { objectPath, posterPath })
  const unreadable = await add(await givenUpload(anna, Buffer.from('<html>')))
  expect([unreadable.status, unreadable.body.error.message]).toEqual([
    422,
    'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or HEIC.',
  ])
  const { objectPath: notYet } = (await anna.post('/api/objects/upload')).body
  const missing = await add(notYet)
  expect([missing.status, missing.body.error.issues[0].path]).toEqual([422, 'posterPath'])
  expect((await add(`/objects/${crypto.randomUUID()}`)).status).toBe(404)
  expect((await add(await givenUpload(anna))).status).toBe(201)
})

test('a film may be large, comes in parts that are not, and is no picture', async () => {
  const { anna, path } = await createFamilyApp()
  const start = (body: unknown) => anna.post('/api/objects/upload', body)
  const size = clipLimits.bytes
  const tooLarge = await start({ size: size + 1, isInParts: true, isClip: true })
  expect([tooLarge.status, tooLarge.body.error.message]).toEqual([
    413,
    'This video is larger than 60 MB. Please choose a shorter or smaller one.',
  ])
  expect((await start({ size, isInParts: true })).status).toBe(413)
  expect((await start({ size, isClip: true })).status).toBe(422)
  const { uploadURL } = (await start({ size, isInParts: true, isClip: true })).body
  const part = await anna.put(`${uploadURL}?offset=0`, Buffer.alloc(photoLimits.mostOfPart + 1))
  expect([part.status, part.body.error.message]).toEqual([
    413,
    'This part of the file is too large. Please send smaller ones.',
  ])
  const large = Buffer.concat([givenFilm(), freeBox(11_000_000)])
  const started = (await start({ size: large.length, isInParts: true, isClip: true })).body
  for (let at = 0; at < large.length; at += photoLimits.mostOfPart)
    await anna.put(`${started.uploadURL}?offset=${at}`, large.subarray(at, at + photoLimits.mostOfPart))
  const asPhoto = await anna.post(`${path}/photos`, { objectPath: started.objectPath })
  expect(asPhoto.status).toBe(413)
})

test('clips take the room of their group, and a full one takes none', async () => {
  const { app, anna, path } = await createFamilyApp({ GROUP_QUOTA: '1MB', GROUP_PHOTOS: '0' })
  const large = { film: Buffer.concat([givenFilm(), freeBox(700_000)]) }
  const first = await givenClip(anna, path, large)
  const { bytes } = (await anna.get(`${path}/storage`)).body
  expect(bytes).toBeGreaterThan(large.film.length)
  const [objectPath, posterPath] = [await givenFilmUpload(anna, large.film), await givenUpload(anna)]
  const full = await anna.post(`${path}/clips`, { objectPath, posterPath })
  expect([full.status, full.body.error.code]).toEqual([507, 'storage_full'])
  await anna.request('DELETE', `${path}/clips/${first.id}`)
  app.clock.advance(days(1) + minutes(2))
  await app.runDue()
  await givenClip(anna, path, large)
})

/** Nothing, of so many bytes. */
function freeBox(size: number): Buffer {
  const bytes = Buffer.alloc(size, 7)
  bytes.writeUInt32BE(size)
  bytes.write('free', 4)
  return bytes
}

function filesOf(app: TestApp): string[] {
  const files = readdirSync(join(app.config.dataDir, 'files'), { recursive: true }).map(String)
  return files.filter((name) => /film\.mp4$|poster\.jpg$/.test(name))
}

function actionOf({ action }: { action: string }): string {
  return action
}
