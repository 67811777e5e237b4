import type { Response } from 'ask-sdk-model'
import { expect, test } from 'vitest'
import { hours, minutes, seconds } from '../../platform/clock.ts'
import { cloudEnvironment, givenAlexaCloud } from '../../testing/alexa/cloud.ts'
import {
  givenEcho,
  givenEchoFamily,
  rendered,
  spoken,
  type TestEcho,
} from '../../testing/alexa/given-echo.ts'
import {
  givenContent,
  givenMember,
  givenPhoto,
  givenScreen,
  givenSentPhoto,
} from '../../testing/given/given.ts'
import { givenClip } from '../../testing/given/given-clip.ts'
import type { SlideshowData } from '../apl/slideshow.ts'

const nothingNew = /^Nothing new\. Here is what came last\./

test('two Echos and one without a screen do not say twice that the same pictures are new', async () => {
  const { app, kitchen, bedroom, voice, send } = await givenThreeEchos()
  for (const caption of ['One', 'Two', 'Three']) await send(caption)
  const opened = await kitchen.open()
  expect(spoken(opened)).toContain('You have three new pictures from Anna.')
  await untilHanded(app, 3)
  expect(spoken(await bedroom.open())).toMatch(nothingNew)
  expect(titlesOf(await bedroom.open())).toEqual(['Three', 'Two', 'One'])
  expect(spoken(await voice.open())).toMatch(nothingNew)
  // The kitchen's Echo was closed before it had shown the others: they are told once more.
  await show(kitchen, dataOf(opened), 0)
  app.clock.advance(minutes(11))
  expect(spoken(await bedroom.open())).toContain('You have two new pictures from Anna.')
})

test('what an Echo without a screen has read aloud is no news on the others, and the rest is', async () => {
  const { app, kitchen, voice, send } = await givenThreeEchos()
  for (const caption of ['One', 'Two']) await send(caption)
  expect(spoken(await voice.open())).toContain(
    'You have two new pictures from Anna. A picture from Anna: Two.',
  )
  await untilHanded(app, 1)
  expect(spoken(await kitchen.open())).toContain(
    'You have one new picture from Anna. A picture from Anna: One.',
  )
})

test('a tablet and two Echos have one inbox: what was seen or answered on one is so on all, and shown by device', async () => {
  const { app, family, kitchen, bedroom } = await givenThreeEchos()
  const { anna, path } = family
  const tablet = await givenScreen(app, family)
  const { id } = await givenSentPhoto(anna, path, 'At the lake')
  const heart = { kind: 'heart' }
  const onTablet = async () => (await tablet.get('/api/screen')).body.items[0]

  await tablet.post(`/api/screen/deliveries/${id}/shown`, {})
  app.clock.advance(minutes(2))
  const running = await kitchen.open()
  expect(spoken(running)).toMatch(nothingNew)
  expect(dataOf(running).slides[0]?.heart).toBe('♥ I love it')

  await tablet.post(`/api/screen/deliveries/${id}/answers`, heart)
  // The slides that run already learn of it with their next page, and keep it.
  const answer = await show(kitchen, dataOf(running), 0)
  expect(answer.directives).toMatchObject([
    {
      commands: [
        { componentId: `heart-${id}`, property: 'text', value: '♥ Sent' },
        { componentId: `thanks-${id}`, property: 'text', value: 'Thank you' },
        { componentId: 'slides', property: 'inbox', value: expect.stringMatching(`^${id}:h since=`) },
      ],
    },
  ])
  expect(await show(kitchen, { ...dataOf(running), inbox: `${id}:h` }, 0)).toEqual({})
  expect(dataOf(await bedroom.open()).slides).toMatchObject([{ heart: '♥ Sent', thanks: 'Thank you' }])

  await bedroom.touch('thanks', id)
  expect(await onTablet()).toMatchObject({ answers: [heart, { kind: 'thank_you' }] })
  const [{ delivery }] = (await anna.get(`${path}/photos`)).body
  const states = delivery.devices.map(({ state }: { state: string }) => state)
  expect(states.toSorted()).toEqual(['accepted', 'answered', 'answered', 'shown'])
})

test('a thing that was sent many times is there once, and pushes nothing out', async () => {
  const { app, family, kitchen, send } = await givenThreeEchos()
  const { anna, path } = family
  await send('The garden')
  const card = await givenContent(anna, path)
  for (let count = 0; count < 25; count++) {
    app.clock.advance(seconds(11))
    await anna.post(`${path}/content/${card.id}/send-to-alexa`)
  }
  expect(titlesOf(await kitchen.open())).toEqual(['Persuasion', 'The garden'])
  expect(spoken(await kitchen.intend('RecommendationsIntent'))).toContain('There is one recommendation.')
})

