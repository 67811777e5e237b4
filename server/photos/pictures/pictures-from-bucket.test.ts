import { expect, onTestFinished, test, vi } from 'vitest'
import { type Photo, pictureUrl } from '#contract/photos/photos.ts'
import { minutes } from '../../platform/clock.ts'
import { type Answer, type Browser, openBrowser } from '../../testing/browser.ts'
import {
  createFamilyApp,
  givenApiToken,
  givenMember,
  givenPerson,
  givenPhoto,
  givenScreen,
} from '../../testing/given/given.ts'
import { givenBucket } from '../../testing/given/given-bucket.ts'
import { bucketEnvironment } from '../../testing/others/bucket.ts'
import { chooseFile, pictureKey } from './picture-files.ts'

/** As Chromium says it for an `<img>`. */
const ofImage = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }

test('an image is led to an address of the bucket that is good for at most five minutes, copies included', async () => {
  const { app, anna, photo } = await givenPictures()
  const answer = await anna.get(pictureUrl(photo, 320), ofImage)
  const address = addressIn(answer)
  expect(answer.bytes).toHaveLength(0)
  expect(answer.headers.get('vary')).toBe('accept')
  expect(answer.headers.get('etag')).toBeNull()
  const [, ledFor] = /^private, max-age=(\d+)$/.exec(answer.headers.get('cache-control') ?? '') ?? []
  const signedFor = Number(address.searchParams.get('X-Amz-Expires'))

  const stored = await fetch(address)
  expect(Buffer.from(await stored.arrayBuffer())).toEqual(await app.storage.read(keyOf(photo, 320)))
  expect(stored.headers.get('content-type')).toBe('image/avif')
  expect(stored.headers.get('content-disposition')).toBe('inline; filename="photo.avif"')
  const [, keptFor] = /^private, max-age=(\d+)$/.exec(stored.headers.get('cache-control') ?? '') ?? []
  expect(signedFor + Number(keptFor)).toBeLessThanOrEqual(300)
  // Whoever was led there at the very end of a minute still finds an address that is good.
  expect(60 + Number(ledFor)).toBeLessThan(signedFor)
})

test('it is the same address for everybody within a minute, so that caches know it again', async () => {
  const { app, family, anna, photo } = await givenPictures()
  const ben = await givenMember(app, family, 'Ben', 'member')
  setDate('2026-11-25T10:00:01Z')
  const first = addressIn(await anna.get(pictureUrl(photo, 320), ofImage))
  setDate('2026-11-25T10:00:59Z')
  expect(addressIn(await ben.get(pictureUrl(photo, 320), ofImage)).href).toBe(first.href)
  setDate('2026-11-25T10:01:00Z')
  expect(addressIn(await ben.get(pictureUrl(photo, 320), ofImage)).href).not.toBe(first.href)
})

test('the bucket refuses an address that has expired or was changed, and answers nobody without one', async () => {
  const { anna, photo } = await givenPictures()
  const address = addressIn(await anna.get(pictureUrl(photo, 320), ofImage))
  const refused = [
    address.href.replace('w320.avif', 'original'),
    address.href.replace('Expires=180', 'Expires=600000'),
    address.href.replace('image%2Favif', 'text%2Fhtml'),
    address.href.replace(/(?<=Signature=)./, (digit) => (digit === '0' ? '1' : '0')),
    address.origin + address.pathname,
  ]
  expect(refused).not.toContain(address.href)
  for (const changed of refused) expect([changed, (await fetch(changed)).status]).toEqual([changed, 403])
  expect((await fetch(address)).status).toBe(200)
  setDate(new Date(Date.now() + minutes(5)).toISOString())
  expect((await fetch(address)).status).toBe(403)
})

test('who may not see it is led nowhere: strangers, former members, and everybody once it was removed', async () => {
  const { app, family, anna, path, photo } = await givenPictures()
  const olga = await givenPerson(app, 'Olga')
  const carl = await givenMember(app, family, 'Carl', 'member')
  const statusFor = async (browser: Browser) => (await browser.get(pictureUrl(photo, 320), ofImage)).status
  expect(await Promise.all([anna, carl, olga, openBrowser(app)].map(statusFor))).toEqual([302, 302, 404, 401])
  const members = (await anna.get(`${path}/members`)).body
  const { id } = members.find((member: { user: { id: string } }) => member.user.id === carl.user.id)
  await anna.patch(`${path}/members/${id}`, { isActive: false })
  expect(await statusFor(carl)).toBe(404)
  await anna.delete(`${path}/photos/${photo.id}`)
  expect(await statusFor(anna)).toBe(404)
})

