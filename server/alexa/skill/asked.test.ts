import { expect, test } from 'vitest'
import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import { hours, minutes } from '../../platform/clock.ts'
import { givenEchoFamily, rendered, spoken, type TestEcho } from '../../testing/alexa/given-echo.ts'
import { somebodyAt } from '../../testing/alexa/virtual-alexa.ts'
import { givenItem, givenMember, givenNote, givenSentPhoto, givenUpload } from '../../testing/given/given.ts'
import { givenPicture } from '../../testing/given/given-picture.ts'
import { givenVisit } from '../../testing/given/given-visit.ts'
import type { TestApp } from '../../testing/test-app.ts'

const zone = 'Europe/Berlin'

/** Puts the clock to nine in the morning, and returns that day. */
function atNine(app: TestApp): string {
  const { date, time } = wallClock(app.clock.now(), zone)
  const morning = instantOf(`${time < '09:00' ? date : daysAfter(date, 1)}T09:00`, zone)
  app.clock.advance(morning - app.clock.now())
  return wallClock(morning, zone).date
}

function weekday(date: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' }).format(Date.parse(date))
}

test('she asks who comes today, tomorrow and when, and what day it is', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  const somebody = somebodyAt(echo)
  const today = atNine(app)
  expect(spoken(await somebody.say('is anybody coming'))).toBe(
    'Nothing more is coming today. Nothing is planned.',
  )
  expect(spoken(await somebody.say('who is coming tomorrow'))).toBe(
    'Nobody has planned anything for tomorrow.',
  )
  await givenVisit(anna, path, { who: 'Ben and Mia', date: daysAfter(today, 1), time: '15:00' })
  await givenVisit(anna, path, { who: 'Tom', what: 'lunch', date: daysAfter(today, 3), time: null })
  const tomorrow = await somebody.say('is anybody coming tomorrow')
  expect(spoken(tomorrow)).toBe('A visit from Ben and Mia at 3:00 PM tomorrow.')
  expect(rendered(tomorrow)).toMatchObject({ title: 'Tomorrow' })
  const asked = async (person: string) => spoken(await echo.intend('WhenComesIntent', { person }))
  expect(await asked('mia')).toBe('A visit from Ben and Mia at 3:00 PM tomorrow.')
  expect(await asked('tom')).toBe(`A visit from Tom on ${weekday(daysAfter(today, 3))}: lunch.`)
  expect(await asked('be')).toBe('I do not know of a visit from Be in the next days.')
  expect(await asked('?')).toBe('Whom do you mean?')
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  expect(spoken(await somebody.say('what day is it'))).toBe(
    `Today is ${day.format(Date.parse(today))}. It is 9:00 AM.`,
  )
})

test('Amazon learns the family’s own names, and she may say who somebody is to her', async () => {
  const { app, family, echo, anna, path } = await givenEchoFamily()
  await givenMember(app, family, 'Mia', 'member')
  await anna.post(`${path}/people`, { name: 'Tom', relation: 'your grandson' })
  const today = atNine(app)
  await givenVisit(anna, path, { who: 'Tom', date: today, time: '15:00' })
  const { directives = [] } = await echo.open()
  const names = directives.filter(({ type }) => type === 'Dialog.UpdateDynamicEntities')
  expect(names).toMatchObject([{ updateBehavior: 'REPLACE', types: [{ name: 'FamilyName' }] }])
  const values = JSON.stringify(names)
  expect(values).toContain('{"value":"Tom","synonyms":["my grandson"]}')
  expect(values).toContain('{"value":"Mia"}')
  const asked = await askForPerson(echo, 'my grandson', 'Tom')
  expect(spoken(asked)).toBe('A visit from Tom at 3:00 PM today.')
})

/** As Amazon sends a name that it has found among the family's. */
function askForPerson(echo: TestEcho, value: string, name: string) {
  const authority = 'amzn1.er-authority.echo-sdk.dynamic.amzn1.ask.skill.test.FamilyName'
  const resolutionsPerAuthority = [
    { authority, status: { code: 'ER_SUCCESS_MATCH' }, values: [{ value: { name, id: 'name0' } }] },
  ]
  const person = {
    name: 'person',
    value,
    confirmationStatus: 'NONE',
    resolutions: { resolutionsPerAuthority },
  }
  const intent = { name: 'WhenComesIntent', confirmationStatus: 'NONE', slots: { person } }
  return echo.ask({ type: 'IntentRequest', intent } as never)
}

