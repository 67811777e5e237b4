import { expect, test } from 'vitest'
import type { RoomAnswer } from '#contract/delivery/answers.ts'
import type { Activity } from '#contract/family/activity.ts'
import { minutes, seconds, toIso } from '../../platform/clock.ts'
import { createAlexaApp, givenEcho, rendered, spoken } from '../../testing/alexa/given-echo.ts'
import type { Browser } from '../../testing/browser.ts'
import { givenFamily, givenMember, givenScreen, givenSentPhoto } from '../../testing/given/given.ts'
import { sentencesOf } from '../../testing/given/given-notices.ts'
import { givenWebhook } from '../../testing/given/given-webhook.ts'
import { startWebhookReceiver } from '../../testing/others/webhook-receiver.ts'

async function givenRoom(environment: Record<string, string> = {}) {
  const app = await createAlexaApp(environment)
  const { family, anna, path } = await givenFamily(app)
  await anna.patch(path, { lovedOneName: 'Rose' })
  const ben = await givenMember(app, family, 'Ben', 'member')
  const kitchen = await givenScreen(app, family)
  const bedroom = await givenScreen(app, family)
  const photo = await givenSentPhoto(ben, path, 'The garden')
  app.clock.advance(minutes(1))
  const press = (screen: Browser, body: object, id = photo.id) =>
    screen.post(`/api/screen/deliveries/${id}/answers`, { kind: 'heart', ...body })
  const answers = async (): Promise<string[]> => {
    const { answers } = (await anna.get(`${path}/answers`)).body
    return answers.map(({ kind }: RoomAnswer) => kind)
  }
  const onScreens = () =>
    Promise.all(
      [kitchen, bedroom].map(
        async (screen) => (await screen.get('/api/screen')).body.items[0].answers.length,
      ),
    )
  const actions = async (): Promise<string[]> =>
    (await anna.get(`${path}/activity`)).body.map(({ action }: Activity) => action)
  return { app, family, anna, ben, path, photo, kitchen, bedroom, press, answers, onScreens, actions }
}

test('what she takes back stands nowhere: not on her devices, not in the family, not in the bell', async () => {
  const { app, anna, ben, path, kitchen, bedroom, press, answers, onScreens, actions } = await givenRoom()
  const before = await actions()
  await press(kitchen, { press: '1:1' })
  await app.runDueAfter(seconds(30))
  expect(await sentencesOf(ben)).toEqual(['Rose sent a heart for “The garden”'])
  expect(await onScreens()).toEqual([1, 1])

  const taken = await press(bedroom, { press: '2:9', isTakenBack: true })
  expect(taken.body).toMatchObject({ press: '2:9', answers: [] })
  await app.runDueAfter(seconds(30))
  expect([await answers(), await onScreens()]).toEqual([[], [0, 0]])
  expect(await sentencesOf(ben)).toEqual([])
  expect((await ben.get('/api/notices/summary')).body.unread).toBe(0)
  expect(await actions()).toEqual(before)
  const [photo] = (await anna.get(`${path}/photos`)).body
  expect(photo.delivery.state).not.toBe('answered')
})

test('presses that arrive late or twice do not turn it round', async () => {
  const { app, kitchen, press, answers } = await givenRoom()
  const at = (ago: number) => toIso(app.clock.now() - seconds(ago))
  const [given, taken, again] = [
    { press: '1:1', answeredAt: at(30) },
    { press: '1:2', answeredAt: at(20), isTakenBack: true },
    { press: '1:3', answeredAt: at(10) },
  ]
  await press(kitchen, given)
  await press(kitchen, taken)
  await press(kitchen, given)
  expect(await answers()).toEqual([])
  // The clock of the page was set meanwhile.
  await press(kitchen, { ...given, answeredAt: at(0) })
  expect(await answers()).toEqual([])
  await press(kitchen, again)
  for (const late of [taken, given, { ...taken, answeredAt: at(0) }, again]) await press(kitchen, late)
  expect(await answers()).toEqual(['heart'])
})

