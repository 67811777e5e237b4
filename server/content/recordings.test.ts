import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { days, hours, minutes } from '../platform/clock.ts'
import { openBrowser } from '../testing/browser.ts'
import {
  createFamilyApp,
  givenContent,
  givenMember,
  givenOthers,
  givenPhoto,
  givenScreen,
  givenUpload,
} from '../testing/given/given.ts'
import { givenSong, record, takeAway } from '../testing/given/given-song.ts'
import { givenSound } from '../testing/given/given-voice.ts'
import { listActions } from '../testing/seen.ts'
import type { TestApp } from '../testing/test-app.ts'
import { recordingKey } from './recording-files.ts'

test('a piece of music gets a recording, with a photo, which is listed and played', async () => {
  const { anna, path } = await createFamilyApp()
  const photo = await givenPhoto(anna, path, 'At the piano')
  const song = await givenSong(anna, path, { sound: givenSound(180), photoId: photo.id })
  expect(song.recording).toEqual({
    id: expect.any(String),
    duration: 180_010,
    photo: {
      id: photo.id,
      objectPath: photo.objectPath,
      caption: 'At the piano',
      thumbhash: photo.thumbhash,
    },
  })
  expect((await anna.get(`${path}/content`)).body).toEqual([song])
  const played = await anna.get(`${path}/content/${song.id}/recording`)
  expect([played.status, played.bytes.equals(givenSound(180))]).toEqual([200, true])
  expect(Object.fromEntries(played.headers)).toMatchObject({
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
  })
  const part = await anna.get(`${path}/content/${song.id}/recording`, { range: 'bytes=0-1' })
  expect([part.status, part.bytes.length]).toEqual([206, 2])
})

test('a recommendation without one is what it was, and has nothing to hear', async () => {
  const { anna, path } = await createFamilyApp()
  const item = await givenContent(anna, path, { type: 'music' })
  expect(item.recording).toBe(null)
  expect((await anna.get(`${path}/content/${item.id}/recording`)).status).toBe(404)
  expect((await takeAway(anna, `${path}/content/${item.id}`)).status).toBe(200)
  expect((await anna.post(`${path}/content/${item.id}/recording/restore`)).status).toBe(404)
  expect((await anna.patch(`${path}/content/${item.id}`, { recording: {} })).status).toBe(404)
})

test('it is added with its recommendation, as one line of the activity, or neither is', async () => {
  const { app, anna, path } = await createFamilyApp()
  const add = async (sound: Buffer) => {
    const recording = { objectPath: await givenUpload(anna, sound) }
    return anna.post(`${path}/content`, { type: 'music', title: 'The choir', recording })
  }
  expect((await add(givenSound(0.3))).status).toBe(422)
  expect((await anna.get(`${path}/content`)).body).toEqual([])
  expect(await listActions(anna, path)).toEqual(['family_group_created'])
  const added = await add(givenSound(3))
  expect([added.status, added.body.recording.duration]).toEqual([201, 3004])
  expect(await listActions(anna, path)).toEqual(['content_added', 'family_group_created'])
  expect(filesOf(app)).toHaveLength(1)
})

test('what is typed anew after an answer was lost is added once, with the recording', async () => {
  const { anna, path } = await createFamilyApp()
  const recording = { objectPath: await givenUpload(anna, givenSound(3)) }
  const add = (title: string, key: string) =>
    anna.post(`${path}/content`, { type: 'music', title, key, recording })
  const first = (await add('The choir', crypto.randomUUID())).body
  const again = await add('The choir of 1961', crypto.randomUUID())
  expect([again.status, again.body]).toEqual([201, { ...first, title: 'The choir of 1961' }])
  expect((await anna.get(`${path}/content`)).body).toEqual([again.body])
})

test('the same key at once with another upload of the same is the same recommendation', async () => {
  const { app, anna, path } = await createFamilyApp()
  const key = crypto.randomUUID()
  const add = async () => {
    const recording = { objectPath: await givenUpload(anna, givenSound(3)) }
    return anna.post(`${path}/content`, { type: 'music', title: 'The choir', key, recording })
  }
  const [one, other] = await Promise.all([add(), add()])
  expect([one.status, other.status, other.body]).toEqual([201, 201, one.body])
  expect((await anna.get(`${path}/content`)).body).toEqual([one.body])
  expect(filesOf(app)).toHaveLength(1)
})