test('she asks who is on a picture and when it was taken', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  const somebody = somebodyAt(echo)
  expect(spoken(await somebody.say('who is on the picture'))).toBe('There is nothing here yet.')
  await givenSentPhoto(anna, path, 'New')
  await somebody.open()
  expect(spoken(await somebody.say('when was it taken'))).toBe('I do not know when it was taken.')
  app.clock.advance(minutes(4))
  const objectPath = await givenUpload(anna, await givenPicture({ taken: '2021:11:21 08:00:00' }))
  const { body: photo } = await anna.post(`${path}/photos`, { objectPath, caption: 'The lake' })
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  await somebody.open()
  expect(spoken(await somebody.say('who is that'))).toBe('Nobody has said who is on it.')
  const { body: tom } = await anna.post(`${path}/people`, { name: 'Tom', relation: 'your grandson' })
  await anna.request('PUT', `${path}/photos/${photo.id}/people/${tom.id}`)
  expect(spoken(await somebody.say('who is on it'))).toBe('On it is Tom, your grandson.')
  expect(spoken(await somebody.say('when was this taken'))).toBe('It was taken on November 21, 2021.')
  expect(spoken(await somebody.say('read it again'))).toContain('A picture from Anna: The lake.')
  await givenNote(anna, path, { text: 'See you on Sunday', isSent: true })
  await somebody.open()
  expect(spoken(await somebody.say('who is on it'))).toBe('This is no picture.')
})

test('she has the note read to her', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  const somebody = somebodyAt(echo)
  expect(spoken(await somebody.say('read the note'))).toBe('There is no note now.')
  await givenNote(anna, path, { text: 'See you on Sunday', isSent: true })
  await givenSentPhoto(anna, path, 'The lake')
  await somebody.open()
  const read = await somebody.say('is there a note for me')
  expect(spoken(read)).toBe('A note from Anna: See you on Sunday.')
  expect(rendered(read).slides).toHaveLength(1)
})

test('she takes something off her list', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  const somebody = somebodyAt(echo)
  for (const name of ['Milk', 'Oat milk', 'Green tea']) await givenItem(anna, path, { name })
  expect(spoken(await somebody.say('take milk off my list'))).toBe('I have taken Milk off the list.')
  expect(spoken(await somebody.say('remove the tea from my list'))).toBe(
    'I have taken Green tea off the list.',
  )
  await givenItem(anna, path, { name: 'Rice milk' })
  expect(spoken(await somebody.say('remove milk'))).toBe(
    'There is more than one: Rice milk and Oat milk. Which one shall I take off?',
  )
  expect(spoken(await somebody.say('take bread off my list'))).toBe('I do not find Bread on your list.')
  const { items } = (await anna.get(`${path}/shopping`)).body
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Rice milk', 'Oat milk'])
  expect((await anna.get(`${path}/activity?limit=2`)).body[1]).toMatchObject({
    action: 'shopping_item_removed',
    actor: { kind: 'device', name: 'Echo Show' },
  })
})

test('she wants peace until tomorrow, and then the pictures again', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  const somebody = somebodyAt(echo)
  atNine(app)
  await givenSentPhoto(anna, path, 'The lake')
  await somebody.open()
  const paused = await somebody.say('leave me in peace until tomorrow')
  expect(spoken(paused)).toBe('Your pictures are resting. They come back tomorrow at 8:00 AM.')
  expect(rendered(paused)).toMatchObject({ asks: 'resting' })
  const { pause } = (await anna.get(`${path}/room`)).body
  expect(pause).toMatchObject({ by: { kind: 'device', name: 'Echo Show' } })
  expect(spoken(await somebody.say('who is on it'))).toContain('resting')
  const again = await somebody.say('show me the pictures again')
  expect(rendered(again).slides).toMatchObject([{ title: 'The lake' }])
  expect((await anna.get(`${path}/room`)).body.pause).toBeNull()
})

test('she says that she is well, and hears whether the family learns of it', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  const somebody = somebodyAt(echo)
  expect(spoken(await somebody.say('i am fine'))).toBe('I am glad to hear that.')
  expect((await anna.patch(`${path}/life`, { isOn: true, hour: '11:00' })).status).toBe(200)
  app.clock.advance(hours(1))
  expect(spoken(await somebody.say('i am well'))).toContain('Your family knows that you were here.')
  expect((await anna.get(`${path}/life`)).body.signAt).not.toBeNull()
})

test('she asks for a call from somebody by name, and hears who is asked', async () => {
  const { app, family, echo, anna, path } = await givenEchoFamily()
  const mia = await givenMember(app, family, 'Mia', 'member')
  await givenSentPhoto(mia, path, 'From Mia')
  await givenSentPhoto(anna, path, 'From Anna')
  await echo.open()
  const asked = async (person: string) => spoken(await echo.intend('CallPersonIntent', { person }))
  expect(await asked('mia')).toContain('I have passed on to Mia that you would like a call.')
  expect((await anna.get(`${path}/answers`)).body.calls).toHaveLength(1)
  expect(await asked('doctor snow')).toContain(
    'I cannot reach Doctor snow by myself. I have asked your family',
  )
  expect(await asked('?')).toBe('Whom do you mean?')
})
