import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { createRoomApp, givenNote, givenPhoto, givenUpload } from '../testing/given/given.ts'

const pictures = join(import.meta.dirname, '../../demo/pictures')

test.each([
  ['the yellow and red kite in the sky', 'kite', { x: 560, y: 310 }],
  ['the red parasol on the beach', 'beach', { x: 690, y: 500 }],
])('what catches the eye is found at the upload, of an upright picture: %s', async (_, name, point) => {
  const { anna, path, screen } = await createRoomApp()
  // As a phone stores it that is held upright.
  const original = await sharp(await readFile(join(pictures, `${name}.webp`)))
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const objectPath = await givenUpload(anna, original)
  const photo = (await anna.post(`${path}/photos`, { objectPath, isSent: true })).body
  expect(Math.abs(photo.focalPoint.x - point.x)).toBeLessThan(60)
  expect(Math.abs(photo.focalPoint.y - point.y)).toBeLessThan(60)
  const [item] = ((await screen.get('/api/screen')).body as ScreenView).items
  expect(item?.picture?.focalPoint).toEqual(photo.focalPoint)
})

test('of a picture in which nothing catches the eye, or only its edge, there is no point', async () => {
  const { anna, path } = await createRoomApp()
  const flat = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  for (const original of [flat, await readFile(join(pictures, 'tulips.webp'))]) {
    const objectPath = await givenUpload(anna, original)
    expect((await anna.post(`${path}/photos`, { objectPath })).body.focalPoint).toBeNull()
  }
})

test('what the sender has chosen at the upload counts, is there with the photo, and a second claim changes nothing', async () => {
  const { anna, path, screen } = await createRoomApp()
  const objectPath = await givenUpload(anna, await readFile(join(pictures, 'kite.webp')))
  const point = { x: 980, y: 20 }
  for (const focalPoint of [{ x: -1, y: 0 }, { x: 0 }, null])
    expect((await anna.post(`${path}/photos`, { objectPath, focalPoint })).status).toBe(422)
  const photo = (await anna.post(`${path}/photos`, { objectPath, focalPoint: point, isSent: true })).body
  expect(photo.focalPoint).toEqual(point)
  const view = async () => (await screen.get('/api/screen')).body as ScreenView
  expect((await view()).items.map(({ picture }) => picture?.focalPoint)).toEqual([point])
  const again = await anna.post(`${path}/photos`, { objectPath, focalPoint: { x: 1, y: 1 } })
  expect(again.body).toMatchObject({ id: photo.id, focalPoint: point })
})

test('who may change a photo says which point matters; the screen has it for the photo, and for a note on it', async () => {
  const { anna, path, screen } = await createRoomApp()
  const photo = await givenPhoto(anna, path, 'The garden')
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  await givenNote(anna, path, { photoId: photo.id, isSent: true })
  const address = `${path}/photos/${photo.id}/focal-point`
  const point = { x: 0, y: 1000 }
  expect((await anna.request('PUT', address, point)).body).toMatchObject({
    focalPoint: point,
    caption: 'The garden',
  })
  const { items } = (await screen.get('/api/screen')).body as ScreenView
  expect(items.map(({ picture }) => picture?.focalPoint)).toEqual([point, point])

  for (const outside of [{ x: -1, y: 0 }, { x: 0, y: 1001 }, { x: 0.5, y: 0 }, { x: 0 }])
    expect((await anna.request('PUT', address, outside)).status).toBe(422)
  expect((await anna.patch(`${path}/photos/${photo.id}`, { caption: 'New' })).body.focalPoint).toEqual(point)
})
