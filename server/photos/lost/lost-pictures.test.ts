import { expect, test } from 'vitest'
import { type Photo, pictureUrl } from '#contract/photos/photos.ts'
import { hours, minutes } from '../../platform/clock.ts'
import { runDue } from '../../platform/work/due.ts'
import { openBrowser } from '../../testing/browser.ts'
import { givenFamily, givenPhoto, givenScreen } from '../../testing/given/given.ts'
import { givenBucket } from '../../testing/given/given-bucket.ts'
import { bucketEnvironment } from '../../testing/others/bucket.ts'
import { listActions } from '../../testing/seen.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { pictureKey } from '../pictures/picture-files.ts'
import { examineFiles, keptKinds } from './examine-files.ts'
import { lostFilesWork } from './lost-files.ts'
import { missingFiles } from './missing-files.ts'

const storages = [
  ['a folder', async () => ({})],
  ['a bucket', async () => bucketEnvironment(await givenBucket())],
] as const

test.each(storages)(
  'a picture whose file is missing in %s has failed, says so once an hour, and is shown when the file is back',
  async (_, where) => {
    const { app, anna, path, photo, screen, key, logged } = await givenSent(await where())
    const { items } = (await screen.get('/api/screen')).body
    const address = items[0].picture.url
    const file = (await app.storage.read(key)) ?? Buffer.alloc(0)
    const before = await lostFilesCounted(app)
    const original = key.replace('device.jpg', 'original')
    const originalFile = (await app.storage.read(original)) ?? Buffer.alloc(0)
    // The storage has lost the original, too: nothing can be made of it.
    await app.storage.remove(original)
    await app.storage.remove(key)
    for (let time = 0; time < 3; time++) {
      const answer = await screen.get(address)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(answer.headers.get('etag')).toBeNull()
    }
    // With a range, too, and from the family's page.
    expect((await anna.get(pictureUrl(photo), { range: 'bytes=0-9' })).status).toBe(404)
    expect(logged).toEqual([[{ file: key }, 'a file is missing in the storage']])
    expect(JSON.stringify(logged)).not.toContain('The garden')
    expect((await lostFilesCounted(app)) - before).toBe(1)

    expect((await readPhoto()).delivery).toMatchObject({
      state: 'failed',
      devices: [{ state: 'failed', failure: expect.stringContaining('file is missing in the storage') }],
    })
    expect((await screen.get('/api/screen')).body.items).toEqual([])
    const actions = await listActions(anna, path)
    expect(actions.filter((action) => action === 'delivery_failed')).toHaveLength(1)
    const page = await readOperatorPage()
    expect(page).toContain('A picture lacks files in the storage')
    expect(page).toContain(`…${photo.id.slice(-8)}`)
    expect(page).not.toContain('The garden')
    expect(await examined()).toEqual([
      { level: 'mend', sentence: expect.stringContaining('1 lacks files in the storage') },
    ])

    // Not yet back: nothing changes.
    await app.runDueAfter(minutes(10))
    expect((await readPhoto()).delivery?.state).toBe('failed')
    await app.storage.put(key, file)
    await app.storage.put(original, originalFile)
    await app.runDueAfter(minutes(10))
    expect((await readPhoto()).delivery).toMatchObject({ state: 'accepted', devices: [{ failure: null }] })
    expect((await screen.get('/api/screen')).body.items).toMatchObject([{ title: 'The garden' }])
    expect((await screen.get(address)).status).toBe(200)
    await screen.post(`/api/screen/deliveries/${items[0].deliveryId}/shown`, {})
    expect((await readPhoto()).delivery?.state).toBe('shown')
    expect(await readOperatorPage()).not.toContain('A picture lacks files')
    expect(await examined()).toMatchObject([{ level: 'ok' }])

    async function readPhoto(): Promise<Photo> {
      return (await anna.get(`${path}/photos`)).body[0]
    }
    async function readOperatorPage(): Promise<string> {
      return String((await openBrowser(app).get('/operator')).bytes)
    }
    function examined() {
      const photos = [key.split('/')[1] ?? '']
      return Array.fromAsync(examineFiles(app.config, keptKinds(app.features), { photos }))
    }
  },
)

