import sharp from 'sharp'
import { expect, test } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import {
  createAlexaApp,
  givenEcho,
  givenEchoFamily,
  rendered,
  spoken,
} from '../../testing/alexa/given-echo.ts'
import { openBrowser } from '../../testing/browser.ts'
import {
  givenFamily,
  givenPhoto,
  givenScreen,
  givenSentPhoto,
  givenUpload,
} from '../../testing/given/given.ts'
import { givenBucket } from '../../testing/given/given-bucket.ts'
import { givenPicture } from '../../testing/given/given-picture.ts'

test('one photo for a screen and an Echo has a status for each, and its own is the furthest of them', async () => {
  const { app, family, echo, anna, path } = await givenEchoFamily()
  const screen = await givenScreen(app, family)
  const delivery = await givenSentPhoto(anna, path)
  const lines = async () => {
    const [{ delivery }] = (await anna.get(`${path}/photos`)).body
    const devices = delivery.devices.map(({ deviceName, state }: { deviceName: string; state: string }) => [
      deviceName,
      state,
    ])
    return { state: delivery.state, ...Object.fromEntries(devices) }
  }
  expect(await lines()).toEqual({ state: 'accepted', 'Family screen': 'accepted', 'Echo Show': 'accepted' })
  await screen.post(`/api/screen/deliveries/${delivery.id}/shown`, {})
  expect(await lines()).toEqual({ state: 'shown', 'Family screen': 'shown', 'Echo Show': 'accepted' })
  await echo.open()
  await echo.touch('heart', delivery.id)
  expect(await lines()).toEqual({ state: 'answered', 'Family screen': 'shown', 'Echo Show': 'answered' })
})

test('a report of the document is no activity of the loved one', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  await givenSentPhoto(anna, path)
  const { slides } = rendered(await echo.open())
  const activity = async () => (await anna.get(`${path}/devices`)).body[1].lastActivityAt
  const before = await activity()
  app.clock.advance(hours(1))
  await echo.touch('page', slides[0].id, '')
  expect(await activity()).toBe(before)
  await echo.touch('heart', slides[0].id)
  expect(await activity()).not.toBe(before)
})

test.each(['a folder', 'S3'])(
  'the Echo’s picture from %s is a JPEG of limited size that any page may load',
  async (kind) => {
    const app = await createAlexaApp(kind === 'S3' ? await bucketEnvironment() : {})
    const { family, anna, path } = await givenFamily(app)
    const echo = await givenEcho(app, family)
    const objectPath = await givenUpload(anna, await givenPicture({ width: 3000, height: 2000 }))
    const photo = (await anna.post(`${path}/photos`, { objectPath })).body
    await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
    const { imageUrl } = rendered(await echo.open()).slides[0]
    expect(imageUrl).toMatch(/^https:\/\/photos\.example\.org\/api\/alexa\/pictures\//)
    const answer = await fetchPicture(app.url, imageUrl)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.bytes.length).toBeLessThanOrEqual(500_000)
    const head = await fetch(`${app.url}${new URL(imageUrl).pathname}`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-type')).toBe('image/jpeg')
    expect(head.headers.get('content-length')).toBe(String(answer.bytes.length))
    expect(head.headers.get('access-control-allow-origin')).toBe('*')
    const { width, height } = await sharp(answer.bytes).metadata()
    expect(width).toBeLessThanOrEqual(1920)
    expect(height).toBeLessThanOrEqual(1200)
  },
)

test('a picture’s URL expires, cannot be forged, and ends with its delivery', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  const photo = await givenPhoto(anna, path)
  const { delivery } = (await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  const address = async () => rendered(await echo.open()).slides[0].imageUrl as string
  const status = async (url: string) => (await fetchPicture(app.url, url)).status
  const url = await address()
  expect(await status(url)).toBe(200)
  expect(await status(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).toBe(404)
  expect(await status(url.replace(/\.[0-9a-z]+\.([^.]+)$/, '.zzzzzzzz.$1'))).toBe(404)
  app.clock.advance(days(1))
  expect(await status(url)).toBe(404)
  const later = await address()
  await anna.post(`${path}/deliveries/${delivery.id}/take-back`)
  expect(await status(later)).toBe(404)
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  const again = await address()
  expect(await status(again)).toBe(200)
  const [, device] = (await anna.get(`${path}/devices`)).body
  await anna.delete(`${path}/devices/${device.id}`)
  expect(await status(again)).toBe(404)
})

test('a withdrawn delivery is gone from the Echo and cannot be answered', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  const delivery = await givenSentPhoto(anna, path, 'Not for you')
  await echo.open()
  await anna.post(`${path}/deliveries/${delivery.id}/take-back`)
  expect(spoken(await echo.touch('heart', delivery.id))).toContain('nothing here yet')
  expect(spoken(await echo.intend('AMAZON.RepeatIntent'))).not.toContain('Not for you')
})

test('a test message is read aloud, and fails with a sentence for a removed Echo', async () => {
  const { app, echo, anna, group } = await givenEchoFamily()
  await anna.post('/api/alexa/test-connection', { familyGroupId: group.id })
  expect(spoken(await echo.open())).toContain('A test message from Anna. Everything works.')
  await app.db.deleteFrom('echoes').execute()
  app.clock.advance(hours(1))
  const sent = await anna.post('/api/alexa/test-connection', { familyGroupId: group.id })
  expect(sent.status).toBe(409)
  expect(sent.body.error.message).toContain('not connected any more')
})

async function bucketEnvironment(): Promise<Record<string, string>> {
  const { endpoint = '', bucket, accessKeyId, secretAccessKey } = await givenBucket()
  return {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}

/** Fetches like an Echo: without cookies and without an origin. */
function fetchPicture(serverUrl: string, imageUrl: string) {
  return openBrowser({ url: serverUrl }).get(new URL(imageUrl).pathname)
}