test('the newest press decides, whichever screen it was on and whenever it is reported', async () => {
  const { app, kitchen, bedroom, press, answers, onScreens } = await givenRoom()
  const at = (ago: number) => toIso(app.clock.now() - seconds(ago))
  await press(bedroom, { press: '2:1', answeredAt: at(20) })
  await press(bedroom, { press: '2:2', answeredAt: at(10), isTakenBack: true })
  await press(kitchen, { press: '1:1', answeredAt: at(15) })
  expect([await answers(), await onScreens()]).toEqual([[], [0, 0]])
  await press(kitchen, { press: '1:2', answeredAt: at(5) })
  await press(bedroom, { press: '2:3', answeredAt: at(8), isTakenBack: true })
  expect([await answers(), await onScreens()]).toEqual([['heart'], [1, 1]])
})

test('after ten minutes it stands, and a call or another answer is not taken back with it', async () => {
  const { app, kitchen, press, answers } = await givenRoom()
  await press(kitchen, { press: '1:1' })
  await press(kitchen, { kind: 'thank_you', press: '1:2' })
  app.clock.advance(minutes(9))
  await press(kitchen, { kind: 'thank_you', press: '1:3', isTakenBack: true })
  expect(await answers()).toEqual(['heart'])
  app.clock.advance(minutes(1))
  expect((await press(kitchen, { press: '1:4', isTakenBack: true })).status).toBe(200)
  expect(await answers()).toEqual(['heart'])
  expect((await press(kitchen, { kind: 'call_me', isTakenBack: true })).status).toBe(422)
})

test('the line of the bell counts what stands', async () => {
  const { app, ben, path, kitchen, photo, press } = await givenRoom()
  const sea = await givenSentPhoto(ben, path, 'The sea')
  await press(kitchen, { press: '1:1' })
  await app.runDueAfter(seconds(10))
  await press(kitchen, { press: '1:2' }, sea.id)
  await app.runDueAfter(seconds(10))
  expect(await sentencesOf(ben)).toEqual(['Rose sent 2 hearts'])
  await press(kitchen, { press: '1:3', isTakenBack: true }, sea.id)
  expect(await sentencesOf(ben)).toEqual(['Rose sent a heart for “The garden”'])
  await press(kitchen, { press: '1:4' }, sea.id)
  await app.runDueAfter(seconds(10))
  expect(await sentencesOf(ben)).toEqual(['Rose sent 2 hearts'])
  await press(kitchen, { press: '1:5', isTakenBack: true }, photo.id)
  expect(await sentencesOf(ben)).toEqual(['Rose sent a heart for “The sea”'])
})

test('a program that was told of the heart is told that it was taken back', async () => {
  const receiver = await startWebhookReceiver()
  const { app, anna, path, kitchen, press } = await givenRoom({ WEBHOOK_SERVERS: receiver.origin })
  await givenWebhook(anna, path, receiver.origin, ['answers'])
  const kinds = () => receiver.arrivals.map(({ body }) => JSON.parse(body).kind)
  await press(kitchen, { press: '1:1' })
  await app.runDue()
  await press(kitchen, { press: '1:2', isTakenBack: true })
  await app.runDue()
  expect(kinds()).toEqual(['delivery_answered', 'answer_taken_back'])
  const last = JSON.parse(receiver.arrivals[1]?.body ?? '')
  expect(last).toMatchObject({ who: expect.any(String), subject: { kind: 'heart' } })
})

test('on an Echo a second touch takes it back, and so do her words', async () => {
  const { app, family, answers, onScreens } = await givenRoom()
  const echo = await givenEcho(app, family)
  const slide = () => rendered(echoOpened).slides[0]
  let echoOpened = await echo.open()
  const { id } = slide()
  await echo.touch('heart', id)
  await echo.touch('heart', id)
  expect(await answers(), 'a hand that shakes').toEqual(['heart'])
  app.clock.advance(seconds(3))
  expect((await echo.touch('heart', id)).directives).toMatchObject([
    { commands: [{ componentId: `heart-${id}`, value: '♥ I love it' }] },
  ])
  expect([await answers(), await onScreens()]).toEqual([[], [0, 0]])

  await echo.touch('heart', id)
  app.clock.advance(seconds(3))
  expect(spoken(await echo.intend('TakeBackIntent'))).toContain('I have taken your heart for Ben back.')
  expect(spoken(await echo.intend('TakeBackIntent'))).toContain('There is nothing to take back here.')
  expect(await answers()).toEqual([])
  echoOpened = await echo.open()
  expect(slide()).toMatchObject({ heart: '♥ I love it' })
})
