import type { Response } from 'ask-sdk-model'
import { expect, test } from 'vitest'
import { instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import { hours, minutes, seconds } from '../../platform/clock.ts'
import { cloudEnvironment, givenAlexaCloud } from '../../testing/alexa/cloud.ts'
import { givenEcho, givenEchoFamily, rendered, type TestEcho } from '../../testing/alexa/given-echo.ts'
import { givenScreen, givenSentPhoto } from '../../testing/given/given.ts'
import type { SlideshowData } from '../apl/slideshow.ts'

const zone = 'Europe/Berlin'
const byRoutine = { referrer: 'amzn1.alexa-speechlet-client.SequencedSimpleIntentHandler' }
const openedByRoutine = { type: 'LaunchRequest', metadata: byRoutine } as never

test('through a night the Echo at the bed is dark, wakes for whoever touches it, and shows in the morning what came', async () => {
  const { app, cloud, echo, anna, path, goTo } = await givenNight()
  await givenSentPhoto(anna, path, 'In the evening')
  await goTo('21:50')
  const evening = dataOf(await echo.open())
  expect(titlesOf(evening)).toEqual(['In the evening'])
  expect(await turn(echo, evening)).toEqual({})
  const chimes = cloud.events.length

  await goTo('22:01')
  const dark = await turn(echo, evening)
  expect(rendered(dark)).toEqual({ text: '', asks: 'resting' })
  expect(dark.outputSpeech).toBeUndefined()
  await givenSentPhoto(anna, path, 'In the night')
  for (const time of ['23:00', '00:30', '02:59']) {
    await goTo(time)
    expect(await echo.touch('resting'), time).toEqual({})
  }

  // She cannot sleep.
  await goTo('03:00')
  const awake = await echo.touch('open')
  expect(titlesOf(dataOf(awake))).toEqual(['In the night', 'In the evening'])
  app.clock.advance(minutes(1))
  expect(await turn(echo, dataOf(awake))).toEqual({})
  app.clock.advance(minutes(2))
  expect(rendered(await turn(echo, dataOf(awake)))).toEqual({ text: '', asks: 'resting' })

  // A routine is nobody: it wakes no one.
  await goTo('06:00')
  const routine = await echo.ask(openedByRoutine)
  expect(routine.outputSpeech).toBeUndefined()
  expect(rendered(routine)).toEqual({ text: '', asks: 'resting' })
  expect(cloud.events).toHaveLength(chimes)

  await goTo('07:01')
  const morning = await echo.touch('resting')
  expect(morning.outputSpeech).toBeUndefined()
  expect(titlesOf(dataOf(morning))).toEqual(['In the night', 'In the evening'])
})

test('an Echo keeps quiet hours of its own, also when it is the only device', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  await givenSentPhoto(anna, path, 'At the lake')
  const devices: { id: string; kind: string }[] = (await anna.get(`${path}/devices`)).body
  const device = devices.find(({ kind }) => kind === 'echo')
  await anna.patch(`${path}/devices/${device?.id}`, { quietHours: { from: '11:00', until: '15:00' } })
  const opened = dataOf(await echo.open())
  expect(await turn(echo, opened)).toEqual({})
  app.clock.advance(minutes(3))
  expect(rendered(await turn(echo, opened))).toEqual({ text: '', asks: 'resting' })
})

test('the list, the day and help give way to the pictures after a minute, and to the dark in quiet hours', async () => {
  const { echo, anna, path, goTo } = await givenNight()
  await givenSentPhoto(anna, path, 'One')
  await givenSentPhoto(anna, path, 'Two')
  const opened = dataOf(await echo.open())
  await turn(echo, opened, 1)
  for (const intent of ['ReadListIntent', 'TodayIntent', 'AMAZON.HelpIntent']) {
    expect(rendered(await echo.intend(intent))).toMatchObject({ lines: expect.anything() })
    const back = await echo.touch('back')
    expect(back.outputSpeech).toBeUndefined()
    // Where it was.
    expect(dataOf(back)).toMatchObject({ at: 1, slides: [{ title: 'One' }, { title: 'Two' }] })
  }
  await goTo('22:30')
  await echo.intend('ReadListIntent')
  await goTo('22:40')
  expect(rendered(await echo.touch('back'))).toEqual({ text: '', asks: 'resting' })
})

test('without a picture the list gives way to the page that says so', async () => {
  const { echo } = await givenEchoFamily()
  await echo.intend('ReadListIntent')
  expect(rendered(await echo.touch('back'))).toMatchObject({ title: 'Nothing yet', isEmpty: true })
})

test('the slides end twelve hours after they were opened, however often they are made anew', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  await givenSentPhoto(anna, path, 'One')
  const opened = dataOf(await echo.open())
  expect(opened.minutes).toBe(720)
  app.clock.advance(hours(5))
  await givenSentPhoto(anna, path, 'Two')
  const five = dataOf(await turn(echo, opened))
  expect(five.minutes).toBe(420)
  app.clock.advance(hours(5))
  await givenSentPhoto(anna, path, 'Three')
  expect(dataOf(await turn(echo, five)).minutes).toBe(120)
  expect(dataOf(await echo.open()).minutes).toBe(720)
})

test('in a pause a routine makes an Echo without a screen say and show nothing', async () => {
  const { app, family, anna, path } = await givenEchoFamily()
  await givenScreen(app, family)
  const voice = await givenEcho(app, family, { hasScreen: false })
  await anna.post(`${path}/room/pause`)
  expect(await voice.ask(openedByRoutine)).toEqual({ shouldEndSession: true })
})

/** A room that is quiet from ten in the evening until seven, with notifications allowed. */
async function givenNight() {
  const cloud = await givenAlexaCloud()
  const { app, family, echo, anna, path } = await givenEchoFamily(cloudEnvironment(cloud))
  cloud.subscribed.add(echo.userId)
  await echo.ask({
    type: 'AlexaSkillEvent.ProactiveSubscriptionChanged',
    body: { subscriptions: [{ eventName: 'AMAZON.MessageAlert.Activated' }] },
  } as never)
  await givenScreen(app, family)
  const devices: { id: string; kind: string }[] = (await anna.get(`${path}/devices`)).body
  const screen = devices.find(({ kind }) => kind === 'screen')
  await anna.patch(`${path}/devices/${screen?.id}`, { quietHours: { from: '22:00', until: '07:00' } })

  /** The next time that her clock shows this. What is due meanwhile is done. */
  async function goTo(time: string) {
    const now = app.clock.now()
    const today = instantOf(`${wallClock(now, zone).date}T${time}`, zone)
    const next = today > now ? today : instantOf(`${wallClock(now + hours(24), zone).date}T${time}`, zone)
    await app.runDueAfter(next - now)
    app.clock.advance(seconds(1))
  }
  return { app, cloud, echo, anna, path, goTo }
}

/** Sends what the document sends when it has turned to the slide, and every picture was loaded. */
function turn(echo: TestEcho, { slides, inbox }: SlideshowData, index = 0): Promise<Response> {
  const loaded = slides.map(({ id }) => ` ${id}`).join('')
  return echo.touch('page', slides[index]?.id ?? '', loaded, inbox)
}

function dataOf(response: Response): SlideshowData {
  return rendered(response)
}

function titlesOf({ slides }: SlideshowData): string[] {
  return slides.map(({ title }) => title)
}