test('the recording and the rest are changed at once, as one line of the activity, or nothing is', async () => {
  const { anna, path } = await createFamilyApp()
  const song = await givenSong(anna, path)
  const at = `${path}/content/${song.id}`
  const linesBefore = await listActions(anna, path)
  const refused = await anna.patch(at, { type: 'movie', provider: 'kindle', recording: null })
  expect(refused.status).toBe(422)
  // Too short to be heard.
  expect((await record(anna, at, { sound: givenSound(0.3), title: 'The piano' })).status).toBe(422)
  expect((await anna.patch(at, { title: song.title, recording: {} })).body).toEqual(song)
  expect((await anna.get(`${path}/content`)).body).toEqual([song])
  expect(await listActions(anna, path)).toEqual(linesBefore)
  const replaced = await record(anna, at, { sound: givenSound(5), title: 'The piano' })
  expect(replaced.body).toMatchObject({ title: 'The piano', recording: { duration: 4989 } })
  const movie = await anna.patch(at, { type: 'movie', recording: null })
  expect(movie.body).toMatchObject({ type: 'movie', title: 'The piano', recording: null })
  expect(await listActions(anna, path)).toEqual(['content_edited', 'content_edited', ...linesBefore])
})

test('another takes its place; the photo alone can be another, too', async () => {
  const { anna, path } = await createFamilyApp()
  const [one, other] = [await givenPhoto(anna, path), await givenPhoto(anna, path)]
  const song = await givenSong(anna, path, { photoId: one.id })
  const at = `${path}/content/${song.id}`
  const replaced = (await record(anna, at, { sound: givenSound(5) })).body
  expect(replaced.recording).toMatchObject({ duration: 4989, photo: null })
  expect(replaced.recording.id).not.toBe(song.recording?.id)
  expect((await anna.get(`${at}/recording`)).bytes.equals(givenSound(5))).toBe(true)
  const shown = (await anna.patch(at, { recording: { photoId: other.id } })).body
  expect(shown.recording).toMatchObject({ id: replaced.recording.id, photo: { id: other.id } })
  expect((await anna.patch(at, { recording: { photoId: null } })).body.recording.photo).toBe(null)
})

test('it is taken away, and can be brought back for a day; then its file goes', async () => {
  const { app, anna, path } = await createFamilyApp()
  const song = await givenSong(anna, path)
  const item = `${path}/content/${song.id}`
  const at = `${item}/recording`
  expect((await takeAway(anna, item)).body.recording).toBe(null)
  expect((await anna.get(at)).status).toBe(404)
  expect((await anna.post(`${at}/restore`)).body).toEqual(song)
  // Again is no other change.
  expect((await anna.post(`${at}/restore`)).body).toEqual(song)
  await takeAway(anna, item)
  app.clock.advance(hours(23))
  await app.runDue()
  expect(filesOf(app)).toHaveLength(1)
  app.clock.advance(hours(1) + minutes(2))
  await app.runDue()
  expect(filesOf(app)).toEqual([])
  expect((await anna.post(`${at}/restore`)).status).toBe(404)
})

test('it goes and comes with its recommendation, and one that was taken away before stays away', async () => {
  const { app, anna, path } = await createFamilyApp()
  const song = await givenSong(anna, path)
  const at = `${path}/content/${song.id}`
  await anna.delete(at)
  expect((await anna.get(`${at}/recording`)).status).toBe(404)
  expect((await anna.post(`${at}/restore`)).body).toEqual(song)
  await takeAway(anna, at)
  app.clock.advance(1000)
  await anna.delete(at)
  expect((await anna.post(`${at}/restore`)).body.recording).toBe(null)
  await anna.post(`${at}/recording/restore`)
  await anna.delete(at)
  await app.runDueAfter(days(1) + minutes(2))
  expect(filesOf(app)).toEqual([])
  expect((await anna.post(`${at}/restore`)).body.recording).toBe(null)
})

test('only music has one, as long as it has one', async () => {
  const { anna, path } = await createFamilyApp()
  const book = await givenContent(anna, path)
  const refused = await record(anna, `${path}/content/${book.id}`)
  expect([refused.status, refused.body.error.message]).toEqual([422, 'Only music can have a recording.'])
  const song = await givenSong(anna, path)
  const at = `${path}/content/${song.id}`
  const kept = await anna.patch(at, { type: 'movie' })
  expect([kept.status, kept.body.error.issues]).toEqual([
    422,
    [
      {
        path: 'type',
        message: 'Only music can have a recording. Please take the recording away first.',
      },
    ],
  ])
  await takeAway(anna, at)
  expect((await anna.patch(at, { type: 'movie' })).status).toBe(200)
  expect((await anna.post(`${at}/recording/restore`)).status).toBe(422)
})

test.each([
  ['This file is not a recording that every device can play. Please choose an MP3.', Buffer.from('ftypM4A ')],
  ['There is nothing to hear in this recording. Please choose another one.', givenSound(0.3)],
  ['This recording is longer than seven minutes. Please choose a shorter one.', givenSound(421)],
  [
    'This recording is damaged: we cannot play all of it. Please choose another copy of it.',
    Buffer.concat([givenSound(1), Buffer.from('MZ and a program')]),
  ],
])('what does not play is refused in a sentence, and what was there stays: %s', async (message, sound) => {
  const { app, anna, path } = await createFamilyApp()
  const song = await givenSong(anna, path)
  const refused = await record(anna, `${path}/content/${song.id}`, { sound })
  expect([refused.status, refused.body.error.message]).toEqual([422, message])
  expect((await anna.get(`${path}/content`)).body).toEqual([song])
  expect(filesOf(app)).toHaveLength(1)
})

