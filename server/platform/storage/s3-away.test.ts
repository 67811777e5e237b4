import { once } from 'node:events'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createFamilyApp, givenPhoto, givenUpload } from '../../testing/given/given.ts'
import { givenBucket } from '../../testing/given/given-bucket.ts'
import { givenRoad } from '../../testing/given/given-road.ts'
import { bucketEnvironment } from '../../testing/others/bucket.ts'
import { openS3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

const refusal = {
  code: 'unavailable',
  message: 'The place where the pictures are stored does not answer just now. Please try again in a moment.',
}

test.for(['hang', 'block'] as const)(
  'while S3 is away (%s), people read it instead of waiting, and no photo is lost',
  async (trouble) => {
    const config = await givenBucket()
    const road = await givenRoad(config.endpoint ?? '')
    const { app, anna, path } = await createFamilyApp(bucketEnvironment({ ...config, endpoint: road.url }))
    const photo = await givenPhoto(anna, path)
    const objectPath = await givenUpload(anna)
    const usual = app.storage
    const limits = { connect: 0.2, silence: 0.2, answer: 0.5, store: 0.5, readers: 5 }
    const impatient = await openS3Storage({ ...config, endpoint: road.url }, limits)
    onTestFinished(() => impatient.close())
    app.storage = impatient
    road[trouble]()
    for (const answer of [
      await anna.get(`/api${photo.objectPath}`),
      await anna.post(`${path}/photos`, { objectPath }),
    ]) {
      expect(answer.status).toBe(503)
      expect(answer.body.error).toEqual(refusal)
      expect(answer.headers.get('retry-after')).toBe('10')
    }
    const warning = 'The storage does not answer, so pictures are neither shown nor taken.'
    expect(await anna.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready', warning } })
    // A balancer leaves the server where it is: all else works.
    expect((await anna.post(`${path}/shopping/items`, { name: 'Bread' })).status).toBe(201)
    app.storage = usual
    road.open()
    await expect.poll(async () => (await anna.get(`/api${photo.objectPath}`)).status).toBe(200)
    await expect.poll(async () => (await anna.post(`${path}/photos`, { objectPath })).status).toBe(201)
    expect((await anna.get(`${path}/photos`)).body).toHaveLength(2)
  },
)

test('who takes a file slowly gets all of it, and a file that S3 stops sending fails', async () => {
  const config = await givenBucket()
  const road = await givenRoad(config.endpoint ?? '')
  // A busy machine’s bucket is silent for a moment, too.
  const limits = { connect: 1, silence: 2, answer: 5, store: 60, readers: 5 }
  const storage = await openS3Storage({ ...config, endpoint: road.url }, limits)
  onTestFinished(() => storage.close())
  // More than the connections hold.
  const file = Buffer.alloc(20_000_000, 7)
  await storage.put('pictures/large', file)

  const slow = piecesOf(await storage.get('pictures/large'))
  const first = await slow.next()
  await sleep(3000)
  let taken = first.value.length
  for await (const piece of slow) taken += piece.length
  expect(taken).toBe(file.length)

  const stopped = piecesOf(await storage.get('pictures/large'))
  await stopped.next()
  road.hang()
  await expect(async () => {
    for await (const _ of stopped);
  }).rejects.toThrow('S3 stopped in the middle of a file.')
})

test('who leaves before the first byte holds no connection', async () => {
  const limits = { connect: 1, silence: 5, answer: 2, store: 5, readers: 2 }
  const storage = await openS3Storage(await givenBucket(), limits)
  onTestFinished(() => storage.close())
  await storage.put('pictures/one', Buffer.alloc(300_000, 7))
  for (let left = 0; left < 3; left++) streamOf(await storage.get('pictures/one')).destroy()
  expect(await storage.read('pictures/one')).toHaveLength(300_000)
})

test('many who take nothing of a file keep nobody else from theirs', async () => {
  const limits = { connect: 1, silence: 5, answer: 2, store: 5, readers: 100 }
  const storage = await openS3Storage(await givenBucket(), limits)
  onTestFinished(() => storage.close())
  await storage.put('pictures/one', Buffer.alloc(300_000, 7))
  const stopped: Readable[] = []
  for (let each = 0; each < 60; each++) {
    const stream = streamOf(await storage.get('pictures/one'))
    await once(stream, 'readable')
    stopped.push(stream)
  }
  expect(await storage.read('pictures/one')).toHaveLength(300_000)
  for (const stream of stopped) stream.destroy()
})

type Found = Awaited<ReturnType<Storage['get']>>

function piecesOf(found: Found): AsyncIterableIterator<Buffer> {
  return streamOf(found)[Symbol.asyncIterator]()
}

function streamOf(found: Found): Readable {
  if (!(found?.body instanceof Readable)) throw new Error('A file of a bucket is a stream.')
  return found.body
}
