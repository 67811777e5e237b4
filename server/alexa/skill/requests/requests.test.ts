import { expect, test } from 'vitest'
import { seconds } from '../../../platform/clock.ts'
import {
  createAlexaApp,
  givenEcho,
  givenEchoFamily,
  rendered,
  shownCode,
  testEcho,
} from '../../../testing/alexa/given-echo.ts'
import { refusalNotice } from '../../../testing/alexa/refusal.ts'
import { givenFamily, givenOthers } from '../../../testing/given/given.ts'

const types = [
  'System.ExceptionEncountered',
  'Alexa.Presentation.APL.RuntimeError',
  'Alexa.Presentation.APL.LoadIndexListData',
  'Alexa.Presentation.APL.LoadTokenListData',
  'SessionResumedRequest',
  'Messaging.MessageReceived',
  'PlaybackController.NextCommandIssued',
  'PlaybackController.PlayCommandIssued',
  'AudioPlayer.PlaybackFinished',
  'AudioPlayer.PlaybackFailed',
  'Connections.Response',
  'Display.ElementSelected',
  'GameEngine.InputHandlerEvent',
  'Something.OfTomorrow',
]

test.each(types)('%s is answered with nothing, linked or not', async (type) => {
  const { app, echo } = await givenEchoFamily()
  expect(await echo.ask({ type } as never)).toEqual({})
  const unlinked = testEcho(app)
  const code = await shownCode(unlinked)
  expect(await unlinked.ask({ type } as never)).toEqual({})
  expect(await shownCode(unlinked)).toBe(code)
})

test('a query whether we could answer a sentence gets a no, and changes nothing', async () => {
  const { family, echo } = await givenEchoFamily()
  const answer = await echo.ask({
    type: 'CanFulfillIntentRequest',
    intent: { name: 'AddItemIntent', slots: { item: { name: 'item', value: 'milk' } } },
  } as never)
  expect(answer).toEqual({ canFulfillIntent: { canFulfill: 'NO' } })
  expect((await family.anna.get(`${family.path}/shopping`)).body.items).toEqual([])
})

test('a request of the device alone is no activity of the loved one', async () => {
  const { app, family, echo } = await givenEchoFamily()
  const activity = async () => (await family.anna.get(`${family.path}/devices`)).body[1].lastActivityAt
  const before = await activity()
  app.clock.advance(seconds(90))
  for (const type of types) await echo.ask({ type } as never)
  expect(await activity()).toBe(before)
})

test.each([
  ['a session that Amazon ended', refusalNotice('Invalid SSML'), 'INVALID_RESPONSE', 'spoken were not valid'],
  [
    'an answer that came too late',
    { type: 'SessionEndedRequest', reason: 'ERROR', error: { type: 'ENDPOINT_TIMEOUT', message: 'late' } },
    'ENDPOINT_TIMEOUT',
    '8 seconds',
  ],
  [
    'a directive that failed',
    {
      type: 'System.ExceptionEncountered',
      error: { type: 'INVALID_RESPONSE', message: 'The directive is too large' },
      cause: { requestId: 'r' },
    },
    'INVALID_RESPONSE',
    'too long',
  ],
  [
    'a page that could not be drawn',
    {
      type: 'Alexa.Presentation.APL.RuntimeError',
      token: 'sunporch',
      errors: [{ type: 'LIST_ERROR', reason: 'INTERNAL_ERROR', message: 'no \u0000 list' }],
    },
    'APL INTERNAL_ERROR',
    'could not draw',
  ],
])('%s is on the set-up page, with what it means', async (_what, request, code, meaning) => {
  const { app, echo, anna, path } = await givenEchoFamily()
  const refused = async () => (await anna.get(`${path}/alexa`)).body.amazonRefused
  expect(await refused()).toBeNull()
  expect(await echo.ask(request as never)).toEqual({})
  expect(await refused()).toMatchObject({
    at: new Date(app.clock.now()).toISOString(),
    device: 'Echo Show',
    code,
    meaning: expect.stringContaining(meaning),
  })
})

test('a session that ended as usual is no refusal', async () => {
  const { family, echo } = await givenEchoFamily()
  for (const reason of ['USER_INITIATED', 'EXCEEDED_MAX_REPROMPTS'])
    await echo.ask({ type: 'SessionEndedRequest', reason } as never)
  expect((await family.anna.get(`${family.path}/alexa`)).body.amazonRefused).toBeNull()
})

test('Amazon’s words are shown to the Echo’s family alone and never logged', async () => {
  const { app, family, echo } = await givenEchoFamily()
  const logged: unknown[] = []
  app.log.warn = ((...args: unknown[]) => logged.push(args)) as typeof app.log.warn
  await echo.ask(refusalNotice('Invalid SSML: <speak>At the lake</speak>') as never)
  expect((await family.anna.get(`${family.path}/alexa`)).body.amazonRefused.message).toContain('At the lake')
  const others = await givenOthers(app)
  expect((await others.person.get(`${others.path}/alexa`)).body.amazonRefused).toBeNull()
  await echo.ask({
    type: 'System.ExceptionEncountered',
    error: { type: 'At the lake', message: 'At the lake' },
  } as never)
  expect(logged).toHaveLength(2)
  expect(JSON.stringify(logged)).toContain('INVALID_RESPONSE')
  expect(JSON.stringify(logged)).not.toContain('lake')
})

test('a refusal of an Echo that nobody has connected yet is shown too, without Amazon’s words', async () => {
  const app = await createAlexaApp()
  const family = await givenFamily(app)
  const unlinked = testEcho(app)
  await unlinked.open()
  await unlinked.ask(refusalNotice('Invalid SSML') as never)
  const refused = async () => (await family.anna.get(`${family.path}/alexa`)).body.amazonRefused
  expect(await refused()).toMatchObject({ device: null, code: 'INVALID_RESPONSE', message: '' })
  app.clock.advance(seconds(61))
  const echo = await givenEcho(app, family)
  await echo.ask(refusalNotice('Invalid directive') as never)
  expect(await refused()).toMatchObject({ device: 'Echo Show', message: 'Invalid directive' })
})

test('the slideshow stays on the screen when the device complains of it', async () => {
  const { echo } = await givenEchoFamily()
  const answer = await echo.ask({
    type: 'Alexa.Presentation.APL.RuntimeError',
    token: 'sunporch',
    errors: [],
  } as never)
  expect(rendered(answer)).toBeUndefined()
  expect(answer).not.toHaveProperty('shouldEndSession')
})
