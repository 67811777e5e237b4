import { expect, test } from 'vitest'
import type { Clip } from '#contract/clips/clips.ts'
import { hours, minutes } from '../../../platform/clock.ts'
import { givenEcho, givenEchoFamily, rendered, spoken } from '../../../testing/alexa/given-echo.ts'
import { givenScreen, givenSentPhoto, keepInMemory } from '../../../testing/given/given.ts'
import { givenClip, givenFilm } from '../../../testing/given/given-clip.ts'

/** A family with an Echo that has a display. */
async function givenWatching(options: Parameters<typeof givenEchoFamily>[1] = {}) {
  const given = await givenEchoFamily({}, options)
  const { app, echo, anna, path } = given
  return {
    ...given,
    /** Sends a clip, and returns the id of its delivery. */
    async send(words: string, film = givenFilm('garden')): Promise<string> {
      app.clock.advance(1000)
      const { delivery } = await givenClip(anna, path, { words, film, isSent: true })
      return delivery?.id ?? ''
    },
    /** As the family reads it of the Echo. */
    async device() {
      const [clip]: Clip[] = (await anna.get(`${path}/clips`)).body
      return clip?.delivery?.devices.find(({ deviceName }) => deviceName.startsWith('Echo'))
    },
    statusOf: async (headers = {}) =>
      (await fetch(app.url + (echo.films.fetched?.path ?? ''), { headers })).status,
  }
}

test('the button of the poster plays the film silent, "With sound" from its beginning, and its end brings the poster back', async () => {
  const { app, echo, anna, path, send, device } = await givenWatching()
  const film = givenFilm('garden')
  const id = await send('First steps', film)
  app.clock.advance(1000)
  await givenSentPhoto(anna, path, 'The porch')
  const opened = await echo.open()
  expect(rendered(opened).slides).toMatchObject([{ title: 'The porch', listen: '' }, { listen: 'Play' }])
  expect(echo.films.playing).toBeNull()
  expect(spoken(await echo.intend('AMAZON.NextIntent'))).toBe(
    'A video from Anna, one second: First steps. To see it, say: play the video.',
  )
  const touched = await echo.touch('listen', id)
  expect([spoken(touched), touched.shouldEndSession]).toEqual(['', undefined])
  expect(rendered(touched)).toMatchObject({ id, withSound: 'With sound', stop: 'Stop', seconds: 62 })
  expect(echo.films.playing?.audioTrack).toBe('none')
  expect(echo.films.fetched).toMatchObject({ status: 206, type: 'video/mp4' })
  expect(echo.films.fetched?.bytes.length).toBe(film.length)

  expect(rendered(await echo.touch('with-sound', id))).toMatchObject({ id, withSound: '' })
  expect(echo.films.playing?.audioTrack).toBe('foreground')
  const ended = rendered(await echo.films.end())
  expect(ended.slides[ended.at].title).toBe('First steps')
  expect(echo.films.playing).toBeNull()
  // Nobody is told what she watches.
  expect(await device()).toMatchObject({ note: null })
  expect(await device()).not.toHaveProperty('heardAt')
})

test('by voice: "play the video", "pause", "resume" and "next"; "listen" plays it with its sound', async () => {
  const { app, echo, anna, path, send } = await givenWatching()
  await send('First steps')
  app.clock.advance(1000)
  await givenSentPhoto(anna, path, 'The porch')
  await echo.open()
  // The picture is on the screen: it is the newest clip.
  await echo.intend('WatchIntent')
  expect(echo.films.playing?.audioTrack).toBe('none')
  for (const said of ['Pause', 'Resume', 'StartOver']) {
    expect(await echo.intend(`AMAZON.${said}Intent`)).not.toHaveProperty('outputSpeech')
  }
  expect(echo.films.playing?.commands).toEqual(['pause', 'play', 'rewind', 'play'])
  await echo.intend('ListenIntent')
  expect(echo.films.playing?.audioTrack).toBe('foreground')
  expect(rendered(await echo.intend('AMAZON.PreviousIntent')).slides).toHaveLength(2)
  expect(echo.films.playing).toBeNull()
  // Now "pause" is to the pictures.
  expect(spoken(await echo.intend('AMAZON.PauseIntent'))).not.toBe('')
})

test('a film without sound has no button for it, and "Stop" brings its poster back', async () => {
  const { echo, send } = await givenWatching()
  const id = await send('Snow', givenFilm('silent'))
  await echo.open()
  expect(rendered(await echo.touch('listen', id))).toMatchObject({ withSound: '', isAloud: false })
  expect(rendered(await echo.touch('stop-film', id)).slides).toMatchObject([{ title: 'Snow' }])
})

test('what an Echo cannot play is its poster, and says where it can be seen', async () => {
  const { app, family, echo, send, device } = await givenWatching({ codecs: [] })
  const older = await givenEcho(app, family, { maxVersion: '1.7' })
  const blind = await givenEcho(app, family, { hasScreen: false })
  const id = await send('First steps')
  for (const one of [echo, older, blind]) {
    const opened = await one.open()
    expect(spoken(opened) + spoken(await one.intend('AMAZON.RepeatIntent'))).toContain(
      'The video itself can be seen on a screen with Sunporch.',
    )
    expect(rendered(opened)?.slides[0].listen ?? '').toBe('')
    expect(spoken(await one.intend('WatchIntent'))).toBe(
      'The video itself can be seen on a screen with Sunporch.',
    )
    expect(one.films.playing).toBeNull()
  }
  // A page that is still there from before.
  await echo.touch('listen', id)
  expect([echo.films.playing, (await device())?.note]).toEqual([null, null])
})