test('seven minutes are taken, and the same upload again is the same recording', async () => {
  const { anna, path } = await createFamilyApp()
  const [song, other] = [await givenContent(anna, path, { type: 'music' }), await givenSong(anna, path)]
  const objectPath = await givenUpload(anna, givenSound(420))
  const put = (id: string) => anna.patch(`${path}/content/${id}`, { recording: { objectPath } })
  const answers = await Promise.all([put(song.id), put(song.id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.body.recording).toEqual(answers[1]?.body.recording)
  expect((await put(other.id)).status).toBe(404)
  await takeAway(anna, `${path}/content/${song.id}`)
  expect((await put(song.id)).status).toBe(409)
})

test('who manages recommendations records them; every member hears them, and nobody else', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const ben = await givenMember(app, family, 'Ben', 'member')
  const { person } = await givenOthers(app)
  const song = await givenSong(anna, path)
  const at = `${path}/content/${song.id}`
  expect((await ben.get(`${at}/recording`)).status).toBe(200)
  expect((await record(ben, at)).status).toBe(403)
  expect((await takeAway(ben, at)).status).toBe(403)
  expect((await person.get(`${at}/recording`)).status).toBe(404)
  const other = (await anna.post('/api/family-groups', { name: 'Another' })).body
  expect((await anna.get(`/api/family-groups/${other.id}/content/${song.id}/recording`)).status).toBe(404)
})

test('its bytes count for the group, and a full one takes none', async () => {
  const { app, anna, path } = await createFamilyApp({ GROUP_QUOTA: '1MB' })
  const sound = givenSound(60)
  const song = await givenSong(anna, path, { sound })
  expect((await anna.get(`${path}/storage`)).body).toMatchObject({ bytes: sound.length, photos: 0 })
  // Until it is purged, one that was replaced counts, too.
  expect((await record(anna, `${path}/content/${song.id}`, { sound })).status).toBe(200)
  const full = await record(anna, `${path}/content/${song.id}`, { sound })
  expect([full.status, full.body.error.code]).toEqual([507, 'storage_full'])
  await app.runDueAfter(days(1) + minutes(2))
  expect((await record(anna, `${path}/content/${song.id}`, { sound })).status).toBe(200)
})

test('a screen gets it with the recommendation, and what it has now when that changes', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const screen = await givenScreen(app, family)
  const photo = await givenPhoto(anna, path)
  const song = await givenSong(anna, path, { photoId: photo.id })
  const at = `${path}/content/${song.id}`
  const itemOf = async () => (await screen.get('/api/screen')).body.items[0]
  expect((await anna.post(`${at}/send-to-alexa`)).status).toBe(200)
  const item = await itemOf()
  expect(item).toMatchObject({ kind: 'content', title: 'The toy piano', voice: { duration: 3004 } })
  expect((await screen.get(item.voice.url)).bytes.equals(givenSound(3))).toBe(true)
  expect((await screen.get(item.picture.url)).status).toBe(200)
  await record(anna, at, { sound: givenSound(5) })
  const replaced = await itemOf()
  expect(replaced).toMatchObject({ deliveryId: item.deliveryId, picture: null, voice: { duration: 4989 } })
  expect(replaced.voice.url).not.toBe(item.voice.url)
  expect((await screen.get(replaced.voice.url)).bytes.equals(givenSound(5))).toBe(true)
  await takeAway(anna, at)
  expect((await itemOf()).voice).toBe(undefined)
  expect((await screen.get(replaced.voice.url)).status).toBe(404)
  await anna.post(`${at}/recording/restore`)
  expect((await itemOf()).voice).toEqual(replaced.voice)
})

function filesOf(app: TestApp): string[] {
  const files = readdirSync(join(app.config.dataDir, 'files'), { recursive: true }).map(String)
  return files.filter((name) => name.endsWith('recording.mp3'))
}

test('one whose file is missing is named to whoever runs the server until it is back; its recommendation stays', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const screen = await givenScreen(app, family)
  const song = await givenSong(anna, path)
  await anna.post(`${path}/content/${song.id}/send-to-alexa`)
  const { object_id } = await app.db.selectFrom('recordings').select('object_id').executeTakeFirstOrThrow()
  const bytes = (await app.storage.read(recordingKey(object_id))) ?? Buffer.alloc(0)
  await app.storage.remove(recordingKey(object_id))
  const operatorPage = async () => String((await openBrowser(app).get('/operator')).bytes)
  expect((await anna.get(`${path}/content/${song.id}/recording`)).status).toBe(404)
  expect(await operatorPage()).toContain('A piece of music lacks files in the storage')
  expect((await screen.get('/api/screen')).body.items).toHaveLength(1)
  await app.storage.put(recordingKey(object_id), bytes)
  await app.runDueAfter(minutes(10))
  expect(await operatorPage()).not.toContain('A piece of music lacks')
})
