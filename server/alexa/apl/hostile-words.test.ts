import type { Response } from 'ask-sdk-model'
import { expect, test } from 'vitest'
import type { EchoDocument } from '#contract/alexa.ts'
import { wallClock } from '#contract/platform/wall-clock.ts'
import { hours, toIso } from '../../platform/clock.ts'
import { cloudEnvironment, givenAlexaCloud } from '../../testing/alexa/cloud.ts'
import { evaluatedText } from '../../testing/alexa/evaluated.ts'
import { givenEchoFamily, rendered, spoken } from '../../testing/alexa/given-echo.ts'
import {
  type Family,
  givenContent,
  givenEntry,
  givenItem,
  givenNote,
  givenPhoto,
  keepInMemory,
} from '../../testing/given/given.ts'
import { givenVisit } from '../../testing/given/given-visit.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { drawable } from './drawable.ts'

/** The name of a resource, and two expressions. */
const hostile = (field: string) => `@unit \${20} ${field} $\${@unit}`

test.each([
  ['Ben paid ${20} for it', 'Ben paid $\u2060{20} for it'],
  ['$${20}', '$$\u2060{20}'],
  ['$\u0000{20}', '$\u2060{20}'],
  ['@unit', '\u2060@unit'],
  [' \n@unit', '\u2060 \n@unit'],
  ['\u0000@unit', '\u2060@unit'],
  ['mail@example.com costs $5 {or 6}', 'mail@example.com costs $5 {or 6}'],
])('%j is drawn letter by letter, and stays so when it is escaped twice', (text, escaped) => {
  expect(drawable([text])).toEqual([escaped])
  expect(drawable(drawable([text]))).toEqual([escaped])
  expect(evaluatedText(drawable([text]))).toBeNull()
})

test('the fake Echo refuses what Amazon’s engine would run', () => {
  for (const text of ['@unit', ' @unit', 'a ${1}', '$${1}']) expect(evaluatedText({ text })).toBe(text)
  for (const text of ['a @unit', '$ {1}', '$\u2060{1}', '{1}']) expect(evaluatedText({ text })).toBeNull()
})

test('no word of the family is a program on an Echo: in no field of no document, and it is said as typed', async () => {
  const cloud = await givenAlexaCloud()
  const { app, family, echo } = await givenEchoFamily(cloudEnvironment(cloud))
  const store = new Map<string, unknown>()
  cloud.devices.set(echo.deviceId, { store, result: 'SUCCESS' })
  await echo.ask({ type: 'Alexa.DataStore.PackageManager.UsagesInstalled' } as never)
  await family.anna.patch(family.path, { name: hostile('group') })
  expect(drawnOf(await echo.open())).toContain(hostile('group'))
  await givenHostileWords(app, family)

  // The fake Echo throws where it would run a text.
  const opened = await echo.open()
  const drawn = drawnOf(opened)
  for (const field of ['first name', 'relation', 'caption', 'person', 'kin', 'note', 'title'])
    expect(drawn, field).toContain(hostile(field))
  expect(spoken(opened)).toContain('@unit ${20} note $${@unit}')
  const list = drawnOf(await echo.intend('ReadListIntent'))
  expect(list).toContain(hostile('item'))
  expect(list).toContain('@quantity ${4}')
  const today = drawnOf(await echo.intend('TodayIntent'))
  for (const field of ['who', 'what', 'title']) expect(today, field).toContain(hostile(field))
  expect(drawnOf(await echo.intend('RecommendationsIntent'))).toContain(hostile('title'))
  for (const intent of ['AMAZON.HelpIntent', 'AMAZON.NextIntent', 'WhoSentIntent', 'LoveIntent'])
    await echo.intend(intent)

  await app.runDueAfter(hours(1))
  expect(JSON.stringify(store.get('sunporch/frame'))).toContain('note $')
  const { anna, path } = family
  const shown: (EchoDocument | EchoDocument[])[] = [(await anna.get(`${path}/alexa/preview`)).body]
  for (const text of ['open sun porch', 'what is on my list', 'what is coming today'])
    shown.push((await anna.post(`${path}/alexa/rehearse`, { text, session: {} })).body.screen)
  expect(shown.map((answer) => evaluatedText(dataOf(answer)))).toEqual([null, null, null, null])
  expect(JSON.stringify(shown[0])).toContain('caption $')

  await anna.post(`${path}/room/pause`)
  await echo.open()
  await keepInMemory(anna, path)
  expect(drawnOf(await echo.open())).toContain(hostile('caption'))
})

/** Every word that a family can choose, and an Echo draws. */
async function givenHostileWords(app: TestApp, { anna, path }: Family): Promise<void> {
  await anna.patch('/api/auth/user', { firstName: hostile('first name'), lastName: 'Hartley' })
  const [member] = (await anna.get(`${path}/members`)).body
  await anna.request('PUT', `${path}/members/${member.id}/relation`, { relation: hostile('relation') })
  const photo = await givenPhoto(anna, path, hostile('caption'))
  const person = await anna.post(`${path}/people`, { name: hostile('person'), relation: hostile('kin') })
  await anna.request('PUT', `${path}/photos/${photo.id}/people/${person.body.id}`)
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  const content = await givenContent(anna, path, { title: hostile('title') })
  await anna.post(`${path}/content/${content.id}/send-to-alexa`)
  await givenNote(anna, path, { text: hostile('note'), isSent: true })
  await givenItem(anna, path, { name: hostile('item'), quantity: '@quantity ${4}' })
  const { date } = wallClock(app.clock.now(), 'Europe/Berlin')
  await givenVisit(anna, path, { date, who: hostile('who'), what: hostile('what') })
  await givenEntry(app, anna, path, {
    contentItemId: content.id,
    scheduledFor: toIso(app.clock.now() + hours(1)),
  })
}

/** The data of documents, without the documents themselves. */
function dataOf(answer: EchoDocument | EchoDocument[]): unknown {
  return [answer].flat().map(({ data }) => data)
}

/** Everything that the answer draws, in one text. */
function drawnOf(answer: Response): string {
  return JSON.stringify(rendered(answer))
}
