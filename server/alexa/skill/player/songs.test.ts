import { expect, test } from 'vitest'
import type { ContentItem, NewContentItem } from '#contract/content.ts'
import { seconds } from '../../../platform/clock.ts'
import { rendered, spoken } from '../../../testing/alexa/given-echo.ts'
import { givenListening } from '../../../testing/alexa/given-listening.ts'
import { givenPhoto, keepInMemory } from '../../../testing/given/given.ts'
import { givenSong, record, takeAway } from '../../../testing/given/given-song.ts'
import { givenSound } from '../../../testing/given/given-voice.ts'

/** An Echo, and recommendations with a recording that Anna sends. */
async function givenSongs(hasScreen = false) {
  const given = await givenListening({ hasScreen })
  const { app, anna, path } = given
  return {
    ...given,
    async sendSong(song: Partial<NewContentItem> & { photoId?: string; sound?: Buffer } = {}) {
      app.clock.advance(seconds(1))
      const { id } = await givenSong(anna, path, song)
      return (await anna.post(`${path}/content/${id}/send-to-alexa`)).body as ContentItem
    },
    /** When the newest recommendation was heard, as the family sees it. */
    async heardAt(): Promise<string | undefined> {
      const [{ delivery }]: [ContentItem] = (await anna.get(`${path}/content`)).body
      return delivery?.devices.find(({ deviceName }) => deviceName.startsWith('Echo'))?.heardAt
    },
  }
}

test('without a screen a recording plays after its sentence, and the words for a provider stay', async () => {
  const { echo, sendSong, heardAt } = await givenSongs()
  const sound = givenSound(30)
  await sendSong({ title: 'The Lark', provider: 'spotify', sound })
  const opened = await echo.open()
  expect(spoken(opened)).toContain(
    'Anna recommends The Lark. To have it, say: Alexa, play The Lark on Spotify.',
  )
  const played = echo.player.fetched.get(echo.player.state?.token ?? '')
  expect(played?.bytes.equals(sound)).toBe(true)
  expect(await heardAt()).toBe(undefined)
  await echo.player.finish()
  expect(await heardAt()).toBeTruthy()
})

test('with a screen its slide has the photo, what to say, and a button; "listen" does the same', async () => {
  const { echo, anna, path, sendSong, heardAt } = await givenSongs(true)
  const photo = await givenPhoto(anna, path)
  const { delivery } = await sendSong({ title: 'The Lark', provider: 'spotify', photoId: photo.id })
  const opened = await echo.open()
  expect(spoken(opened)).toContain(
    'Anna recommends The Lark. To hear it, say: listen. To have it, say: Alexa, play The Lark on Spotify.',
  )
  const [slide] = rendered(opened).slides
  expect(slide).toMatchObject({
    kind: 'photo',
    title: 'The Lark',
    from: 'Anna recommends',
    about: 'Say: “Alexa, play The Lark on Spotify”',
    listen: 'Listen',
  })
  expect(echo.player.state).toBeNull()
  const touched = await echo.touch('listen', delivery?.id ?? '')
  expect(touched.directives).toMatchObject([
    { audioItem: { metadata: { title: 'The Lark', subtitle: 'Anna recommends' } } },
  ])
  await echo.player.finish()
  expect(await heardAt()).toBeTruthy()
  await echo.intend('ListenIntent')
  expect(echo.player.state?.playerActivity).toBe('PLAYING')
})

test('a recording does not follow a voice without its words, and "next" says them', async () => {
  const { echo, send, sendSong } = await givenSongs()
  await sendSong({ title: 'The Lark' })
  await send('Hello')
  expect(spoken(await echo.open())).toContain('Hello')
  await echo.player.finish()
  expect(await echo.player.finish()).toBe(false)
  expect(spoken(await echo.intend('AMAZON.NextIntent'))).toContain('Anna recommends The Lark')
  expect(echo.player.state?.playerActivity).toBe('PLAYING')
})

test('one that was replaced plays anew, and one that was taken away does not play any more', async () => {
  const { app, echo, anna, path, sendSong, addressOf, heardAt } = await givenSongs()
  const { id } = await sendSong()
  const address = addressOf(await echo.open())
  await echo.player.finish()
  expect(await heardAt()).toBeTruthy()
  const other = givenSound(5)
  await record(anna, `${path}/content/${id}`, { sound: other })
  // Nobody has heard that one.
  expect(await heardAt()).toBe(undefined)
  await echo.intend('ListenIntent')
  expect(echo.player.fetched.get(echo.player.state?.token ?? '')?.bytes.equals(other)).toBe(true)
  await takeAway(anna, `${path}/content/${id}`)
  expect((await fetch(app.url + address)).status).toBe(404)
  expect(spoken(await echo.intend('ListenIntent'))).toContain('no voice recording')
})

test('one that takes its place while it plays was not heard, and begins at its beginning', async () => {
  const { echo, anna, path, sendSong, heardAt } = await givenSongs()
  const { id } = await sendSong({ sound: givenSound(30) })
  await echo.open()
  echo.player.playFor(20_000)
  await record(anna, `${path}/content/${id}`, { sound: givenSound(5) })
  await echo.player.press('Pause')
  await echo.player.press('Play')
  expect(echo.player.state?.offsetInMilliseconds).toBe(0)
  echo.player.playFor(2000)
  await record(anna, `${path}/content/${id}`, { sound: givenSound(6) })
  await echo.player.finish()
  expect(await heardAt()).toBe(undefined)
  await echo.intend('AMAZON.ResumeIntent')
  await echo.player.finish()
  expect(await heardAt()).toBeTruthy()
})

test('what an Echo could not play is not said of the recording that takes its place, nor where none is left', async () => {
  const { echo, anna, path, sendSong } = await givenSongs()
  const { id, delivery } = await sendSong()
  const fail = () => echo.ask({ type: 'AudioPlayer.PlaybackFailed', token: delivery?.id } as never)
  const note = async () => {
    const [item]: [ContentItem] = (await anna.get(`${path}/content`)).body
    return item.delivery?.devices.find(({ deviceName }) => deviceName.startsWith('Echo'))?.note
  }
  await fail()
  expect(await note()).toBe('It could not play the recording.')
  await record(anna, `${path}/content/${id}`)
  expect(await note()).toBeNull()
  await fail()
  await takeAway(anna, `${path}/content/${id}`)
  expect(await note()).toBeNull()
  await anna.post(`${path}/content/${id}/recording/restore`)
  await keepInMemory(anna, path)
  await fail()
  expect(await note()).toBeNull()
})

test('a lost file is said; the recommendation stays', async () => {
  const { app, echo, sendSong } = await givenSongs()
  await sendSong()
  const [row] = await app.db.selectFrom('recordings').select('object_id').execute()
  await app.storage.remove(`recordings/${row?.object_id}/recording.mp3`)
  expect(spoken(await echo.open())).toMatch(/Anna recommends The toy piano\. I cannot play it just now/)
  expect(spoken(await echo.open())).toContain('The toy piano')
})
