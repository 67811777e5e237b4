import { expect, test } from 'vitest'
import type { Voice } from '#contract/voices/voices.ts'
import { days, hours, minutes, seconds } from '../../../platform/clock.ts'
import { givenEcho, rendered, spoken } from '../../../testing/alexa/given-echo.ts'
import { givenListening } from '../../../testing/alexa/given-listening.ts'
import { givenScreen, givenSentPhoto, keepInMemory } from '../../../testing/given/given.ts'
import { givenSound } from '../../../testing/given/given-voice.ts'

const byRoutine = { referrer: 'amzn1.alexa-speechlet-client.SequencedSimpleIntentHandler' }

test('without a screen a new voice is played after its sentence, and the family reads once that it was heard', async () => {
  const { app, echo, send, heard } = await givenListening()
  const sound = givenSound(3)
  await send('From the lake', sound)
  const opened = await echo.open()
  expect(spoken(opened)).toContain('A voice recording from Anna: From the lake.')
  expect(spoken(opened)).not.toMatch(/screen with Sunporch|Say/)
  const played = echo.player.fetched.get(echo.player.state?.token ?? '')
  expect(played).toMatchObject({ status: 206, type: 'audio/mpeg' })
  expect(played?.bytes.equals(sound)).toBe(true)
  expect(await heard()).toEqual({ 'From the lake': undefined })
  app.clock.advance(seconds(3))
  await echo.player.finish()
  const { 'From the lake': heardAt } = await heard()
  expect(heardAt).toBeTruthy()
  // The same report again, and she hears it once more.
  app.clock.advance(minutes(1))
  const again = { type: 'AudioPlayer.PlaybackFinished', token: echo.player.state?.token } as never
  expect(await Promise.all([echo.ask(again), echo.ask(again)])).toEqual([{}, {}])
  expect(await echo.intend('AMAZON.RepeatIntent')).toMatchObject({ shouldEndSession: true })
  await echo.player.finish()
  expect(await heard()).toEqual({ 'From the lake': heardAt })
})

test('new voices follow each other; a picture between them waits for "next"', async () => {
  const { app, echo, anna, path, send, heard } = await givenListening()
  await send('Before the picture')
  app.clock.advance(seconds(1))
  await givenSentPhoto(anna, path, 'The porch')
  await send('Second')
  await send('First')
  expect(spoken(await echo.open())).toContain('First')
  await echo.player.finish()
  await echo.player.finish()
  expect(await echo.player.finish()).toBe(false)
  expect(await heard()).toMatchObject({
    First: expect.any(String),
    Second: expect.any(String),
    'Before the picture': undefined,
  })
  // The conversation is over, and "Alexa, next" is enough.
  expect(spoken(await echo.intend('AMAZON.NextIntent'))).toContain('The porch')
  expect(spoken(await echo.intend('AMAZON.NextIntent'))).toContain('Before the picture')
  await echo.player.finish()
  expect(await heard()).toMatchObject({ 'Before the picture': expect.any(String) })
  // Nothing is new any more: "next" goes on behind it.
  expect(spoken(await echo.intend('AMAZON.PreviousIntent'))).toContain('The porch')
})

test('with a screen the slide has a button that plays it, and "listen" does the same', async () => {
  const { echo, send, heard } = await givenListening({ hasScreen: true })
  const { delivery } = await send('From the lake')
  const opened = await echo.open()
  expect(spoken(opened)).toMatch(/From the lake\. To hear it, say: listen/)
  expect(rendered(opened).slides).toMatchObject([{ title: 'From the lake', listen: 'Listen', body: '' }])
  expect(echo.player.state).toBeNull()
  const touched = await echo.touch('listen', delivery?.id ?? '')
  expect(touched.outputSpeech).toBeUndefined()
  expect(touched.directives).toMatchObject([
    { audioItem: { metadata: { title: 'A voice recording from Anna', subtitle: 'From the lake' } } },
  ])
  await echo.player.finish()
  expect(await heard()).toEqual({ 'From the lake': expect.any(String) })
  // It brings the pictures back.
  expect(rendered(await echo.intend('AMAZON.NextIntent')).slides).toHaveLength(1)
  await echo.intend('ListenIntent')
  expect(echo.player.state?.playerActivity).toBe('PLAYING')
})

test('a voice is paused, goes on where it was, and is stopped without a goodbye', async () => {
  const { app, echo, send, heard } = await givenListening()
  await send('Long', givenSound(30))
  await echo.open()
  echo.player.playFor(seconds(12))
  expect(await echo.intend('AMAZON.PauseIntent')).toEqual({
    directives: [{ type: 'AudioPlayer.Stop' }],
    shouldEndSession: true,
  })
  expect(echo.player.state).toMatchObject({ playerActivity: 'STOPPED', offsetInMilliseconds: 12_000 })
  // Longer than its address is good for.
  app.clock.advance(hours(5))
  const resumed = await echo.intend('AMAZON.ResumeIntent')
  expect(resumed.directives).toMatchObject([{ audioItem: { stream: { offsetInMilliseconds: 12_000 } } }])
  expect((await echo.intend('AMAZON.ShuffleOnIntent')).directives).toBeUndefined()
  expect(spoken(await echo.intend('AMAZON.StopIntent'))).toBe('')
  expect(echo.player.state?.playerActivity).toBe('STOPPED')
  expect(await heard()).toEqual({ Long: undefined })
  await echo.intend('AMAZON.StartOverIntent')
  expect(echo.player.state?.offsetInMilliseconds).toBe(0)
  await echo.player.finish()
  expect(await heard()).toEqual({ Long: expect.any(String) })
})