test('what cannot follow gets the bytes from here: fetch, a program with its token, HEAD', async () => {
  const { app, anna, path, photo } = await givenPictures()
  const url = pictureUrl(photo, 320)
  const token = { authorization: `Bearer ${(await givenApiToken(anna, path)).token}` }
  for (const answer of [
    await anna.get(url, { accept: '*/*' }),
    await openBrowser(app).get(url, { ...ofImage, ...token }),
    await anna.get(url, { accept: 'text/html,image/avif,*/*' }),
  ]) {
    expect(answer.status).toBe(200)
    expect(answer.bytes.length).toBeGreaterThan(0)
  }
  expect((await anna.request('HEAD', url, undefined, ofImage)).status).toBe(200)
})

test('a screen is led there each time anew, and no more once the picture was taken back', async () => {
  const { app, family, anna, path, photo } = await givenPictures()
  const screen = await givenScreen(app, family)
  const { delivery } = (await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  const { items } = (await screen.get('/api/screen')).body
  const url = items[0].picture.url
  const answer = await screen.get(url, { accept: 'image/*' })
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  const stored = Buffer.from(await (await fetch(addressIn(answer))).arrayBuffer())
  expect(stored).toEqual((await screen.get(url)).bytes)
  expect((await openBrowser(app).get(url, { accept: 'image/*' })).status).toBe(401)
  await anna.post(`${path}/deliveries/${delivery.id}/take-back`)
  expect((await screen.get(url, { accept: 'image/*' })).status).toBe(404)
})

test('a file that the bucket lacks is found out: of a screen before it is led there, of a page afterwards', async () => {
  const { app, family, anna, path, photo } = await givenPictures()
  const screen = await givenScreen(app, family)
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  const { items } = (await screen.get('/api/screen')).body
  const logged: unknown[] = []
  app.log.error = (said: unknown) => logged.push(said)
  await app.storage.remove(keyOf(photo, 320))
  expect((await anna.get(pictureUrl(photo, 320), ofImage)).status).toBe(302)
  await expect.poll(() => logged).toEqual([{ file: keyOf(photo, 320) }])
  await app.storage.remove(keyOf(photo))
  const answer = await screen.get(items[0].picture.url, { accept: 'image/*' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect((await anna.get(`${path}/photos`)).body[0].delivery.state).toBe('failed')
})

test('a CDN stands before the bucket under a name of its own, and may keep what it got', async () => {
  const { app, anna, photo } = await givenPictures({ PICTURES_CDN: 'https://pictures.example.org' })
  const address = addressIn(await anna.get(pictureUrl(photo, 320), ofImage))
  expect(address.origin).toBe('https://pictures.example.org')
  // A CDN asks the bucket by the bucket's own name, with the same path and query.
  const { endpoint = '' } = app.config.s3 ?? {}
  const stored = await fetch(address.href.replace(address.origin, endpoint))
  expect(stored.status).toBe(200)
  expect(stored.headers.get('cache-control')).toBe('public, max-age=120')
})

test('by default the server sends all bytes itself', async () => {
  const { app, anna, photo } = await givenPictures({ PICTURES_FROM: 'server' })
  const answer = await anna.get(pictureUrl(photo, 320), ofImage)
  expect(answer.status).toBe(200)
  expect(answer.bytes).toEqual(await app.storage.read(keyOf(photo, 320)))
})

async function givenPictures(environment: Record<string, string> = {}) {
  const bucket = bucketEnvironment(await givenBucket())
  const given = await createFamilyApp({ ...bucket, PICTURES_FROM: 'bucket', ...environment })
  return { ...given, photo: await givenPhoto(given.anna, given.path, 'The garden') }
}

function keyOf({ objectPath }: Photo, width = 0): string {
  return pictureKey(objectPath.split('/').at(-1) ?? '', chooseFile({ width, ...ofImage, variants: 2 }).name)
}

function addressIn({ status, headers }: Answer): URL {
  expect(status).toBe(302)
  return new URL(headers.get('location') ?? '')
}

/** For the bucket, too, which is in this process. */
function setDate(iso: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(iso) })
  onTestFinished(() => void vi.useRealTimers())
}