test('a film that cannot be fetched is told to the family, and its poster comes back', async () => {
  const { app, echo, anna, path, send, device } = await givenWatching()
  const id = await send('First steps')
  await echo.open()
  const storage = app.storage.size
  const { object_id } = await app.db.selectFrom('clips').select('object_id').executeTakeFirstOrThrow()
  const key = `clips/${object_id}/film.mp4`
  const bytes = (await app.storage.read(key)) ?? Buffer.alloc(0)
  await app.storage.remove(key)
  expect(spoken(await echo.touch('listen', id))).toBe('I cannot play it just now. Please try again later.')
  expect(await device()).toMatchObject({ failure: expect.stringContaining('file is missing') })
  await app.storage.put(key, bytes)
  await app.runDueAfter(minutes(10))

  // It is there when the page is made, and gone when the player asks.
  app.storage.size = async (asked) => (asked === key ? bytes.length : storage(asked))
  await app.storage.remove(key)
  await echo.open()
  await echo.touch('listen', id)
  app.storage.size = storage
  expect(echo.films.playing).toBeNull()
  await app.storage.put(key, bytes)
  await app.runDueAfter(minutes(10))
  expect((await anna.get(`${path}/clips`)).body[0].delivery.devices).toContainEqual(
    expect.objectContaining({ note: 'It cannot play the video, and shows its picture.' }),
  )
})

test('what is said of a film that failed ends when it plays, and not with the page; in memory nothing is said', async () => {
  const { echo, anna, path, send, device } = await givenWatching()
  const id = await send('First steps')
  await echo.open()
  await echo.touch('listen', id)
  await echo.touch('film-failed', id)
  await echo.touch('listen', id)
  // Its time was over, whatever the player did.
  await echo.touch('film-over', id)
  expect((await device())?.note).toContain('cannot play')
  await echo.touch('listen', id)
  await echo.films.end()
  expect((await device())?.note).toBeNull()
  await echo.touch('listen', id)
  await keepInMemory(anna, path)
  await echo.touch('film-failed', id)
  expect((await device())?.note).toBeNull()
})

test('in a pause and in memory no film plays, whatever she says or touches; in quiet hours it does when she asks', async () => {
  const { app, family, echo, anna, path, send, statusOf } = await givenWatching()
  await givenScreen(app, family)
  const id = await send('First steps')
  const [{ id: echoId }] = (await anna.get(`${path}/devices`)).body.filter(
    ({ kind }: { kind: string }) => kind === 'echo',
  )
  await anna.patch(`${path}/devices/${echoId}`, { quietHours: { from: '11:00', until: '15:00' } })
  await echo.open()
  await echo.touch('listen', id)
  expect(echo.films.playing).not.toBeNull()
  expect(await statusOf()).toBe(200)

  await anna.post(`${path}/room/pause`)
  // The film ends, and the Echo is dark.
  expect(rendered(await echo.films.end())).toMatchObject({ asks: 'resting' })
  expect(spoken(await echo.intend('WatchIntent'))).toContain('resting')
  for (const button of ['listen', 'with-sound'])
    expect(spoken(await echo.touch(button, id)), button).toContain('resting')
  await anna.post(`${path}/room/resume`)
  await keepInMemory(anna, path)
  for (const button of ['listen', 'with-sound']) await echo.touch(button, id)
  await echo.intend('WatchIntent')
  expect(echo.films.playing).toBeNull()
  expect(await statusOf()).toBe(404)
})

test('the address of a film is good for this Echo, for a while, and until it is taken back', async () => {
  const { app, family, echo, anna, path, send, statusOf } = await givenWatching()
  const id = await send('First steps')
  await echo.open()
  await echo.touch('listen', id)
  const address = app.url + (echo.films.fetched?.path ?? '')
  const part = await fetch(address, { headers: { range: 'bytes=10-19' } })
  expect([part.status, part.headers.get('content-range'), part.headers.get('cache-control')]).toEqual([
    206,
    expect.stringMatching(/^bytes 10-19\//),
    'private, no-cache',
  ])
  for (const other of [address.replace('/films/', '/voices/'), address.replace('/films/', '/pictures/')])
    expect((await fetch(other)).status).toBe(404)
  expect((await fetch(`${address}x`)).status).toBe(404)
  const [clip]: Clip[] = (await anna.get(`${path}/clips`)).body
  await anna.delete(`${path}/clips/${clip?.id}`)
  expect(await statusOf()).toBe(404)
  await anna.post(`${path}/clips/${clip?.id}/restore`)
  expect(await statusOf()).toBe(200)
  app.clock.advance(hours(3))
  expect(await statusOf()).toBe(404)
  await echo.open()
  await echo.touch('listen', id)
  expect(await statusOf()).toBe(200)
  for (const { id, kind } of (await anna.get(`${path}/devices`)).body)
    if (kind === 'echo') await anna.delete(`${path}/devices/${id}`)
  expect(await statusOf()).toBe(404)
  await givenEcho(app, family)
})