test('in quiet hours nothing plays by itself, nor for a routine; who asks for it hears it', async () => {
  const { echo, anna, path, send, heard, echoDevice } = await givenListening()
  await send('One')
  await echo.ask({ type: 'LaunchRequest', metadata: byRoutine } as never)
  expect(echo.player.state).toBeNull()
  await anna.patch(`${path}/devices/${await echoDevice()}`, { quietHours: { from: '11:00', until: '15:00' } })
  await send('Two')
  expect(spoken(await echo.open())).toMatch(/Two\. To hear it, say: listen/)
  expect(echo.player.state).toBeNull()
  await echo.intend('ListenIntent')
  // The other one does not follow by itself.
  await echo.player.finish()
  expect(await echo.player.finish()).toBe(false)
  expect(await heard()).toEqual({ One: undefined, Two: expect.any(String) })
})

test('in a pause and in memory no voice plays, whatever she says or touches', async () => {
  const { app, family, echo, anna, path, send, addressOf } = await givenListening({ hasScreen: true })
  await givenScreen(app, family)
  const { delivery } = await send('One')
  await echo.open()
  const address = addressOf(await echo.touch('listen', delivery?.id ?? ''))
  await anna.post(`${path}/room/pause`)
  for (const intent of ['ListenIntent', 'AMAZON.ResumeIntent', 'AMAZON.RepeatIntent'])
    expect(spoken(await echo.intend(intent)), intent).toContain('resting')
  expect(spoken(await echo.touch('listen', delivery?.id ?? ''))).toContain('resting')
  await anna.post(`${path}/room/resume`)
  await keepInMemory(anna, path)
  for (const intent of ['ListenIntent', 'AMAZON.ResumeIntent'])
    expect((await echo.intend(intent)).directives ?? [], intent).not.toContainEqual(
      expect.objectContaining({ type: 'AudioPlayer.Play' }),
    )
  expect((await fetch(app.url + address)).status).toBe(404)
})

test('the address of a voice is good for this Echo, for a while, and until it is taken back', async () => {
  const { app, family, echo, anna, path, send, addressOf, echoDevice } = await givenListening()
  const voice = await send('One')
  const address = addressOf(await echo.open())
  const statusOf = async (asked: string, headers = {}) => (await fetch(app.url + asked, { headers })).status
  const part = await fetch(app.url + address, { headers: { range: 'bytes=10-19' } })
  expect([part.status, part.headers.get('content-range'), part.headers.get('cache-control')]).toEqual([
    206,
    expect.stringMatching(/^bytes 10-19\//),
    'private, no-cache',
  ])
  expect(await statusOf(address.replace('/voices/', '/pictures/'))).toBe(404)
  expect(await statusOf(`${address}x`)).toBe(404)
  await anna.delete(`${path}/voices/${voice.id}`)
  expect(await statusOf(address)).toBe(404)
  await anna.post(`${path}/voices/${voice.id}/restore`)
  expect(await statusOf(address)).toBe(200)
  app.clock.advance(hours(3))
  expect(await statusOf(address)).toBe(404)

  const fresh = addressOf(await echo.intend('AMAZON.RepeatIntent'))
  expect(await statusOf(fresh)).toBe(200)
  const second = await givenEcho(app, family, { hasScreen: false })
  await anna.delete(`${path}/devices/${await echoDevice()}`)
  expect(await statusOf(fresh)).toBe(404)
  // What an Echo reports that is not there any more changes nothing, and is answered as the protocol asks.
  await echo.player.finish()
  await second.open()
})

test('a voice whose file is lost is said to be lost, and one that cannot be fetched is told to the family', async () => {
  const { app, echo, anna, path, send } = await givenListening()
  await send('Gone')
  const key = (await app.db.selectFrom('voices').select('object_id').executeTakeFirstOrThrow()).object_id
  await app.storage.remove(`voices/${key}/voice.mp3`)
  const opened = await echo.open()
  expect(spoken(opened)).toContain('I cannot play it just now')
  expect(echo.player.state).toBeNull()

  const { delivery } = await send('Unreachable')
  const failed = { type: 'AudioPlayer.PlaybackFailed', token: delivery?.id } as never
  expect(await echo.ask(failed)).toEqual({})
  const notesOf = async () => {
    const voices: Voice[] = (await anna.get(`${path}/voices`)).body
    return voices.map(({ delivery }) => delivery?.devices.find(isEcho)?.note)
  }
  expect((await notesOf())[0]).toBe('It could not play the recording.')
  app.clock.advance(days(7))
  expect((await notesOf())[0]).toBeNull()
  await echo.ask(failed)
  expect((await notesOf())[0]).toBe('It could not play the recording.')
  // Another one plays.
  await send('Heard')
  await echo.open()
  await echo.player.finish()
  expect((await notesOf()).slice(0, 2)).toEqual([null, null])
})

function isEcho({ deviceName }: { deviceName: string }): boolean {
  return deviceName.startsWith('Echo')
}

test('an Echo without a player says where it can be heard, and so does one whose skill is older', async () => {
  const { app, family, echo, send } = await givenListening({ hasPlayer: false })
  await send('One')
  expect(spoken(await echo.open())).toContain('It can be heard on a screen')
  expect(spoken(await echo.intend('ListenIntent'))).toContain('It can be heard on a screen')

  const older = await givenEcho(app, family, { hasScreen: false, declaresPlayer: false })
  await send('Two')
  await expect(older.open()).rejects.toThrow('has not declared')
  expect(spoken(await older.intend('AMAZON.RepeatIntent'))).toContain('It can be heard on a screen')
  expect(spoken(await older.open())).not.toBe('')
  // The family may have deployed it anew.
  app.clock.advance(days(1))
  await send('Three')
  await expect(older.open()).rejects.toThrow('has not declared')
})
