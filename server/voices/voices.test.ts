import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { days, hours, minutes } from '../platform/clock.ts'
import { openBrowser } from '../testing/browser.ts'
import {
  createFamilyApp,
  givenApiToken,
  givenMember,
  givenOthers,
  givenUpload,
} from '../testing/given/given.ts'
import { givenBucket } from '../testing/given/given-bucket.ts'
import { givenSound, givenVoice } from '../testing/given/given-voice.ts'
import { bucketEnvironment } from '../testing/others/bucket.ts'
import type { TestApp } from '../testing/test-app.ts'

test('a voice is measured, listed with who said it, and played', async () => {
  const { anna, path } = await createFamilyApp()
  const sound = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x04Anna'), givenSound(20)])
  const voice = await givenVoice(anna, path, { words: ' Sleep well ', sound })
  expect(voice).toEqual({
    id: expect.any(String),
    words: 'Sleep well',
    duration: 20_010,
    photo: null,
    delivery: null,
    createdAt: expect.any(String),
    addedBy: { id: anna.user.id, name: 'Anna Hartley' },
  })
  expect((await anna.get(`${path}/voices`)).body).toEqual([voice])
  const played = await anna.get(`${path}/voices/${voice.id}/sound`)
  expect(played.status).toBe(200)
  expect(played.bytes.equals(givenSound(20))).toBe(true)
  expect(Object.fromEntries(played.headers)).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-disposition': 'inline; filename="voice.mp3"',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  })
  expect(played.headers.get('cache-control')).toMatch(/^private/)
})

