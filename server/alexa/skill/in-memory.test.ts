import type { Response } from 'ask-sdk-model'
import { expect, test } from 'vitest'
import { wallClock } from '#contract/platform/wall-clock.ts'
import { minutes, seconds, toIso } from '../../platform/clock.ts'
import { givenEchoFamily, rendered, spoken, type TestEcho } from '../../testing/alexa/given-echo.ts'
import {
  type Family,
  givenContent,
  givenItem,
  givenNote,
  givenSentPhoto,
  keepInMemory,
} from '../../testing/given/given.ts'
import { givenVisit } from '../../testing/given/given-visit.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { SlideshowData } from '../apl/slideshow.ts'

const kept = 'Your family keeps these pictures in memory.'
const refusal = `${kept} They stay here, and nothing is passed on any more.`

test('an Echo shows the photos without a question, and does not speak of calls, visits or what is new', async () => {
  const { app, family, echo, anna, path } = await givenEchoFamily()
  await givenEverything(app, family)
  await echo.intend('CallMeIntent')
  const [call] = (await anna.get(`${path}/answers`)).body.calls
  await anna.post(`${path}/calls/${call.id}/take`)
  const before = await echo.open()
  expect(spoken(before)).toContain('Anna is going to call you. ')
  expect(spoken(before)).toContain('A visit from Ben ')
  expect(dataOf(before).slides.map(({ title }) => title)).toHaveLength(5)
  await keepInMemory(anna, path)

  const opened = await echo.open()
  expect(spoken(opened)).toBe(`${kept} A picture from Anna: The sea.`)
  expect(opened).not.toHaveProperty('reprompt')
  expect(dataOf(opened).slides).toMatchObject([
    { title: 'The sea', heart: '', thanks: '' },
    { title: 'The garden', heart: '', thanks: '' },
  ])
  expect(spoken(await echo.intend('NewsIntent'))).toBe(`${kept} A picture from Anna: The sea.`)
  expect(spoken(await echo.intend('AMAZON.NextIntent'))).toBe('A picture from Anna: The garden.')
  expect(spoken(await echo.intend('WhoSentIntent'))).toBe('This is from Anna. You can say: next, or stop.')

  await keepInMemory(anna, path, false)
  expect(spoken(await echo.open())).toContain('Anna is going to call you. ')
  app.clock.advance(minutes(1))
  expect(dataOf(await echo.open()).slides[0]).toMatchObject({ heart: '♥ I love it', thanks: 'Thank you' })
})

test.each([
  ['LoveIntent', {}],
  ['ThankYouIntent', {}],
  ['TakeBackIntent', {}],
  ['CallMeIntent', {}],
  ['NoteIntent', { message: 'anna good night' }],
  ['TodayIntent', {}],
  ['RecommendationsIntent', {}],
  ['AddItemIntent', { item: 'milk' }],
  ['ReadListIntent', {}],
  ['CartIntent', {}],
])('%s gets a kind sentence in place of an answer, and nothing is recorded', async (intent, slots) => {
  const { app, family, echo, anna, path } = await givenEchoFamily()
  await givenEverything(app, family)
  await echo.open()
  await keepInMemory(anna, path)
  const recorded = () => Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute()))
  const tables = ['delivery_answers', 'call_requests', 'shopping_items', 'activity'] as const
  const before = await recorded()
  const answer = await echo.intend(intent, slots)
  expect(spoken(answer)).toBe(refusal)
  expect(answer.directives ?? []).toEqual([])
  expect(await recorded()).toEqual(before)
})

test('help, and what is not understood, offer nothing that rests', async () => {
  const { family, echo } = await givenEchoFamily()
  await keepInMemory(family.anna, family.path)
  const help = await echo.intend('AMAZON.HelpIntent')
  const fallback = await echo.intend('AMAZON.FallbackIntent')
  const all = JSON.stringify([help, fallback])
  for (const resting of ['I love it', 'thank you', 'list', 'call me', 'Call me', 'what is new', 'Tell Mia'])
    expect(all).not.toContain(resting)
  expect(spoken(help)).toContain(kept)
  expect(rendered(help).lines).toEqual(['Show me the pictures', 'Who sent this?', 'Next', 'Stop'])
  expect(spoken(fallback)).toContain('show me the pictures')
})

test('an Echo without a screen reads the photos only, and offers no answer', async () => {
  const { app, family, echo, anna, path } = await givenEchoFamily({}, { hasScreen: false })
  await givenEverything(app, family)
  await keepInMemory(anna, path)
  const first = await echo.open()
  expect(spoken(first)).toBe(`${kept} A picture from Anna: The sea. Say next for the next one, or stop.`)
  const refused = await echo.intend('AddItemIntent', { item: 'milk' })
  expect(spoken(refused)).toBe(`${refusal} Say next for the next one, or stop.`)
  const last = await echo.intend('AMAZON.NextIntent')
  expect(spoken(last)).toBe('A picture from Anna: The garden. You can say: repeat, or stop.')
  expect(JSON.stringify(await echo.intend('WhoSentIntent'))).not.toContain('list')
})

test('an Echo to which no photo was sent says so, and promises none', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  await givenNote(anna, path, { text: 'I come at three', isSent: true })
  await keepInMemory(anna, path)
  const opened = await echo.open()
  expect(spoken(opened)).toBe('Your family keeps its pictures in memory. None of them are on this Echo.')
  expect(rendered(opened)).toMatchObject({ title: 'In memory', isEmpty: true })
  expect(await echo.touch('empty')).toEqual({})
})

