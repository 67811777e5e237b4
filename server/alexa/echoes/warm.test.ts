import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { cloudEnvironment, givenAlexaCloud } from '../../testing/alexa/cloud.ts'
import {
  createAlexaApp,
  givenEchoFamily,
  rendered,
  shownCode,
  spoken,
  type TestEcho,
  testEcho,
} from '../../testing/alexa/given-echo.ts'
import {
  givenContent,
  givenFamily,
  givenPhoto,
  givenScreen,
  givenSentPhoto,
} from '../../testing/given/given.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** A family that has sent pictures with these captions, oldest first, and whose screen has shown the first. */
async function givenPictures(app: TestApp, captions: string[]) {
  const { family, anna, path } = await givenFamily(app)
  const screen = await givenScreen(app, family)
  const deliveries: { id: string }[] = []
  for (const caption of captions) {
    const photo = await givenPhoto(anna, path, caption)
    deliveries.push((await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body.delivery)
    app.clock.advance(minutes(2))
  }
  await screen.post(`/api/screen/deliveries/${deliveries[0]?.id}/shown`, {})
  const progress = async () =>
    (await anna.get(`${path}/photos`)).body.map(
      ({ caption, delivery }: { caption: string; delivery: { devices: object[]; state: string } }) => ({
        caption,
        state: delivery.state,
        devices: delivery.devices.length,
      }),
    )
  return { ...family, deliveries, progress }
}

const titles = (answer: Parameters<typeof rendered>[0]) =>
  rendered(answer).slides.map(({ title }: { title: string }) => title)

test('an Echo whose code was typed shows the family’s last pictures at once, which are no news', async () => {
  const app = await createAlexaApp()
  const { anna, path, progress } = await givenPictures(app, ['One', 'Two', 'Three'])
  const before = await progress()
  const echo = testEcho(app)
  const code = await shownCode(echo)
  await anna.post(`${path}/alexa/pair`, { code })
  const first = await echo.touch('waiting')
  expect(spoken(first)).toBe(
    'Here are the last three pictures that your family has sent. A picture from Anna: One.',
  )
  // They were sent together.
  expect(titles(first)).toEqual(['One', 'Two', 'Three'])
  expect(await progress()).toEqual(before)
})

test('an Echo that heard a code says whose it is and shows the last pictures', async () => {
  const app = await createAlexaApp()
  const { anna, path } = await givenPictures(app, ['One', 'Two'])
  const echo = testEcho(app)
  const { code } = (await anna.post(`${path}/alexa/codes`)).body
  const linked = await echo.intend('LinkIntent', { code })
  expect(spoken(linked)).toBe(
    'This Echo is connected with The Hartleys. Here are the last two pictures that your family has sent. ' +
      'A picture from Anna: One.',
  )
  expect(titles(linked)).toEqual(['One', 'Two'])
  const { steps } = (await anna.get(`${path}/alexa`)).body
  expect(steps.find(({ name }: { name: string }) => name === 'linked').seenAt).not.toBeNull()
})

test('an Echo without a screen tells of them, one after the other', async () => {
  const app = await createAlexaApp()
  const { anna, path } = await givenPictures(app, ['One', 'Two'])
  const echo = testEcho(app, { hasScreen: false })
  const { code } = (await anna.post(`${path}/alexa/codes`)).body
  const linked = await echo.intend('LinkIntent', { code })
  expect(spoken(linked)).toContain(
    'the last two pictures that your family has sent. A picture from Anna: One.',
  )
  expect(linked).toMatchObject({ shouldEndSession: false })
  expect(spoken(await echo.intend('AMAZON.NextIntent'))).toContain('Two.')
  expect(spoken(await echo.open())).toContain('Nothing new. Here is what came last.')
})

test('an older picture counts for the Echo once it has shown it, or somebody loved it there', async () => {
  const app = await createAlexaApp()
  const { anna, path, deliveries, progress } = await givenPictures(app, ['One', 'Two', 'Three'])
  const echo = await linked(app, { anna, path })
  const [three, two] = deliveries.toReversed()
  await echo.touch('page', three?.id ?? '', 'photo')
  await echo.touch('loaded', three?.id ?? '', three?.id ?? '')
  await echo.touch('heart', two?.id ?? '')
  expect(await progress()).toEqual([
    { caption: 'Three', state: 'shown', devices: 2 },
    { caption: 'Two', state: 'answered', devices: 2 },
    { caption: 'One', state: 'shown', devices: 1 },
  ])
})

test('ten pictures at most, each once, without what was taken back or deleted, and no recommendations', async () => {
  const app = await createAlexaApp()
  const captions = Array.from({ length: 12 }, (_, index) => `P${index}`)
  const { anna, path, deliveries } = await givenPictures(app, captions)
  const photos = (await anna.get(`${path}/photos`)).body
  const photo = (caption: string) => photos.find((photo: { caption: string }) => photo.caption === caption)
  await anna.post(`${path}/deliveries/${deliveries[11]?.id}/take-back`)
  await anna.delete(`${path}/photos/${photo('P10').id}`)
  await anna.post(`${path}/photos/${photo('P3').id}/send-to-alexa`)
  const item = await givenContent(anna, path)
  await anna.post(`${path}/content/${item.id}/send-to-alexa`)
  const echo = await linked(app, { anna, path })
  const opened = await echo.open()
  // In series of six at most, of which the newest comes first.
  expect(titles(opened)).toEqual(['P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P0', 'P1', 'P2'])
  expect(spoken(await echo.intend('RecommendationsIntent'))).toContain('Nobody has recommended')
})

test('what is sent afterwards is news, before the older ones', async () => {
  const cloud = await givenAlexaCloud()
  const app = await createAlexaApp(cloudEnvironment(cloud))
  const { anna, path } = await givenPictures(app, ['One'])
  const echo = await linked(app, { anna, path })
  cloud.subscribed.add(echo.userId)
  await echo.ask({
    type: 'AlexaSkillEvent.ProactiveSubscriptionChanged',
    body: { subscriptions: [{ eventName: 'AMAZON.MessageAlert.Activated' }] },
  } as never)
  await app.runDue()
  expect(cloud.events).toEqual([])
  await givenSentPhoto(anna, path, 'Two')
  await app.runDue()
  expect(cloud.events).toHaveLength(1)
  const opened = await echo.open()
  expect(spoken(opened)).toContain('You have one new picture from Anna. A picture from Anna: Two.')
  expect(titles(opened)).toEqual(['Two', 'One'])
})

test('an Echo that is linked anew has them again, and another family’s never', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  await givenSentPhoto(anna, path, 'Ours')
  await anna.delete(`${path}/devices/${(await anna.get(`${path}/devices`)).body[1].id}`)
  const { code } = (await anna.post(`${path}/alexa/codes`)).body
  expect(spoken(await echo.intend('LinkIntent', { code }))).toContain('Ours')
  expect(spoken(await echo.intend('LinkIntent', { code }))).toContain('already')
})

async function linked(
  app: TestApp,
  { anna, path }: Pick<Awaited<ReturnType<typeof givenPictures>>, 'anna' | 'path'>,
): Promise<TestEcho> {
  const echo = testEcho(app)
  const { code } = (await anna.post(`${path}/alexa/codes`)).body
  await echo.intend('LinkIntent', { code })
  return echo
}
