import { expect, test } from 'vitest'
import { minutes, seconds } from '../../../platform/clock.ts'
import { givenEcho, spoken } from '../../../testing/alexa/given-echo.ts'
import { givenListening } from '../../../testing/alexa/given-listening.ts'
import { givenNote, givenScreen, givenSentPhoto } from '../../../testing/given/given.ts'
import { givenSound } from '../../../testing/given/given-voice.ts'

test('what was taken back while it waited behind another is not played', async () => {
  const { echo, anna, path, send, heard } = await givenListening()
  const second = await send('Second')
  await send('First')
  await echo.open()
  await anna.delete(`${path}/voices/${second.id}`)
  await echo.player.finish()
  expect(echo.player.state?.playerActivity).toBe('STOPPED')
  expect(await heard()).toEqual({ First: expect.any(String) })
})

test('what waited behind another is not played into a pause that has begun meanwhile', async () => {
  const { app, family, echo, anna, path, send, heard } = await givenListening()
  await givenScreen(app, family)
  await send('Second')
  await send('First')
  await echo.open()
  await anna.post(`${path}/room/pause`)
  await echo.player.finish()
  expect(echo.player.state?.playerActivity).toBe('STOPPED')
  expect(await heard()).toEqual({ First: expect.any(String), Second: undefined })
  await anna.post(`${path}/room/resume`)
  expect(spoken(await echo.open())).toContain('Second')
})

test.each(['AMAZON.PauseIntent', 'AMAZON.StopIntent'])(
  '%s stops a voice on an Echo that was removed while it played',
  async (intent) => {
    const { echo, anna, path, send, echoDevice } = await givenListening()
    await send('Long', givenSound(30))
    await echo.open()
    await anna.delete(`${path}/devices/${await echoDevice()}`)
    expect(spoken(await echo.intend(intent))).toBe('')
    expect(echo.player.state?.playerActivity).toBe('STOPPED')
  },
)

test('"pause" where no voice has played is a goodbye, also on an Echo without a player', async () => {
  const { echo, anna, path, echoDevice } = await givenListening({ hasScreen: true, hasPlayer: false })
  await givenSentPhoto(anna, path)
  await echo.open()
  const paused = await echo.intend('AMAZON.PauseIntent')
  expect([spoken(paused), paused.directives, paused.shouldEndSession]).toEqual(['Goodbye.', undefined, true])
  await anna.delete(`${path}/devices/${await echoDevice()}`)
  expect(spoken(await echo.intend('AMAZON.PauseIntent'))).toBe('Goodbye.')
})

test('an Echo that was removed plays nothing that waited', async () => {
  const { echo, anna, path, send, echoDevice } = await givenListening()
  await send('Second')
  await send('First')
  await echo.open()
  await anna.delete(`${path}/devices/${await echoDevice()}`)
  await echo.player.finish()
  expect(echo.player.state?.playerActivity).not.toBe('PLAYING')
})

test("the buttons of the player's page stop a voice, let it go on, and turn to another", async () => {
  const { app, family, echo, anna, path, send } = await givenListening({ hasScreen: true })
  await givenScreen(app, family)
  await send('First')
  await givenSentPhoto(anna, path, 'The porch')
  const { delivery } = await send('Second')
  await echo.open()
  await echo.touch('listen', delivery?.id ?? '')
  const second = echo.player.state?.token
  echo.player.playFor(seconds(2))
  expect(await echo.player.press('Pause')).toEqual({ directives: [{ type: 'AudioPlayer.Stop' }] })
  expect(echo.player.state).toMatchObject({ playerActivity: 'STOPPED', offsetInMilliseconds: 2000 })
  await echo.player.press('Play')
  expect(echo.player.state).toMatchObject({ playerActivity: 'PLAYING', offsetInMilliseconds: 2000 })
  await echo.player.press('Next')
  expect(echo.player.state).toMatchObject({ playerActivity: 'PLAYING', offsetInMilliseconds: 0 })
  expect(echo.player.state?.token).not.toBe(second)
  expect(await echo.player.press('Next')).toEqual({})
  await echo.player.press('Previous')
  expect(echo.player.state?.token).toBe(second)
  await anna.post(`${path}/room/pause`)
  await echo.player.press('Pause')
  for (const button of ['Play', 'Next', 'Previous'] as const)
    expect(await echo.player.press(button), button).toEqual({})
})

test('a voice that Amazon refused to play, or whose file was lost, is still new', async () => {
  const { app, family, echo, send } = await givenListening({ hasPlayer: false })
  const older = await givenEcho(app, family, { hasScreen: false, declaresPlayer: false })
  await send('One')
  await expect(older.open()).rejects.toThrow('has not declared')
  expect(spoken(await older.open())).toContain('One. This Echo cannot play it.')
  await echo.open()

  const lost = await givenListening()
  await lost.send('Gone')
  const { object_id } = await lost.app.db.selectFrom('voices').select('object_id').executeTakeFirstOrThrow()
  const key = `voices/${object_id}/voice.mp3`
  const bytes = (await lost.app.storage.read(key)) ?? Buffer.alloc(0)
  await lost.app.storage.remove(key)
  expect(spoken(await lost.echo.open())).toContain('I cannot play it just now')
  await lost.app.storage.put(key, bytes)
  await lost.app.runDueAfter(minutes(10))
  expect(spoken(await lost.echo.open())).toContain('You have one voice recording')
  expect(lost.echo.player.state?.playerActivity).toBe('PLAYING')
})

test('that a skill has no player is remembered for a day, whatever Amazon refuses meanwhile', async () => {
  const { app, family, send } = await givenListening()
  const older = await givenEcho(app, family, { hasScreen: false, declaresPlayer: false })
  await send('One')
  await expect(older.open()).rejects.toThrow('has not declared')
  const error = { type: 'INVALID_RESPONSE', message: 'Something else' }
  await older.ask({ type: 'System.ExceptionEncountered', error, cause: { requestId: '1' } } as never)
  expect(spoken(await older.open())).toContain('It can be heard on a screen')
})

test('after a voice that was played, an answer belongs to what she has heard since', async () => {
  const { app, echo, anna, path, send } = await givenListening()
  await send('Monday')
  await echo.open()
  await echo.player.finish()
  app.clock.advance(minutes(5))
  const note = await givenNote(anna, path, { text: 'On Tuesday' })
  await anna.post(`${path}/notes/${note.id}/send`)
  expect(spoken(await echo.open())).toContain('On Tuesday')
  await echo.intend('AMAZON.StopIntent')
  expect(spoken(await echo.intend('AMAZON.RepeatIntent'))).toContain('On Tuesday')
  await echo.intend('AMAZON.StopIntent')
  await echo.intend('ListenIntent')
  await echo.player.finish()
  expect(spoken(await echo.intend('AMAZON.RepeatIntent'))).toBe('')
  expect(echo.player.state?.playerActivity).toBe('PLAYING')
})