test('an Echo without a screen and without photos asks for nothing more', async () => {
  const { family, echo } = await givenEchoFamily({}, { hasScreen: false })
  await keepInMemory(family.anna, family.path)
  const answer = await echo.intend('WhoSentIntent')
  expect(spoken(answer)).toBe('There is nothing here yet.')
  expect(answer).not.toHaveProperty('reprompt')
  const documents = (await family.anna.get(`${family.path}/alexa/preview`)).body as { data: object }[]
  expect(documents[0]?.data).toMatchObject({ payload: { slides: [{ from: 'In memory', heart: '' }] } })
})

test('slides from before lose their buttons with the next page, and get them back', async () => {
  const { family, echo, anna, path } = await givenEchoFamily()
  await send(family, 'The garden')
  const opened = dataOf(await echo.open())
  await keepInMemory(anna, path)
  const [slide] = opened.slides
  expect(spoken(await echo.touch('heart', slide?.id ?? ''))).toBe(refusal)
  const without = await turnTo(echo, opened)
  expect(without.outputSpeech).toBeUndefined()
  expect(dataOf(without).slides).toMatchObject([{ title: 'The garden', heart: '', thanks: '' }])
  expect(await turnTo(echo, dataOf(without))).toEqual({})
  await keepInMemory(anna, path, false)
  const again = dataOf(await turnTo(echo, dataOf(without)))
  expect(again.slides).toMatchObject([{ heart: '♥ I love it', thanks: 'Thank you' }])
  expect(await turnTo(echo, again)).toEqual({})
})

test('in memory the recommendations go, and the photos stay', async () => {
  const { app, family, echo, anna, path } = await givenEchoFamily()
  await send(family, 'The garden')
  app.clock.advance(seconds(11))
  const { id } = await givenContent(anna, path)
  await anna.post(`${path}/content/${id}/send-to-alexa`)
  expect(dataOf(await echo.open()).slides.map(({ title }) => title)).toEqual(['Persuasion', 'The garden'])
  await keepInMemory(anna, path)
  expect(dataOf(await echo.open()).slides.map(({ title }) => title)).toEqual(['The garden'])
  const preview = await anna.post(`${path}/alexa/rehearse`, { text: 'open sun porch', session: {} })
  expect(preview.body.screen.data.payload.slides).toMatchObject([{ title: 'The garden', heart: '' }])
})

test('a "yes" to a question from before puts nothing in the cart', async () => {
  const { echo, anna, path } = await givenEchoFamily({ ALEXA_SHOPPING_ACTIONS: 'true' })
  await givenItem(anna, path, { name: 'Tea', product: 'B07FZ8S74R' })
  await givenItem(anna, path, { name: 'Coffee', product: 'B01LP0U5X0' })
  for (const [intent, said] of [
    ['AMAZON.YesIntent', refusal],
    ['AMAZON.NoIntent', 'All right, it stays on the list only.'],
  ] as const) {
    await keepInMemory(anna, path, false)
    expect(spoken(await echo.intend('CartIntent'))).toContain('Shall I put')
    await keepInMemory(anna, path)
    const answer = await echo.intend(intent)
    expect(spoken(answer)).toBe(said)
    expect(answer.directives ?? []).toEqual([])
  }
})

test('the preview of an Echo in Settings has photos without answers only', async () => {
  const { app, family, anna, path } = await givenEchoFamily()
  await givenEverything(app, family)
  const [newest] = (await anna.get(`${path}/photos`)).body
  const tom = (await anna.post(`${path}/people`, { name: 'Tom', relation: 'your grandson' })).body
  await anna.request('PUT', `${path}/photos/${newest.id}/people/${tom.id}`)
  await anna.post(`${path}/schedule`, {
    contentItemId: (await givenContent(anna, path)).id,
    scheduledFor: toIso(app.clock.now() + minutes(10)),
  })
  await keepInMemory(anna, path)
  const documents = (await anna.get(`${path}/alexa/preview`)).body as { name: string; data: object }[]
  const dataOf = (wanted: string) => documents.find(({ name }) => name === wanted)?.data
  expect(dataOf('slideshow')).toMatchObject({
    payload: {
      slides: [
        { title: 'The sea', about: 'Tom', heart: '', thanks: '' },
        { title: 'The garden', heart: '' },
      ],
    },
  })
  expect(JSON.stringify([dataOf('page'), dataOf('widget')])).not.toMatch(/list|Persuasion/)
})

/** Two photos, a recommendation and a note that were sent, and a visit today. */
async function givenEverything(app: TestApp, family: Family): Promise<void> {
  const { anna, path } = family
  await send(family, 'The garden')
  app.clock.advance(minutes(4))
  await send(family, 'The sea')
  const { id } = await givenContent(anna, path)
  await anna.post(`${path}/content/${id}/send-to-alexa`)
  await givenNote(anna, path, { text: 'I come at three', isSent: true })
  const { date } = wallClock(app.clock.now(), 'Europe/Berlin')
  await givenVisit(anna, path, { date, time: null })
}

async function send({ anna, path }: Family, caption: string): Promise<void> {
  await givenSentPhoto(anna, path, caption)
}

/** Sends what the document sends when it has turned to its first slide, and every picture was loaded. */
function turnTo(echo: TestEcho, { slides, inbox }: SlideshowData): Promise<Response> {
  const loaded = slides.map(({ id }) => ` ${id}`).join('')
  return echo.touch('page', slides[0]?.id ?? '', loaded, inbox)
}

function dataOf(response: Response): SlideshowData {
  return rendered(response)
}
