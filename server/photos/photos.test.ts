import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Photo, photoLimits, unreadablePicture } from '#contract/photos/photos.ts'
import { days, hours, minutes, seconds } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import { openBrowser } from '../testing/browser.ts'
import {
  createFamilyApp,
  createRoomApp,
  givenFamily,
  givenMember,
  givenPerson,
  givenPhoto,
  givenUpload,
} from '../testing/given/given.ts'
import { givenBucket } from '../testing/given/given-bucket.ts'
import { givenPicture } from '../testing/given/given-picture.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { photoPurge } from './photo-purge.ts'
import { uploadSweep } from './uploads/upload-sweep.ts'

test('a photo that is sent is on the screen, and the family sees that it was shown and answered', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const photo = await givenPhoto(anna, path, '  In the garden  ')
  expect(photo).toMatchObject({ caption: 'In the garden', isSentToAlexa: false, sentToAlexaAt: null })

  const sent = await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  expect(sent.status).toBe(200)
  expect(sent.body).toMatchObject({ isSentToAlexa: true, delivery: { state: 'accepted' } })
  expect(Date.parse(sent.body.sentToAlexaAt)).toBe(app.clock.now())

  const [item] = (await screen.get('/api/screen')).body.items
  expect(item).toMatchObject({ kind: 'photo', title: 'In the garden', sender: { name: 'Anna Hartley' } })
  const picture = await screen.get(item.picture.url)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')

  await screen.post(`/api/screen/deliveries/${item.deliveryId}/shown`, {})
  await screen.post(`/api/screen/deliveries/${item.deliveryId}/answers`, { kind: 'heart' })
  const [after] = (await anna.get(`${path}/photos`)).body
  expect(after.delivery).toMatchObject({ state: 'answered', devices: [{ answers: [{ kind: 'heart' }] }] })
})

test('exactly 10,485,760 bytes are taken, and one byte more is refused with nothing kept', async () => {
  const { app, anna, path } = await createFamilyApp()
  const exact = await padded(photoLimits.bytes)
  const objectPath = await givenUpload(anna, exact)
  expect((await anna.post(`${path}/photos`, { objectPath })).status).toBe(201)

  const kept = filesOf(app)
  const { uploadURL } = (await anna.post('/api/objects/upload')).body
  const refused = await anna.put(uploadURL, Buffer.concat([exact, Buffer.from('x')]))
  expect(refused.status).toBe(413)
  expect(refused.body.error.message).toContain('10 MB')
  // Sent without a length too: then it is counted as it comes.
  const streamed = await anna.put(uploadURL, streamOf(photoLimits.bytes + 1))
  expect(streamed.status).toBe(413)
  expect(filesOf(app)).toEqual(kept)
  expect((await anna.post('/api/objects/upload', { size: photoLimits.bytes + 1 })).status).toBe(413)
  expect((await anna.put(uploadURL, await givenPicture())).status).toBe(200)
})

test('one person adds 50 photos in a row, two at a time, and each is there once', async () => {
  const { anna, path } = await createFamilyApp()
  const picture = await givenPicture()
  const twoAtATime = pLimit(2)
  const captions = Array.from({ length: 50 }, (_, index) => `Photo ${index}`)
  await twoAtATime.map(captions, async (caption) => {
    const objectPath = await givenUpload(anna, picture)
    expect((await anna.post(`${path}/photos`, { objectPath, caption })).status).toBe(201)
  })
  const photos: Photo[] = (await anna.get(`${path}/photos?limit=100`)).body
  expect(photos.map(({ caption }) => caption).toSorted()).toEqual(captions.toSorted())
})

test('what is no picture is refused with the sentence, and nothing of it is kept', async () => {
  const { app, anna, path } = await createFamilyApp()
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><script>1</script>']) {
    const objectPath = await givenUpload(anna, Buffer.from(text))
    const refused = await anna.post(`${path}/photos`, { objectPath })
    expect(refused.status).toBe(422)
    expect(refused.body.error.message).toBe(unreadablePicture)
    expect((await anna.post(`${path}/photos`, { objectPath })).status).toBe(404)
  }
  expect(filesOf(app)).toEqual([])
  expect((await anna.get(`${path}/photos`)).body).toEqual([])
})