test('a player asks for parts of it', async () => {
  const { anna, path } = await createFamilyApp()
  const voice = await givenVoice(anna, path)
  const size = givenSound(2).length
  const part = (range: string) => anna.get(`${path}/voices/${voice.id}/sound`, { range })
  const first = await part('bytes=0-1')
  expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-1/${size}`])
  expect(first.bytes).toEqual(givenSound(2).subarray(0, 2))
  const last = await part('bytes=-208')
  expect([last.status, last.bytes.length]).toEqual([206, 208])
  const behind = await part(`bytes=${size}-`)
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  // A browser that kept it would play nothing for a year.
  expect([behind.headers.get('cache-control'), behind.headers.get('etag')]).toEqual(['no-store', null])
})

test('its bytes come from the server, where pictures come from the bucket', async () => {
  const { anna, path } = await createFamilyApp({
    ...bucketEnvironment(await givenBucket()),
    PICTURES_FROM: 'bucket',
  })
  const { id } = await givenVoice(anna, path)
  const played = await anna.get(`${path}/voices/${id}/sound`, { accept: 'image/webp,*/*' })
  expect([played.status, played.bytes.length]).toEqual([200, givenSound(2).length])
})

test.each([
  [
    'no-mp3',
    Buffer.from('ftypM4A '),
    'This file is not a recording that every device can play. Please choose an MP3.',
  ],
  ['cut', givenSound(0.3), 'There is nothing to hear in this recording. Please record it again.'],
  ['long', givenSound(61), 'This recording is longer than a minute. Please record a shorter one.'],
  [
    'damaged',
    Buffer.concat([givenSound(1), Buffer.from('MZ and a program')]),
    'This recording is damaged: we cannot play all of it. Please record it again.',
  ],
])('what is no voice is refused in a sentence, and nothing is kept: %s', async (_what, bytes, message) => {
  const { app, anna, path } = await createFamilyApp()
  const objectPath = await givenUpload(anna, bytes)
  const refused = await anna.post(`${path}/voices`, { objectPath })
  expect([refused.status, refused.body.error.message]).toEqual([422, message])
  expect(filesOf(app)).toEqual([])
  expect((await anna.get(`${path}/activity`)).body.map(actionOf)).not.toContain('voice_added')
  // The upload is closed.
  expect((await anna.post(`${path}/voices`, { objectPath })).status).toBe(404)
})

test('the same upload is one voice, also at once, and never a picture as well', async () => {
  const { anna, path } = await createFamilyApp()
  const objectPath = await givenUpload(anna, givenSound(2))
  const answers = await Promise.all([1, 2, 3].map(() => anna.post(`${path}/voices`, { objectPath })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await anna.post(`${path}/photos`, { objectPath })).status).toBe(404)
  expect((await anna.get(`${path}/voices`)).body).toHaveLength(1)
  await anna.request('DELETE', `${path}/voices/${answers[0]?.body.id}`)
  const again = await anna.post(`${path}/voices`, { objectPath })
  expect([again.status, again.body.error.message]).toEqual([
    409,
    'This recording was added already, and has been deleted since.',
  ])
})

test('who has said it, and caretakers, delete it and bring it back; members hear it, and nobody else does', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const [ben, mia] = [
    await givenMember(app, family, 'Ben', 'member'),
    await givenMember(app, family, 'Mia', 'member'),
  ]
  const { person } = await givenOthers(app)
  const voice = await givenVoice(ben, path)
  const at = `${path}/voices/${voice.id}`
  expect((await mia.get(`${at}/sound`)).status).toBe(200)
  expect((await mia.request('DELETE', at)).status).toBe(403)
  for (const address of [`${path}/voices`, `${at}/sound`])
    expect((await person.get(address)).status).toBe(404)
  expect((await ben.request('DELETE', at)).status).toBe(200)
  for (const reader of [ben, mia, anna]) expect((await reader.get(`${at}/sound`)).status).toBe(404)
  expect((await ben.get(`${path}/voices`)).body).toEqual([])
  expect((await anna.post(`${at}/restore`)).body).toEqual(voice)
  expect((await mia.get(`${at}/sound`)).status).toBe(200)
  expect((await anna.get(`${path}/activity`)).body.slice(0, 3).map(actionOf)).toEqual([
    'voice_restored',
    'voice_removed',
    'voice_added',
  ])
})

test('a program hears it with a token, and nobody by the address of another group', async () => {
  const { app, anna, path } = await createFamilyApp()
  const voice = await givenVoice(anna, path)
  const { token } = await givenApiToken(anna, path, 'read')
  const program = { authorization: `Bearer ${token}` }
  const stranger = openBrowser(app)
  expect((await stranger.get(`${path}/voices`, program)).body).toEqual([voice])
  expect((await stranger.get(`${path}/voices/${voice.id}/sound`, program)).status).toBe(200)
  expect((await stranger.get(`${path}/voices/${voice.id}/sound`)).status).toBe(401)
  const other = (await anna.post('/api/family-groups', { name: 'Another' })).body
  expect((await anna.get(`/api/family-groups/${other.id}/voices/${voice.id}/sound`)).status).toBe(404)
})

test('a deleted voice can be brought back for a day, then its file goes, and its words', async () => {
  const { app, anna, path } = await createFamilyApp()
  const [gone, kept] = [await givenVoice(anna, path, { words: 'Gone' }), await givenVoice(anna, path)]
  await anna.request('DELETE', `${path}/voices/${gone.id}`)
  app.clock.advance(hours(23))
  await app.runDue()
  expect(filesOf(app)).toHaveLength(2)
  app.clock.advance(hours(1) + minutes(2))
  await app.runDue()
  expect(filesOf(app)).toHaveLength(1)
  expect((await anna.post(`${path}/voices/${gone.id}/restore`)).status).toBe(404)
  expect((await anna.get(`${path}/voices/${kept.id}/sound`)).status).toBe(200)
  const words = await app.db.selectFrom('voices').where('id', '=', gone.id).select('words').execute()
  expect(words).toEqual([{ words: null }])
})

test('the sweep of uploads leaves voices alone, and removes the file of one that was never added', async () => {
  const { app, anna, path } = await createFamilyApp()
  const voice = await givenVoice(anna, path)
  const objectPath = await givenUpload(anna, givenSound(2))
  const left = `voices/${objectPath.split('/').at(-1)}/voice.mp3`
  // As after a server that died before it wrote the row.
  await app.storage.put(left, givenSound(2))
  app.clock.advance(hours(3))
  await app.runDue()
  expect(filesOf(app)).toHaveLength(1)
  expect(await app.storage.size(left)).toBeNull()
  expect((await anna.get(`${path}/voices/${voice.id}/sound`)).status).toBe(200)
})

test('many voices at once are read into memory two at a time', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const ben = await givenMember(app, family, 'Ben', 'member')
  const uploads = await Promise.all(
    [anna, ben].flatMap((person) =>
      [1, 2, 3].map(async () => ({ person, objectPath: await givenUpload(person, givenSound(2)) })),
    ),
  )
  const read = app.storage.read.bind(app.storage)
  let [inWorks, most] = [0, 0]
  const { promise: twoAreRead, resolve: goOn } = Promise.withResolvers<void>()
  app.storage.read = async (key) => {
    most = Math.max(most, ++inWorks)
    // A busy machine brings the second request late.
    if (most === 2) goOn()
    await twoAreRead
    await sleep(50)
    return read(key).finally(() => inWorks--)
  }
  const answers = await Promise.all(
    uploads.map(({ person, objectPath }) => person.post(`${path}/voices`, { objectPath })),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
  expect(most).toBe(2)
})

test('voices take the room of their group, and a full one takes none', async () => {
  const { app, anna, path } = await createFamilyApp({ GROUP_QUOTA: '1MB', GROUP_PHOTOS: '0' })
  const minute = { sound: givenSound(60) }
  const first = await givenVoice(anna, path, minute)
  expect((await anna.get(`${path}/storage`)).body).toMatchObject({ bytes: minute.sound.length, photos: 0 })
  await givenVoice(anna, path, minute)
  const objectPath = await givenUpload(anna, minute.sound)
  const full = await anna.post(`${path}/voices`, { objectPath })
  expect([full.status, full.body.error.code]).toEqual([507, 'storage_full'])
  await anna.request('DELETE', `${path}/voices/${first.id}`)
  expect((await anna.post(`${path}/voices`, { objectPath })).status).toBe(507)
  app.clock.advance(days(1) + minutes(2))
  await app.runDue()
  await givenVoice(anna, path, minute)
})

test('voices of the primary caretaker’s other groups count, too', async () => {
  const { anna, path } = await createFamilyApp({ PERSON_QUOTA: '1MB' })
  for (let count = 0; count < 2; count++) await givenVoice(anna, path, { sound: givenSound(60) })
  const other = (await anna.post('/api/family-groups', { name: 'Another' })).body
  const objectPath = await givenUpload(anna, givenSound(60))
  const full = await anna.post(`/api/family-groups/${other.id}/voices`, { objectPath })
  expect([full.status, full.body.error.code]).toEqual([507, 'storage_full'])
})

test('a page of voices goes on after the last one of the page before', async () => {
  const { app, anna, path } = await createFamilyApp()
  const ids: string[] = []
  for (const words of ['One', 'Two', 'Three']) {
    ids.push((await givenVoice(anna, path, { words })).id)
    app.clock.advance(1000)
  }
  const idsOf = async (query: string) =>
    (await anna.get(`${path}/voices?${query}`)).body.map(({ id }: { id: string }) => id)
  expect(await idsOf('limit=2')).toEqual([ids[2], ids[1]])
  expect(await idsOf(`limit=2&before=${ids[1]}`)).toEqual([ids[0]])
})

function filesOf(app: TestApp): string[] {
  const files = readdirSync(join(app.config.dataDir, 'files'), { recursive: true }).map(String)
  return files.filter((name) => name.endsWith('voice.mp3'))
}

function actionOf({ action }: { action: string }): string {
  return action
}
