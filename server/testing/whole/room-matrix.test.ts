import { expect, test } from 'vitest'
import { deliveryKinds } from '#contract/delivery/delivery.ts'
import { wallClock } from '#contract/platform/wall-clock.ts'
import { roomStates } from '#contract/room/state.ts'
import { sendingActs, sendingSurfaces, sendingTable } from '#contract/room/table.ts'
import { minutes, toIso } from '../../platform/clock.ts'
import { openBrowser } from '../browser.ts'
import { givenApiToken, givenContent, givenNote, givenPhoto, givenUpload } from '../given/given.ts'
import { givenClip } from '../given/given-clip.ts'
import { givenSong } from '../given/given-song.ts'
import { givenVoice } from '../given/given-voice.ts'
import { type Arrivals, givenRoom, type TestRoom } from '../room/given-room.ts'
import { ofState, outcomes } from '../room/outcomes.ts'

type SendingAct = (typeof sendingActs)[number]
type SendingSurface = (typeof sendingSurfaces)[number]
/** What arrives there is counted, whatever it is about. */
const toPeople: SendingSurface[] = ['push', 'mail', 'webhook']

type Seen<Surface extends string> = Record<Surface, boolean>

/** Makes what is sent, and returns the act: what a person does, by HTTP. It answers with its status. */
type Prepare = (room: TestRoom) => Promise<() => Promise<number>>

/** By what one recognises what was sent. */
const wordsOf: Record<SendingAct, string> = {
  photo: 'A photo of the lake',
  upload: 'A picture from the phone',
  recommendation: 'A book about the lake',
  song: 'A song about the lake',
  note: 'A note about the lake',
  voice: 'Words of the voice at the lake',
  clip: 'Words of the video at the lake',
  assistant: 'A note by an assistant',
  test: 'Everything works',
  planned: 'A planned photo of the lake',
  visit: 'Zoe',
}

const sends: Record<SendingAct, Prepare> = {
  async photo({ family: { anna, path } }) {
    const { id } = await givenPhoto(anna, path, wordsOf.photo)
    return async () => (await anna.post(`${path}/photos/${id}/send-to-alexa`)).status
  },
  async upload({ family: { anna, path } }) {
    const objectPath = await givenUpload(anna)
    const photo = { objectPath, caption: wordsOf.upload, isSent: true }
    return async () => (await anna.post(`${path}/photos`, photo)).status
  },
  async recommendation({ family: { anna, path } }) {
    const { id } = await givenContent(anna, path, { title: wordsOf.recommendation })
    return async () => (await anna.post(`${path}/content/${id}/send-to-alexa`)).status
  },
  async song({ family: { anna, path } }) {
    const photo = await givenPhoto(anna, path)
    const { id } = await givenSong(anna, path, { title: wordsOf.song, photoId: photo.id })
    return async () => (await anna.post(`${path}/content/${id}/send-to-alexa`)).status
  },
  async note({ family: { anna, path } }) {
    const { id } = await givenNote(anna, path, { text: wordsOf.note, stays: 'always' })
    return async () => (await anna.post(`${path}/notes/${id}/send`)).status
  },
  async voice({ family: { anna, path } }) {
    const { id } = await givenVoice(anna, path, { words: wordsOf.voice })
    return async () => (await anna.post(`${path}/voices/${id}/send`)).status
  },
  async clip({ family: { anna, path } }) {
    const { id } = await givenClip(anna, path, { words: wordsOf.clip })
    return async () => (await anna.post(`${path}/clips/${id}/send`)).status
  },
  async assistant({ app, family: { anna, path } }) {
    const { token } = await givenApiToken(anna, path)
    const program = openBrowser(app, { authorization: `Bearer ${token}` })
    const params = { name: 'write_note', arguments: { text: wordsOf.assistant } }
    return async () => {
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
      return (await program.post('/api/mcp', call)).body.result.isError ? 409 : 200
    }
  },
  async test({ family: { anna, group } }) {
    return async () => (await anna.post('/api/alexa/test-connection', { familyGroupId: group.id })).status
  },
  async planned({ app, family: { anna, path } }) {
    const { id } = await givenPhoto(anna, path, wordsOf.planned)
    return async () => {
      const scheduledFor = toIso(app.clock.now() + minutes(1))
      return (await anna.post(`${path}/schedule`, { photoId: id, scheduledFor })).status
    }
  },
  async visit({ app, family: { anna, path, group } }) {
    const { date } = wallClock(app.clock.now(), group.timeZone)
    const visit = { who: wordsOf.visit, date, repeats: 'daily' }
    return async () => (await anna.post(`${path}/visits`, visit)).status
  },
}

test('what is sent has a row in the table for each of its kinds', () => {
  const kinds = deliveryKinds.map((kind) => (kind === 'content' ? 'recommendation' : kind))
  expect(sendingActs).toEqual(expect.arrayContaining(kinds))
})

test.each(roomStates)('into a room that is %s', async (is) => {
  const room = await givenRoom(is)
  const refused = new Set<SendingAct>()
  const atOnce = {} as Record<SendingAct, Seen<SendingSurface>>
  for (const act of sendingActs) {
    const perform = await sends[act](room)
    await room.pass()
    const before = room.arrivals()
    if ((await perform()) >= 400) refused.add(act)
    await room.pass()
    atOnce[act] = seenOf(act, before, await look(room))
  }
  const before = room.arrivals()
  await room.end()
  const looked = await look(room)
  const ended = (act: SendingAct) => seenOf(act, before, looked)
  const atEnd = Object.fromEntries(sendingActs.map((act) => [act, ended(act)])) as typeof atOnce
  // The widget has room for the newest only.
  for (const act of ['photo', 'upload', 'song', 'note', 'clip', 'assistant'] as const)
    atEnd[act].widget = atEnd.planned.widget
  const found = Object.fromEntries(
    sendingActs.map((act) => [
      act,
      outcomes(sendingSurfaces, (surface) => {
        if (atOnce[act][surface]) return 'now'
        if (atEnd[act][surface] && !toPeople.includes(surface)) return 'waits'
        return refused.has(act) || is === 'in_memory' ? 'rests' : 'never'
      }),
    ]),
  )
  expect(found).toEqual(ofState(sendingTable, is))
})

type Looked = Record<'screen' | 'slideshow' | 'opening' | 'widget', string> & { arrivals: Arrivals }

/** What is on each surface now. */
async function look(room: TestRoom): Promise<Looked> {
  const slideshow = (await room.echo?.report()) ?? ''
  const opening = (await room.echo?.open()) ?? ''
  const screen = (await room.onScreen()) ?? ''
  return { slideshow, opening, screen, widget: room.widget(), arrivals: room.arrivals() }
}

/** Where the act can be seen. `before`: what had arrived before it. */
function seenOf(act: SendingAct, before: Arrivals, looked: Looked): Seen<SendingSurface> {
  const words = wordsOf[act]
  const { arrivals: now } = looked
  const chime = act === 'recommendation' ? now.media > before.media : now.messages > before.messages
  return {
    screen: (act === 'test' ? /"kind":"test"/ : new RegExp(words)).test(looked.screen),
    slideshow: looked.slideshow.includes(words),
    opening: looked.opening.includes(words),
    chime: act !== 'visit' && chime,
    widget: looked.widget.includes(words),
    push: now.push > before.push,
    mail: now.mail > before.mail,
    webhook: now.webhook > before.webhook,
  }
}