test('of a picture that is damaged it is not said that it is none', async () => {
  const { anna, path } = await createFamilyApp()
  const whole = await givenPicture({ width: 800, height: 600 })
  // A browser shows the upper half of it.
  const objectPath = await givenUpload(anna, whole.subarray(0, whole.length / 2))
  const refused = await anna.post(`${path}/photos`, { objectPath })
  expect(refused.status).toBe(422)
  expect(refused.body.error.message).toMatch(/^This file is damaged, or only a part of a picture/)
})

test('an upload address is for one person, one file and ten minutes', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const picture = await givenPicture()
  const first = (await family.anna.post('/api/objects/upload')).body
  expect((await mia.put(first.uploadURL, picture)).status).toBe(404)
  expect((await openBrowser(app).put(first.uploadURL, picture)).status).toBe(401)
  expect((await family.anna.put(first.uploadURL, picture)).status).toBe(200)
  expect((await family.anna.put(first.uploadURL, picture)).status).toBe(403)
  const stolen = await mia.post(`${family.path}/photos`, { objectPath: first.objectPath })
  expect(stolen.status).toBe(404)

  const second = (await family.anna.post('/api/objects/upload')).body
  app.clock.advance(minutes(10) + 1)
  const late = await family.anna.put(second.uploadURL, picture)
  expect(late.status).toBe(403)
  expect(late.body.error.message).toBe('Request has expired')
})

test('claiming the same upload again answers the same photo, also at the same time', async () => {
  const { anna, path } = await createFamilyApp()
  const objectPath = await givenUpload(anna)
  const claims = await Promise.all([1, 2, 3].map(() => anna.post(`${path}/photos`, { objectPath })))
  expect(new Set(claims.map(({ body }) => body.id)).size).toBe(1)
  expect((await anna.get(`${path}/photos`)).body).toHaveLength(1)
  expect((await anna.get(`${path}/activity`)).body.filter(isUpload)).toHaveLength(1)
})

test('of many who put bytes to one address at once only one is heard', async () => {
  const { app, anna } = await createFamilyApp()
  const { uploadURL } = (await anna.post('/api/objects/upload')).body
  let received = 0
  const { receive } = app.storage
  app.storage.receive = (...given) => {
    received++
    return receive(...given)
  }
  const puts = await Promise.all([1, 2, 3, 4].map(() => anna.put(uploadURL, Buffer.alloc(500_000))))
  expect(puts.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
  expect(received).toBe(1)
})

test('at most two originals are in memory, and one object is worked on once', async () => {
  const { app, anna, path } = await createFamilyApp()
  const uploads = await Promise.all([1, 2, 3, 4, 5].map(() => givenUpload(anna)))
  const { read, put } = app.storage
  const reads: string[] = []
  let held = 0
  let peak = 0
  app.storage.read = (key) => {
    reads.push(key)
    peak = Math.max(peak, ++held)
    return read(key)
  }
  app.storage.put = async (key, body) => {
    await put(key, body)
    if (key.endsWith('/original')) held--
  }
  const claims = [...uploads, ...uploads].map((objectPath) => anna.post(`${path}/photos`, { objectPath }))
  for (const { status } of await Promise.all(claims)) expect(status).toBe(201)
  expect(peak).toBe(2)
  expect(reads).toHaveLength(5)
})

test('a picture is served under a neutral name, private and for ever, and only to the family', async () => {
  const { app, family } = await createFamilyApp()
  const photo = await givenPhoto(family.anna, family.path)
  const address = `/api${photo.objectPath}`
  const picture = await family.anna.get(address)
  expect(picture.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(picture.headers.get('content-disposition')).toBe('inline; filename="photo.jpg"')
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await sharp(picture.bytes).metadata()).format).toBe('jpeg')
  const small = await family.anna.get(`${address}?w=320`)
  expect(small.headers.get('content-type')).toBe('image/webp')
  const etag = picture.headers.get('etag') ?? ''
  expect(etag).not.toBe(small.headers.get('etag'))
  const again = await family.anna.get(address, { 'if-none-match': etag })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  const outsider = await givenPerson(app, 'Olga')
  expect((await outsider.get(address, { 'if-none-match': etag })).status).toBe(404)
  expect((await family.anna.get(`${address}?w=huge`)).status).toBe(200)
})

