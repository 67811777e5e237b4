import { expect, test } from 'vitest'
import {
  createFamilyApp,
  givenMember,
  givenPhoto,
  givenScreen,
  givenSentPhoto,
} from '../../testing/given/given.ts'
import { givenVoice } from '../../testing/given/given-voice.ts'
import { understand } from './understand.ts'

test('a caretaker types sentences to the skill, and nothing is stored or sent', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const photo = await givenPhoto(anna, path, 'At the lake')
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  const before = await everything()
  const say = async (text: string, session = {}) =>
    (await anna.post(`${path}/alexa/rehearse`, { text, session })).body

  const opened = await say('Alexa, open sun porch')
  expect(opened).toMatchObject({ understood: 'Launch', isOver: false })
  expect(opened.said).toContain('one new picture from Anna')
  expect(opened.screen.data.payload.slides).toMatchObject([{ imageUrl: `/api${photo.objectPath}` }])
  expect(await say('I love it', opened.session)).toMatchObject({ said: expect.stringContaining('Anna') })
  expect(await say('add milk to my list')).toMatchObject({ said: 'I have put Milk on the list.' })
  expect(await say('stop')).toMatchObject({ isOver: true })
  expect(await everything()).toEqual(before)

  const mia = await givenMember(app, family, 'Mia', 'member')
  expect((await mia.post(`${path}/alexa/rehearse`, { text: 'help' })).status).toBe(403)

  async function everything() {
    const tables = [
      'devices',
      'echoes',
      'activity',
      'delivery_answers',
      'delivery_targets',
      'shopping_items',
    ] as const
    return Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute()))
  }
})

test('a rehearsal says what is said before a recording, and records no lost file', async () => {
  const { app, family, anna, path } = await createFamilyApp({ PUBLIC_URL: 'https://photos.example.org' })
  const screen = await givenScreen(app, family)
  const voice = await givenVoice(anna, path, { words: 'From the lake', isSent: true })
  const { id } = await givenSentPhoto(anna, path)
  const session = { ids: [id], at: 0 }
  const listen = async () => (await anna.post(`${path}/alexa/rehearse`, { text: 'listen', session })).body
  expect(await listen()).toMatchObject({
    said: expect.stringMatching(
      /^A voice recording from Anna: From the lake\. *\(The recording is played\.\)$/,
    ),
    isOver: true,
  })
  const { object_id } = await app.db.selectFrom('voices').select('object_id').executeTakeFirstOrThrow()
  await app.storage.remove(`voices/${object_id}/voice.mp3`)
  expect((await listen()).said).toContain('I cannot play it just now')
  // Who plays it first is who records it.
  expect((await screen.get(`/api/screen/voices/${voice.delivery?.id}`)).status).toBe(404)
  expect((await anna.get(`${path}/voices`)).body).toMatchObject([{ delivery: { state: 'failed' } }])
})

test.each([
  ['Alexa, ask sun porch what is new?', 'NewsIntent', {}],
  ['put oat milk on my list', 'AddItemIntent', { item: 'oat milk' }],
  ['add oat milk to my list', 'AddItemIntent', { item: 'oat milk' }],
  ['tell mia i love it', 'NoteIntent', { message: 'mia i love it' }],
  ['Alexa, tell sun porch my code is 402915', 'LinkIntent', { code: '402915' }],
  ['go back', 'AMAZON.PreviousIntent', {}],
  ['Alexa, pause', 'AMAZON.PauseIntent', {}],
  ['resume', 'AMAZON.ResumeIntent', {}],
  ['start over', 'AMAZON.StartOverIntent', {}],
  ['play the video', 'WatchIntent', {}],
  ['sing me a song', 'AMAZON.FallbackIntent', {}],
])('%s is understood as %s', (text, intent, slots) => {
  expect(understand(text)).toEqual({ intent, slots })
})