test('of many pictures that came meanwhile the Echo shows all, one after the other', async () => {
  const { app, kitchen, send } = await givenThreeEchos()
  for (let count = 1; count <= 22; count++) {
    await send(`Picture ${count}`)
    app.clock.advance(seconds(11))
  }
  let data = dataOf(await kitchen.open())
  expect(data.slides.length).toBeLessThan(22)
  const seen = new Set<string>()
  for (let turn = 0; turn < 60 && seen.size < 22; turn++) {
    const index = data.slides.findIndex(({ title }) => !seen.has(title))
    if (index === -1) break
    seen.add(data.slides[index]?.title ?? '')
    data = dataOf(await show(kitchen, data, index)) ?? data
  }
  expect(seen.size).toBe(22)
})

test('a picture that is sent again while it is on the screen can still be answered', async () => {
  const { app, family, kitchen } = await givenThreeEchos()
  const { anna, path } = family
  const ben = await givenMember(app, family, 'Ben', 'caretaker')
  const photo = await givenPhoto(anna, path, 'At the lake')
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  await kitchen.open()
  await ben.post(`${path}/photos/${photo.id}/send-to-alexa`)
  expect(spoken(await kitchen.intend('LoveIntent'))).toBe('I have passed on to Anna that you love it.')
  expect(spoken(await kitchen.open())).toContain('You have one new picture from Ben.')
})

test('what she has seen on the tablet in the evening is not chimed in the morning', async () => {
  const cloud = await givenAlexaCloud()
  const { app, family, echo, anna, path } = await givenEchoFamily({
    ...cloudEnvironment(cloud),
    ALEXA_QUIET_HOURS: '11:00-15:00',
  })
  cloud.subscribed.add(echo.userId)
  await echo.ask({
    type: 'AlexaSkillEvent.ProactiveSubscriptionChanged',
    body: { subscriptions: [{ eventName: 'AMAZON.MessageAlert.Activated' }] },
  } as never)
  const tablet = await givenScreen(app, family)
  const seen = await givenSentPhoto(anna, path, 'Seen')
  await tablet.post(`/api/screen/deliveries/${seen.id}/shown`, {})
  await app.runDueAfter(minutes(30))
  await givenSentPhoto(anna, path, 'Not seen')
  await app.runDueAfter(hours(5))
  expect(cloud.events).toHaveLength(1)
  expect(cloud.events[0]).toMatchObject({ event: { payload: { messageGroup: { count: 1 } } } })
})

/** Two Echos with a screen, and one without. */
test('a clip is its poster, with who has sent it and how long it is, and shown once that was loaded', async () => {
  const { kitchen, voice, family } = await givenThreeEchos()
  const { anna, path } = family
  const clip = await givenClip(anna, path, { words: 'First steps', isSent: true })
  expect(spoken(await voice.open())).toContain(
    'A video from Anna, one second: First steps. The video itself can be seen on a screen with Sunporch.',
  )
  const opened = dataOf(await kitchen.open())
  expect(opened.slides[0]).toMatchObject({
    id: clip.delivery?.id,
    kind: 'photo',
    title: 'First steps',
    from: 'A video from Anna, one second',
  })
  const stateOf = async () => (await anna.get(`${path}/clips`)).body[0].delivery.state
  await kitchen.touch('page', opened.slides[0]?.id ?? '', '', opened.inbox)
  expect(await stateOf()).toBe('accepted')
  await show(kitchen, opened, 0)
  expect(await stateOf()).toBe('shown')
})

async function givenThreeEchos() {
  const { app, family, echo: kitchen, anna, path } = await givenEchoFamily()
  const bedroom = await givenEcho(app, family)
  const voice = await givenEcho(app, family, { hasScreen: false })
  /** Each by itself: no series. */
  const send = (caption: string) => {
    app.clock.advance(minutes(4))
    return givenSentPhoto(anna, path, caption)
  }
  return { app, family, kitchen, bedroom, voice, send }
}

/** It is noted in the background that an answer has handed deliveries to an Echo. */
async function untilHanded(
  { db }: { db: Awaited<ReturnType<typeof givenEchoFamily>>['app']['db'] },
  count: number,
) {
  const handed = () =>
    db.selectFrom('delivery_targets').where('handed_at', 'is not', null).selectAll().execute()
  await expect.poll(async () => (await handed()).length).toBeGreaterThanOrEqual(count)
}

/** Sends what the document sends when it has turned to the slide, and every picture was loaded. */
function show(echo: TestEcho, { slides, inbox }: SlideshowData, index: number): Promise<Response> {
  const loaded = slides.map(({ id }) => ` ${id}`).join('')
  return echo.touch('page', slides[index]?.id ?? '', loaded, inbox)
}

function dataOf(response: Response): SlideshowData {
  return rendered(response)
}

function titlesOf(response: Response): string[] {
  return dataOf(response).slides.map(({ title }) => title)
}