test('a deactivated member sees nothing any more: the saved address is 404 and the open stream ends', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const photo = await givenPhoto(mia, family.path)
  // No timer ends the stream, neither the server's nor one of the stream itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const stream = await mia.listen(`${family.path}/live`)
  await stream.until('open')
  const members = (await family.anna.get(`${family.path}/members`)).body
  const miaThere = members.find((member: { user: { id: string } }) => member.user.id === mia.user.id)
  await family.anna.patch(`${family.path}/members/${miaThere.id}`, { isActive: false })
  await stream.ended
  expect((await mia.get(`/api${photo.objectPath}`)).status).toBe(404)
  expect((await mia.listen(`${family.path}/live`)).status).toBe(404)
})

test('the gallery is read page by page, newest first', async () => {
  const { app, anna, path } = await createFamilyApp()
  const ids: string[] = []
  for (let count = 0; count < 5; count++) {
    ids.unshift((await givenPhoto(anna, path)).id)
    if (count % 2) app.clock.advance(1000)
  }
  const first = (await anna.get(`${path}/photos?limit=2`)).body
  const second = (await anna.get(`${path}/photos?limit=2&before=${first[1].id}`)).body
  const third = (await anna.get(`${path}/photos?limit=2&before=${second[1].id}`)).body
  expect([...first, ...second, ...third].map(({ id }) => id)).toEqual(ids)
  expect((await anna.get(`${path}/photos?limit=0`)).status).toBe(422)
})

test('the gallery begins at a month, and the months are those of the zone', async () => {
  const { app, anna, path } = await createFamilyApp()
  const given = async (caption: string, at: string) => {
    const { id } = await givenPhoto(anna, path, caption)
    await app.db
      .updateTable('photos')
      .set({ created_at: Date.parse(at) })
      .where('id', '=', id)
      .execute()
    return id
  }
  await given('July', '2026-07-03T12:00:00Z')
  await given('The end of August in Berlin', '2026-08-31T21:59:59Z')
  await given('September in Berlin', '2026-08-31T22:00:00Z')
  const removed = await given('May', '2026-05-01T12:00:00Z')
  await anna.delete(`${path}/photos/${removed}`)
  const monthsIn = async (query: string) => (await anna.get(`${path}/photos/months${query}`)).body
  expect(await monthsIn('?timeZone=Europe/Berlin')).toEqual(['2026-09', '2026-08', '2026-07'])
  expect(await monthsIn('?timeZone=UTC')).toEqual(['2026-08', '2026-07'])
  await anna.patch(path, { timeZone: 'Europe/Berlin' })
  expect(await monthsIn('')).toEqual(['2026-09', '2026-08', '2026-07'])
  expect((await anna.get(`${path}/photos/months?timeZone=Mars`)).status).toBe(422)

  const captionsOf = async (query: string) =>
    (await anna.get(`${path}/photos?addedBefore=2026-08-31T22:00:00.000Z${query}`)).body.map(
      ({ caption }: { caption: string }) => caption,
    )
  expect(await captionsOf('')).toEqual(['The end of August in Berlin', 'July'])
  expect(await captionsOf('&limit=1')).toEqual(['The end of August in Berlin'])
  expect(await captionsOf('&search=berlin')).toEqual(['The end of August in Berlin'])
})

test('without parameters every photo is listed, with how far each has come', async () => {
  const { app, anna, path } = await createFamilyApp()
  const oldest = await givenPhoto(anna, path, 'The first')
  await anna.post(`${path}/photos/${oldest.id}/send-to-alexa`)
  const row = await app.db.selectFrom('photos').selectAll().executeTakeFirstOrThrow()
  const more = Array.from({ length: 600 }, (_, index) => ({
    ...row,
    id: newId(),
    object_id: newId(),
    created_at: row.created_at + index + 1,
  }))
  for (const photo of more) await app.db.insertInto('photos').values(photo).execute()
  const { body } = await anna.get(`${path}/photos`)
  expect(body).toHaveLength(601)
  expect(body.map((photo: Photo) => photo.isSentToAlexa).indexOf(true)).toBe(600)
  expect(body[600]).toMatchObject({ id: oldest.id, delivery: { state: 'accepted' } })
  expect((await anna.get(`${path}/photos?limit=100`)).body).toHaveLength(100)
})

