import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { photoLimits } from '#contract/photos/photos.ts'
import { hours, minutes } from '../../platform/clock.ts'
import { besideServer } from '../../testing/beside-server.ts'
import { createFamilyApp, givenMember, type Person } from '../../testing/given/given.ts'
import { givenBucket } from '../../testing/given/given-bucket.ts'
import { bucketEnvironment } from '../../testing/others/bucket.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { incomingKey } from './stored-parts.ts'

const part = photoLimits.leastPart

describe.for([
  ['a folder', async () => ({})],
  ['an S3 bucket', async () => bucketEnvironment(await givenBucket())],
] as const)('in %s', ([, environment]) => {
  test('a file that comes in parts is the file, whatever is doubled, late, cut or at another offset', async () => {
    const { app, anna, path } = await createFamilyApp(await environment())
    const file = await givenLargePicture()
    const { send, progress, objectPath, uploadURL } = await givenParts(anna, file)
    const other = (await besideServer(app)).url
    expect(uploadURL).toMatch(/\/api\/objects\/upload\//)
    expect(await progress()).toEqual({ size: file.length, arrived: 0 })
    expect((await send(part, 2 * part)).status).toBe(409)
    expect((await send(0, part)).body).toEqual({ size: file.length, arrived: part })
    // Its answer was lost, so it comes again, and then a longer one at the same place.
    expect((await send(0, part)).status).toBe(409)
    expect((await send(0, 2 * part)).status).toBe(409)
    await expect(anna.put(`${uploadURL}?offset=${part}`, cut(file.subarray(part)))).rejects.toThrow()
    const pending = () => app.db.selectFrom('upload_parts').where('bytes', 'is', null).selectAll().execute()
    await expect.poll(pending).toEqual([])
    expect(await progress()).toEqual({ size: file.length, arrived: part })
    // A claim before all of it is there loses nothing.
    const early = await anna.post(`${path}/photos`, { objectPath })
    expect([early.status, early.body.error.issues[0].path]).toEqual([422, 'objectPath'])
    const both = await Promise.all([send(part, 2 * part), send(part, 3 * part)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { arrived } = await progress()
    const last = {
      method: 'PUT',
      body: new Uint8Array(file.subarray(arrived)),
      headers: headersOf(anna, other),
    }
    const sent = await fetch(`${other}${new URL(uploadURL).pathname}?offset=${arrived}`, last)
    expect(await sent.json()).toEqual({ size: file.length, arrived: file.length })
    expect((await send(0, part)).status).toBe(409)
    const added = await anna.post(`${path}/photos`, { objectPath })
    expect(added.status).toBe(201)
    expect(await app.storage.read(`pictures/${idOf(objectPath)}/original`)).toEqual(file)
    // After the claim.
    expect((await send(0, part)).status).toBe(404)
    expect(await app.db.selectFrom('upload_parts').selectAll().execute()).toEqual([])
    expect((await anna.post(`${path}/photos`, { objectPath })).body.id).toBe(added.body.id)
  })

  test('parts that were never finished are removed after a day, and their bytes with them', async () => {
    const { app, anna, path } = await createFamilyApp(await environment())
    const file = Buffer.alloc(4 * part, 'x')
    const { send, objectPath } = await givenParts(anna, file)
    await send(0, part)
    await send(part, 2 * part)
    const keys = await partKeys(app)
    expect(keys).toHaveLength(2)
    await app.runDueAfter(hours(20))
    expect((await send(2 * part, 3 * part)).status).toBe(200)
    app.clock.advance(hours(4) + minutes(1))
    expect((await send(3 * part, 4 * part)).status).toBe(403)
    await app.runDueAfter(hours(3))
    expect(await app.db.selectFrom('uploads').selectAll().execute()).toEqual([])
    for (const key of keys) expect(await app.storage.size(key)).toBeNull()
    expect((await anna.post(`${path}/photos`, { objectPath })).status).toBe(404)
  })
})

test('a file that was whole a day after its beginning can be claimed for an hour', async () => {
  const { app, anna, path } = await createFamilyApp()
  const file = await givenLargePicture()
  const { send, objectPath } = await givenParts(anna, file)
  await send(0, part)
  await app.runDueAfter(hours(23))
  expect((await send(part, file.length)).status).toBe(200)
  await app.runDueAfter(minutes(59))
  expect((await anna.post(`${path}/photos`, { objectPath })).status).toBe(201)
})

test('parts that the storage has lost are sent again as a file of its own', async () => {
  const { app, anna, path } = await createFamilyApp()
  const file = await givenLargePicture()
  const { send, objectPath } = await givenParts(anna, file)
  await send(0, part)
  await send(part, file.length)
  for (const key of (await partKeys(app)).slice(0, 1)) await app.storage.remove(key)
  const refused = await anna.post(`${path}/photos`, { objectPath })
  expect([refused.status, refused.body.error.issues[0].path]).toEqual([422, 'objectPath'])
})

test('hostile parts are refused, and store nothing', async () => {
  const { app, anna, ...family } = await createFamilyApp()
  const file = Buffer.alloc(3 * part, 'x')
  const { uploadURL, send, progress } = await givenParts(anna, file)
  const at = async (query: string, bytes = file) => (await anna.put(`${uploadURL}${query}`, bytes)).status
  for (const query of ['?offset=-1', '?offset=x', '?offset=0.5', '?offset=99999999999', '?offset=%00'])
    expect(await at(query), query).toBe(422)
  // Too small, and longer than was said.
  expect((await send(0, part - 1)).status).toBe(422)
  expect(await at('?offset=0', Buffer.alloc(0))).toBe(422)
  expect(await at('?offset=0', Buffer.alloc(3 * part + 1))).toBe(422)
  expect((await anna.put(uploadURL, file)).status).toBe(404)
  const ben = await givenMember(app, { anna, ...family }, 'Ben', 'caretaker')
  expect((await ben.put(`${uploadURL}?offset=0`, file)).status).toBe(404)
  expect((await ben.get(uploadURL)).status).toBe(404)
  expect((await anna.put('/api/objects/upload/%00?offset=0', file)).status).toBe(404)
  expect((await anna.get('/api/objects/upload/unknown')).status).toBe(404)
  expect(await progress()).toEqual({ size: file.length, arrived: 0 })
  expect(await partKeys(app)).toEqual([])
  const start = async (body: object) => (await anna.post('/api/objects/upload', body)).status
  expect(await start({ isInParts: true })).toBe(422)
  expect(await start({ isInParts: true, size: -1 })).toBe(422)
  expect(await start({ isInParts: true, size: photoLimits.bytes + 1 })).toBe(413)
  // An address for one PUT takes no part.
  const plain = (await anna.post('/api/objects/upload', { size: file.length })).body.uploadURL
  expect((await anna.put(`${plain}?offset=0`, file)).status).toBe(404)
})

test('of the parts of one file that come at once the newest two are taken, so that nobody fills a server', async () => {
  const { app, anna } = await createFamilyApp()
  const { uploadURL, send, progress } = await givenParts(anna, Buffer.alloc(photoLimits.bytes, 'x'))
  const unfinished = () => readdirSync(join(app.config.dataDir, 'files', '.tmp')).length
  const begun = [1, 2, 3, 4, 5, 6].map(async () => {
    await anna.put(`${uploadURL}?offset=0`, stopped()).catch(() => {})
  })
  const rows = () => app.db.selectFrom('upload_parts').where('bytes', 'is', null).selectAll().execute()
  await expect.poll(async () => [unfinished(), (await rows()).length]).toEqual([2, 2])
  await Promise.race(begun)
  // A sender whose connection is gone, and who does not know it, comes again.
  expect((await send(0, 2 * part)).status).toBe(200)
  expect((await send(2 * part, 3 * part)).status).toBe(200)
  expect(await progress()).toEqual({ size: photoLimits.bytes, arrived: 3 * part })
})

test('a part that still comes when its file is claimed is named by its row, also after a crash', async () => {
  const { app, anna, path } = await createFamilyApp()
  const file = await givenLargePicture()
  const { send, objectPath, uploadURL } = await givenParts(anna, file)
  await send(0, part)
  anna.put(`${uploadURL}?offset=${part}`, stopped()).catch(() => {})
  const coming = () => app.db.selectFrom('upload_parts').where('bytes', 'is', null).select('id').execute()
  await expect.poll(async () => (await coming()).length).toBe(1)
  await send(part, file.length)
  expect((await anna.post(`${path}/photos`, { objectPath })).status).toBe(201)
  const [row] = await coming()
  // As if its server had died behind the write.
  await app.storage.put(incomingKey(row?.id ?? ''), Buffer.alloc(part))
  await app.runDueAfter(hours(3))
  expect(await app.storage.size(incomingKey(row?.id ?? ''))).toBeNull()
  expect(await coming()).toEqual([])
})

test('a part that the database added after its answer was lost keeps its bytes', async () => {
  const { app, anna, path } = await createFamilyApp()
  const file = await givenLargePicture()
  const { send, progress, objectPath } = await givenParts(anna, file)
  await send(0, part)
  const mended = loseAnswerOfNextTransaction(app)
  expect((await send(part, 2 * part)).status).toBe(500)
  await mended
  const { arrived } = await progress()
  expect(arrived).toBe(2 * part)
  await send(arrived, file.length)
  expect((await anna.post(`${path}/photos`, { objectPath })).status).toBe(201)
})

test('what was promised for parts counts until they are removed', async () => {
  const { app, anna } = await createFamilyApp({ UPLOAD_QUOTA: '11MB' })
  const start = () => anna.post('/api/objects/upload', { size: photoLimits.bytes, isInParts: true })
  expect((await start()).status).toBe(200)
  app.clock.advance(hours(20))
  const refused = await start()
  // Not in two hours, as for files that come with one request.
  expect([refused.status, refused.body.error.message]).toEqual([
    507,
    expect.stringMatching(/try again tomorrow\.$/),
  ])
  await app.runDueAfter(hours(7))
  expect((await start()).status).toBe(200)
})

test('a file that its page gives up counts no longer, and leaves nothing', async () => {
  const { app, anna, ...family } = await createFamilyApp({ UPLOAD_QUOTA: '11MB' })
  const file = Buffer.alloc(photoLimits.bytes, 'x')
  const { uploadURL, send, objectPath } = await givenParts(anna, file)
  expect((await send(0, part)).status).toBe(200)
  const ben = await givenMember(app, { anna, ...family }, 'Ben', 'caretaker')
  expect((await ben.delete(uploadURL)).status).toBe(404)
  const [key = ''] = await partKeys(app)
  expect((await anna.delete(uploadURL)).body).toEqual({ objectPath })
  expect(await app.storage.size(key)).toBeNull()
  expect((await send(part, 2 * part)).status).toBe(404)
  expect((await anna.delete(uploadURL)).status).toBe(404)
  expect((await anna.post(`${family.path}/photos`, { objectPath })).status).toBe(404)
  expect((await givenParts(anna, file)).uploadURL).toBeDefined()
})

test('a photo stays when its upload is given up afterwards', async () => {
  const { anna, path } = await createFamilyApp()
  const file = await givenLargePicture()
  const { uploadURL, send, objectPath } = await givenParts(anna, file)
  await send(0, file.length)
  expect((await anna.post(`${path}/photos`, { objectPath })).status).toBe(201)
  expect((await anna.delete(uploadURL)).status).toBe(404)
  expect((await anna.get(`/api${objectPath}`)).status).toBe(200)
})

async function givenParts(person: Person, file: Buffer) {
  const started = await person.post('/api/objects/upload', {
    size: file.length,
    contentType: 'image/png',
    isInParts: true,
  })
  const { uploadURL, objectPath } = started.body
  return {
    uploadURL: uploadURL as string,
    objectPath: objectPath as string,
    send: (from: number, to: number) => person.put(`${uploadURL}?offset=${from}`, file.subarray(from, to)),
    progress: async () => (await person.get(uploadURL)).body,
  }
}

/** A picture of more than three of the smallest parts. */
async function givenLargePicture(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal', noise } })
    .png()
    .toBuffer()
}

/** Its sender goes away after the first bytes. */
function cut(bytes: Buffer): ReadableStream {
  let isBegun = false
  return new ReadableStream({
    pull(controller) {
      if (isBegun) return controller.error(new Error('gone'))
      isBegun = true
      controller.enqueue(new Uint8Array(bytes.subarray(0, part / 2)))
    },
  })
}

/** Its sender sends nothing more after the first bytes, and stays. */
function stopped(): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(part)),
  })
}

/** The commit goes through some time after the server has heard that it failed. Resolves then. */
function loseAnswerOfNextTransaction({ db }: TestApp): Promise<void> {
  return new Promise((resolve) => {
    const begin = db.transaction.bind(db)
    const lost = vi.spyOn(db, 'transaction').mockImplementation(() => {
      lost.mockRestore()
      const builder = begin()
      const run = builder.execute.bind(builder)
      builder.execute = (work) =>
        new Promise((_, reject) => {
          const committed = run(async (open) => {
            const result = await work(open)
            reject(new Error('The connection is gone.'))
            await sleep(300)
            return result
          })
          committed.then(() => resolve(), reject)
        })
      return builder
    })
  })
}

async function partKeys(app: TestApp): Promise<string[]> {
  const parts = await app.db.selectFrom('upload_parts').select('id').execute()
  return parts.map(({ id }) => incomingKey(id))
}

/** As its browser sends them to another server of the same family. */
function headersOf({ cookies }: Person, origin: string): Record<string, string> {
  return { origin, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
}

function idOf(objectPath: string): string {
  return objectPath.split('/').at(-1) ?? ''
}