test('a small file that is missing is told of, and what the screen shows goes on', async () => {
  const { app, anna, photo, screen, key, logged } = await givenSent({})
  const small = key.replace('device.jpg', 'w320.webp')
  await app.storage.remove(small)
  const ask = () => anna.get(pictureUrl(photo, 320), { accept: 'image/webp' })
  expect((await ask()).status).toBe(404)
  expect(logged).toMatchObject([[{ file: small }, expect.any(String)]])
  app.clock.advance(hours(1))
  await ask()
  expect(logged).toHaveLength(2)
  const page = async () => String((await openBrowser(app).get('/operator')).bytes)
  expect(await page()).toContain('A picture lacks files')
  await app.runDue()
  expect((await screen.get('/api/screen')).body.items).toMatchObject([{ title: 'The garden' }])
  // It is made again of the original.
  expect((await ask()).status).toBe(200)
  expect(await page()).not.toContain('A picture lacks files')
})

test('files that are missing are made again of the original, and what waits is sent on', async () => {
  const { app, anna, photo, path, screen, key } = await givenSent({})
  await app.storage.remove(key.replace('device.jpg', 'w320.webp'))
  await app.storage.remove(key)
  const [item] = (await screen.get('/api/screen')).body.items
  expect((await screen.get(item.picture.url)).status).toBe(404)
  await app.runDueAfter(minutes(10))
  expect((await anna.get(`${path}/photos`)).body).toMatchObject([{ delivery: { state: 'accepted' } }])
  expect((await screen.get(item.picture.url)).status).toBe(200)
  expect((await anna.get(pictureUrl(photo, 320), { accept: 'image/webp' })).status).toBe(200)
  expect(String((await openBrowser(app).get('/operator')).bytes)).not.toContain('A picture lacks files')
})

test('a file that is asked for again and again is recorded once in five minutes', async () => {
  const { app, screen, key } = await givenSent({})
  await app.storage.remove(key)
  const address = (await screen.get('/api/screen')).body.items[0].picture.url
  const isRecorded = async () => {
    await app.db.updateTable('photos').set({ lost_at: null, lost_due_at: null }).execute()
    expect((await screen.get(address)).status).toBe(404)
    return (await app.db.selectFrom('photos').select('lost_at').executeTakeFirstOrThrow()).lost_at !== null
  }
  expect(await isRecorded()).toBe(true)
  expect(await isRecorded()).toBe(false)
  app.clock.advance(minutes(5))
  expect(await isRecorded()).toBe(true)
})

test('what an older release has not made is made when the original is back', async () => {
  const { app, anna, photo, key } = await givenSent({})
  const original = key.replace('device.jpg', 'original')
  const file = (await app.storage.read(original)) ?? Buffer.alloc(0)
  await app.storage.remove(original)
  await app.storage.remove(key.replace('device.jpg', 'w320.avif'))
  await app.db.updateTable('photos').set({ variants: 1, variants_due_at: app.clock.now() }).execute()
  await runDue(app, missingFiles)
  await app.storage.put(original, file)
  app.clock.advance(minutes(10))
  await runDue(app, lostFilesWork)
  await runDue(app, missingFiles)
  const answer = await anna.get(pictureUrl(photo, 320), { accept: 'image/avif' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
})

test('what was shown stays shown, and a deleted photo is not looked for', async () => {
  const { app, anna, path, photo, screen, key } = await givenSent({})
  const { items } = (await screen.get('/api/screen')).body
  await screen.post(`/api/screen/deliveries/${items[0].deliveryId}/shown`, {})
  await app.storage.remove(key)
  await screen.get(items[0].picture.url)
  expect((await anna.get(`${path}/photos`)).body).toMatchObject([{ delivery: { state: 'shown' } }])
  expect((await screen.get('/api/screen')).body.items).toHaveLength(1)
  await anna.delete(`${path}/photos/${photo.id}`)
  await app.runDueAfter(minutes(10))
  expect(await app.db.selectFrom('photos').select(['lost_at', 'lost_due_at']).execute()).toEqual([
    { lost_at: null, lost_due_at: null },
  ])
})

/** A photo that was sent to an open screen; `key` is that of the file which it shows. */
async function givenSent(environment: Record<string, string>) {
  const app = await createTestApp(environment)
  const logged: unknown[] = []
  app.log.error = ((...args: unknown[]) => logged.push(args)) as typeof app.log.error
  const { anna, path } = await givenFamily(app)
  const screen = await givenScreen(app, { anna, path })
  const photo = await givenPhoto(anna, path, 'The garden')
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  const key = pictureKey(photo.objectPath.split('/').at(-1) ?? '', 'device.jpg')
  return { app, anna, path, photo, screen, key, logged }
}

async function lostFilesCounted(app: TestApp): Promise<number> {
  const metrics = String((await openBrowser(app).get('/metrics')).bytes)
  return Number(/^sunporch_lost_files_total (\d+)$/m.exec(metrics)?.[1] ?? 0)
}