test('a member changes and deletes own photos only; a deleted one leaves the screen and can come back for a day', async () => {
  const { app, family, anna, path, screen } = await createRoomApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const annas = await givenPhoto(anna, path)
  const mias = await givenPhoto(mia, path, 'Mine')
  expect((await mia.delete(`${path}/photos/${annas.id}`)).status).toBe(403)
  expect((await mia.patch(`${path}/photos/${annas.id}`, { caption: 'x' })).status).toBe(403)

  await mia.post(`${path}/photos/${mias.id}/send-to-alexa`)
  expect((await mia.patch(`${path}/photos/${mias.id}`, { caption: 'Better' })).body.caption).toBe('Better')
  const [item] = (await screen.get('/api/screen')).body.items
  expect(item.title).toBe('Better')
  expect((await mia.delete(`${path}/photos/${mias.id}`)).status).toBe(200)
  expect((await screen.get('/api/screen')).body.items).toEqual([])
  expect((await screen.get(item.picture.url)).status).toBe(404)
  expect((await mia.get(`/api${mias.objectPath}`)).status).toBe(404)
  expect((await mia.post(`${path}/photos/${mias.id}/restore`)).status).toBe(200)
  expect((await screen.get('/api/screen')).body.items).toHaveLength(1)

  await mia.delete(`${path}/photos/${mias.id}`)
  app.clock.advance(days(1))
  expect((await mia.post(`${path}/photos/${mias.id}/restore`)).status).toBe(404)
  await app.runDueAfter(minutes(1))
  expect(filesOf(app).filter((name) => name.includes(idOf(mias.objectPath)))).toEqual([])
  expect((await anna.get(`/api${annas.objectPath}`)).status).toBe(200)
})

test('an upload that nobody claims is swept, and a photo that was claimed stays', async () => {
  const { app, anna, path } = await createFamilyApp()
  const photo = await givenPhoto(anna, path)
  await givenUpload(anna)
  expect(filesOf(app).filter((name) => name.includes('incoming'))).toHaveLength(1)
  await app.runDueAfter(hours(2) + 1)
  expect(filesOf(app).filter((name) => name.includes('incoming'))).toEqual([])
  expect((await anna.get(`/api${photo.objectPath}`)).status).toBe(200)
})

