import { expect, test } from 'vitest'
import { givenEchoFamily, rendered, spoken } from '../../testing/alexa/given-echo.ts'
import { givenScreen, givenSentPhoto } from '../../testing/given/given.ts'

async function givenPause() {
  const { app, family, echo, anna, path } = await givenEchoFamily()
  // Only a screen can be paused; the Echo rests with it.
  await givenScreen(app, family)
  for (const title of ['The garden', 'The lake']) await givenSentPhoto(anna, path, title)
  await echo.open()
  expect((await anna.post(`${path}/room/pause`)).status).toBe(200)
  return { anna, path, echo }
}

const resting = /^Your pictures are resting. They come back tomorrow at 8:00 AM\.$/

test.each([
  'NewsIntent',
  'AMAZON.NextIntent',
  'AMAZON.PreviousIntent',
  'AMAZON.RepeatIntent',
  'RecommendationsIntent',
  'WhoSentIntent',
])('in a pause %s lights up no picture', async (intent) => {
  const { echo } = await givenPause()
  const answer = await echo.intend(intent)
  expect(spoken(answer)).toMatch(resting)
  expect(rendered(answer)?.slides).toBeUndefined()
})

test('in a pause whoever opens the skill is told when it ends, and it shows nothing', async () => {
  const { echo } = await givenPause()
  const answer = await echo.open()
  expect(spoken(answer)).toMatch(resting)
  expect(rendered(answer)?.slides).toBeUndefined()
})

test('in a pause her own words are answered as ever', async () => {
  const { anna, path, echo } = await givenPause()
  expect(spoken(await echo.intend('CallMeIntent'))).not.toMatch(resting)
  expect((await anna.get(`${path}/answers`)).body.calls).toHaveLength(1)
  await anna.post(`${path}/room/resume`)
  expect(rendered(await echo.open())?.slides).toMatchObject([{}, {}, { kind: 'call' }])
})