test('bytes that come when the photo has been made, or late, do not stay', async () => {
  const { app, anna, path } = await createFamilyApp()
  const objectPath = await givenUpload(anna)
  expect((await anna.post(`${path}/photos`, { objectPath })).status).toBe(201)
  const made = filesOf(app)
  // As an object store takes them, which knows nothing of claims.
  await app.storage.put(`incoming/${idOf(objectPath)}`, Buffer.from('again'))

  const second = (await anna.post('/api/objects/upload')).body
  const [begun, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { receive } = app.storage
  app.storage.receive = (...given) => {
    begun.resolve()
    return receive(...given)
  }
  const slow = anna.put(second.uploadURL, endingAfter(await givenPicture(), finished.promise))
  await begun.promise
  const early = Buffer.from('no picture')
  await app.storage.put(`incoming/${idOf(second.objectPath)}`, early)
  const claimed = await anna.post(`${path}/photos`, { objectPath: second.objectPath })
  expect(claimed.status).toBe(422)
  finished.resolve()
  expect((await slow).status).toBe(200)
  expect(filesOf(app)).toHaveLength(made.length + 1)
  expect((await anna.put(second.uploadURL, early)).status).toBe(403)

  await app.runDueAfter(hours(2))
  expect(filesOf(app)).toEqual(made)
  expect(await app.db.selectFrom('uploads').selectAll().execute()).toEqual([])
  expect(app.server.server.requestTimeout).toBe(minutes(10))
})

test('files that cannot be removed hold up no others, and go as soon as they can', async () => {
  const { app, anna, path } = await createFamilyApp()
  const photos = [await givenPhoto(anna, path), await givenPhoto(anna, path)]
  for (const { id } of photos) await anna.delete(`${path}/photos/${id}`)
  const uploads = [await givenUpload(anna), await givenUpload(anna)]
  const [stuckPhoto, stuckUpload] = [idOf(photos[0]?.objectPath), idOf(uploads[0])]
  const { remove } = app.storage
  app.storage.remove = async (key) => {
    if (key.includes(stuckPhoto) || key.includes(stuckUpload)) throw new Error('the store is away')
    await remove(key)
  }
  await app.runDueAfter(days(2))
  const left = new Set(filesOf(app).map((file) => file.split('/').find((part) => part.length === 36)))
  expect(left).toEqual(new Set([stuckPhoto, stuckUpload]))
  for (const work of [photoPurge, uploadSweep])
    expect(await work.nextAt(app)).toBeGreaterThan(app.clock.now())

  app.storage.remove = remove
  await app.runDue()
  expect(filesOf(app)).toEqual([])
})

test('what may not be set from outside is not', async () => {
  const { anna, path } = await createFamilyApp()
  const objectPath = await givenUpload(anna)
  const added = await anna.post(`${path}/photos`, {
    objectPath,
    isSentToAlexa: true,
    sentToAlexaAt: '2020-01-01T00:00:00Z',
    addedBy: { id: 'somebody' },
    id: 'mine',
  })
  expect(added.body).toMatchObject({
    isSentToAlexa: false,
    sentToAlexaAt: null,
    addedBy: { id: anna.user.id },
  })
  expect(added.body.id).not.toBe('mine')
  const long = await anna.post(`${path}/photos`, { objectPath, caption: 'x'.repeat(2001) })
  expect(long.status).toBe(422)
  expect(long.body.error.issues).toMatchObject([{ path: 'caption' }])
})

test('with an object store the bytes go straight to it, and all the rest is the same', async () => {
  const s3 = await givenBucket()
  const app = await createTestApp({
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint ?? '',
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  })
  const { anna, path } = await givenFamily(app)
  const picture = await givenPicture()
  const started = (
    await anna.post('/api/objects/upload', { size: picture.length, contentType: 'image/jpeg' })
  ).body
  expect(started.uploadURL).toContain(s3.endpoint)
  const put = await fetch(started.uploadURL, {
    method: 'PUT',
    body: new Uint8Array(picture),
    headers: { 'content-type': 'image/jpeg' },
  })
  expect(put.status).toBe(200)
  const added = await anna.post(`${path}/photos`, { objectPath: started.objectPath })
  expect(added.status).toBe(201)
  expect((await anna.get(`/api${started.objectPath}?w=640`)).headers.get('content-type')).toBe('image/webp')
  const photo = await givenPhoto(anna, path)
  expect((await anna.get(`/api${photo.objectPath}`)).status).toBe(200)
  expect((await anna.get('/readyz')).status).toBe(200)
})

test('a second press within ten seconds is the same delivery, a later one shows it again', async () => {
  const { app, family } = await createFamilyApp()
  const photo = await givenPhoto(family.anna, family.path)
  const send = () => family.anna.post(`${family.path}/photos/${photo.id}/send-to-alexa`)
  const pressed = await Promise.all([send(), send(), send()])
  const [first] = pressed
  expect(new Set(pressed.map(({ body }) => body.delivery.id)).size).toBe(1)
  app.clock.advance(seconds(11))
  const again = await send()
  expect(again.body.delivery.id).not.toBe(first?.body.delivery.id)
  expect(again.body.sentToAlexaAt).toBe(first?.body.sentToAlexaAt)
})

test('a photo that is deleted while it is being sent is on no screen', async () => {
  const { anna, path, screen } = await createRoomApp()
  for (let round = 0; round < 5; round++) {
    const { id } = await givenPhoto(anna, path)
    await Promise.all([anna.post(`${path}/photos/${id}/send-to-alexa`), anna.delete(`${path}/photos/${id}`)])
  }
  expect((await screen.get('/api/screen')).body.items).toEqual([])
})

/** A JPEG of exactly this size: decoders ignore bytes after its end. */
async function padded(size: number): Promise<Buffer> {
  const whole = Buffer.alloc(size)
  ;(await givenPicture()).copy(whole)
  return whole
}

/** A stream of the bytes that holds the last of them back until `before` resolves. */
function endingAfter(bytes: Buffer, something: Promise<void>): ReadableStream {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.subarray(0, -1))
      await something
      controller.enqueue(bytes.subarray(-1))
      controller.close()
    },
  })
}

function streamOf(size: number): ReadableStream {
  let left = size
  return new ReadableStream({
    pull(controller) {
      const next = Math.min(left, 65_536)
      left -= next
      if (next > 0) controller.enqueue(new Uint8Array(next))
      else controller.close()
    },
  })
}

function idOf(objectPath = ''): string {
  return objectPath.split('/').at(-1) ?? ''
}

/** Every file in the data folder's storage. */
function filesOf(app: TestApp): string[] {
  const root = join(app.config.dataDir, 'files')
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function isUpload({ action }: { action: string }): boolean {
  return action === 'photo_uploaded'
}
