import { expect, test } from 'vitest'
import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { hours } from '../../platform/clock.ts'
import {
  createAlexaApp,
  givenEcho,
  givenEchoFamily,
  rendered,
  shownCode,
  spoken,
  testEcho,
} from '../../testing/alexa/given-echo.ts'
import { somebodyAt } from '../../testing/alexa/virtual-alexa.ts'
import {
  givenContent,
  givenEntry,
  givenFamily,
  givenItem,
  givenMember,
  givenOthers,
  givenPhoto,
  givenSentPhoto,
} from '../../testing/given/given.ts'
import { givenVisit } from '../../testing/given/given-visit.ts'
import { listActions } from '../../testing/seen.ts'

test('an Echo shows a code, a caretaker types it, and it shows what the family sends', async () => {
  const app = await createAlexaApp()
  const { anna, path } = await givenFamily(app)
  const echo = testEcho(app)
  const somebody = somebodyAt(echo)
  const first = await somebody.open()
  const { code } = rendered(first)
  expect(code).toMatch(/^\d{3} \d{3}$/)
  expect(spoken(first)).toContain('The code is:')
  expect(spoken(await somebody.say('what is new'))).toContain('not connected')

  const paired = await anna.post(`${path}/alexa/pair`, { code: await shownCode(echo) })
  expect(paired).toMatchObject({ status: 200, body: { kind: 'echo', name: 'Echo Show', openedAt: null } })
  expect(spoken(await echo.touch('waiting'))).toContain('nothing here yet')
  await givenSentPhoto(anna, path, 'At the lake & <beyond>')
  const opened = await somebody.open()
  expect(spoken(opened)).toBe(
    'You have one new picture from Anna. A picture from Anna: At the lake and beyond.',
  )
  expect(opened).not.toHaveProperty('shouldEndSession')
  expect(rendered(opened).slides).toMatchObject([{ kind: 'photo', title: 'At the lake & <beyond>' }])
  const devices = (await anna.get(`${path}/devices`)).body
  expect(devices.find(({ kind }: { kind: string }) => kind === 'echo').openedAt).not.toBeNull()
})

test('a code can be said to the Echo, and missing leading zeros are added', async () => {
  const app = await createAlexaApp()
  const { anna, path } = await givenFamily(app)
  const echo = testEcho(app)
  const { code } = (await anna.post(`${path}/alexa/codes`)).body
  const heard = String(Number(code))
  const linked = await somebodyAt(echo).say(`my code is ${heard}`)
  expect(spoken(linked)).toContain('connected with The Hartleys')
  const other = testEcho(app)
  expect(spoken(await somebodyAt(other).say(`my code is ${heard}`))).toContain('no longer valid')
  expect(spoken(await somebodyAt(echo).say(`my code is ${heard}`))).toContain('already')
})

test('three pictures from two people are presented by voice and by touch', async () => {
  const { app, family, echo, anna, path } = await givenEchoFamily()
  const mia = await givenMember(app, family, 'Mia', 'member')
  for (const [person, caption] of [
    [anna, 'One'],
    [mia, 'Two'],
    [mia, 'Three'],
  ] as const) {
    await givenSentPhoto(person, path, caption)
  }
  const somebody = somebodyAt(echo)
  expect(spoken(await somebody.open())).toContain('three new pictures from Mia and Anna')
  expect(spoken(await somebody.say('who sent this'))).toContain('from Mia')
  const next = await somebody.say('next')
  // The two that Mia sent together, as she sent them.
  expect(spoken(next)).toContain('Three')
  expect(next.directives).toMatchObject([{ commands: [{ type: 'SetPage', value: 1 }] }])
  expect(spoken(await somebody.say('repeat'))).toContain('Three')
  expect(spoken(await somebody.say('previous'))).toContain('Two')
  expect(spoken(await somebody.say('previous'))).toContain('One')
  expect(spoken(await somebody.say('who sent this'))).toContain('from Anna')
})

test('a heart, thanks, a call and a note reach the family', async () => {
  const { app, family, echo, anna, path } = await givenEchoFamily()
  const mia = await givenMember(app, family, 'Mia', 'member')
  await givenSentPhoto(mia, path, 'The lake')
  const somebody = somebodyAt(echo)
  const slide = rendered(await somebody.open()).slides[0]
  expect(spoken(await somebody.say('i love it'))).toContain('Mia that you love it')
  const touched = await echo.touch('thanks', slide.id)
  expect(touched.directives).toMatchObject([
    { commands: [{ type: 'SetValue', componentId: `thanks-${slide.id}`, value: 'Thanks sent' }] },
  ])
  await somebody.say('call me')
  expect(spoken(await somebody.say('reply mia i will be there on sunday'))).toContain('passed that on to Mia')
  const [sent] = (await anna.get(`${path}/photos`)).body
  expect(sent.delivery.state).toBe('answered')
  const progress = sent.delivery.devices.find(
    ({ deviceName }: { deviceName: string }) => deviceName === 'Echo Show',
  )
  expect(progress.answers.map(({ kind, text }: { kind: string; text: string }) => text ?? kind)).toEqual([
    'heart',
    'thank_you',
    'call_me',
    'I will be there on sunday',
  ])
  expect((await anna.get(`${path}/activity?limit=1`)).body).toMatchObject([
    {
      action: 'delivery_answered',
      actor: { name: 'Echo Show' },
      subject: { title: 'I will be there on sunday' },
    },
  ])
})

test('a call and a note reach the family without a picture, too', async () => {
  const { family, echo } = await givenEchoFamily()
  const somebody = somebodyAt(echo)
  await somebody.say('call me')
  // virtual-alexa takes the words after "tell" for the name of a skill.
  await echo.intend('NoteIntent', { message: 'anna that the heating is cold' })
  const [note, call] = (await family.anna.get(`${family.path}/activity`)).body
  expect(note).toMatchObject({ action: 'note_received', subject: { title: 'For Anna: The heating is cold' } })
  expect(call).toMatchObject({ action: 'call_requested', actor: { kind: 'device', name: 'Echo Show' } })
})

test('milk that is asked for twice is on the list once', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  const somebody = somebodyAt(echo)
  expect(spoken(await somebody.say('what is on my list'))).toBe('Your list is empty.')
  expect(spoken(await somebody.say('add some milk to my list'))).toBe('I have put Milk on the list.')
  expect(spoken(await somebody.say('we need milk'))).toBe('You have Milk on the list already.')
  await givenItem(anna, path, { name: 'Tea', quantity: '2 boxes' })
  const list = await somebody.say('what is on my list')
  expect(spoken(list)).toBe('Two things are on your list: Tea (2 boxes) and Milk.')
  expect(rendered(list).lines).toEqual(['Tea, 2 boxes', 'Milk'])
  const { items }: { items: ShoppingItem[] } = (await anna.get(`${path}/shopping`)).body
  expect(items.find(({ name }) => name === 'Milk')).toMatchObject({
    addedByUser: null,
    addedByDevice: 'Echo Show',
  })
  expect(await listActions(anna, path)).toContain('shopping_item_added')
})

test('a recommendation comes with the sentence to say', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  const somebody = somebodyAt(echo)
  expect(spoken(await somebody.say('what do they recommend'))).toContain('Nobody')
  const item = await givenContent(anna, path, { type: 'tv_show', title: 'Bridgerton', provider: 'netflix' })
  await anna.post(`${path}/content/${item.id}/send-to-alexa`)
  const told = await somebody.say('what do they recommend')
  expect(spoken(told)).toContain('To have it, say: Alexa, play Bridgerton on Netflix')
  expect(rendered(told).slides).toMatchObject([
    { kind: 'card', title: 'Bridgerton', from: 'Anna recommends' },
  ])
})

test('of a recommendation that is somewhere else there is no sentence to say', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  const item = await givenContent(anna, path, { type: 'movie', title: 'Casablanca', provider: 'elsewhere' })
  await anna.post(`${path}/content/${item.id}/send-to-alexa`)
  const told = await somebodyAt(echo).say('what do they recommend')
  expect(spoken(told)).toContain('Anna recommends Casablanca.')
  expect(spoken(told)).not.toMatch(/say:|Somewhere/)
  expect(rendered(told).slides).toMatchObject([{ title: 'Casablanca', body: '' }])
})

test('the deliveries of today are read in the loved one’s time zone', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  const somebody = somebodyAt(echo)
  expect(spoken(await somebody.say('what is coming today'))).toContain('Nothing is planned')
  const local = Temporal.Instant.fromEpochMilliseconds(app.clock.now()).toZonedDateTimeISO('Europe/Berlin')
  const tomorrow = local.toPlainDate().add({ days: 1 }).toZonedDateTime({
    timeZone: 'Europe/Berlin',
    plainTime: '17:00',
  })
  await givenEntry(app, anna, path, {
    scheduledFor: tomorrow.toInstant().toString({ smallestUnit: 'second' }),
  })
  expect(spoken(await somebody.say('what is coming today'))).toContain(
    'Next comes: Tomorrow at 5:00 PM: Persuasion',
  )
})

test('an Echo without a screen reads aloud and gets no documents', async () => {
  const { app, echo, anna, path } = await givenEchoFamily({}, { hasScreen: false })
  for (const caption of ['One', 'Two']) {
    await givenSentPhoto(anna, path, caption)
  }
  const somebody = somebodyAt(echo)
  const opened = await somebody.open()
  expect(spoken(opened)).toContain('two new pictures from Anna. A picture from Anna: One')
  expect(opened).toMatchObject({ shouldEndSession: false })
  expect(opened.directives).toMatchObject([{ type: 'Dialog.UpdateDynamicEntities' }])
  expect(spoken(await somebody.say('next'))).toContain('Two')
  expect(spoken(await somebody.say('thank you'))).toContain('passed your thanks on to Anna')
  expect(await somebody.say('next')).toMatchObject({ shouldEndSession: true })
  expect(spoken(await somebody.open())).toContain('Nothing new')
  const photos = (await anna.get(`${path}/photos`)).body
  const states = photos.map(({ delivery }: { delivery: { state: string } }) => delivery.state)
  expect(states).toEqual(['answered', 'accepted'])
  const unlinked = testEcho(app, { hasScreen: false })
  expect(spoken(await unlinked.open())).toMatch(/The code is: (\d ){2}\d, (\d ){2}\d\./)
})

test('help, an unknown sentence, and stop are answered', async () => {
  const { echo } = await givenEchoFamily()
  const somebody = somebodyAt(echo)
  expect(spoken(await somebody.say('help'))).toContain('You can say')
  expect(spoken(await echo.intend('AMAZON.FallbackIntent'))).toContain('did not understand')
  expect(spoken(await echo.intend('SomethingElseIntent'))).toContain('did not understand')
  expect(await somebody.say('stop')).toMatchObject({ shouldEndSession: true })
  const ended = await echo.ask({ type: 'SessionEndedRequest', reason: 'USER_INITIATED' } as never)
  expect(ended).not.toHaveProperty('outputSpeech')
})

test('an Echo presents its own family’s deliveries only', async () => {
  const { app, family, echo } = await givenEchoFamily()
  const photo = await givenPhoto(family.anna, family.path, 'Ours')
  await family.anna.post(`${family.path}/photos/${photo.id}/send-to-alexa`)
  const slide = rendered(await echo.open()).slides[0]
  const { person, path } = await givenOthers(app)
  const theirs = await givenEcho(app, { ...family, anna: person, path })
  expect(spoken(await theirs.open())).toContain('nothing here yet')
  await theirs.touch('heart', slide.id)
  await theirs.touch('page', slide.id)
  await theirs.touch('loaded', slide.id, slide.id)
  const [sent] = (await family.anna.get(`${family.path}/photos`)).body
  expect(sent.delivery.state).toBe('accepted')
})

test('who comes today is said when the skill is opened, and when she asks for the day', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  const somebody = somebodyAt(echo)
  const { date, time } = wallClock(app.clock.now(), 'Europe/Berlin')
  // Nine in the morning.
  const morning = instantOf(`${time < '09:00' ? date : daysAfter(date, 1)}T09:00`, 'Europe/Berlin')
  app.clock.advance(morning - app.clock.now())
  const today = wallClock(morning, 'Europe/Berlin').date
  expect(spoken(await somebody.open())).not.toContain('today')
  await givenVisit(anna, path, { who: 'Ben', date: today, time: '15:00' })
  await givenVisit(anna, path, { who: 'Nobody yet', date: daysAfter(today, 1) })
  expect(spoken(await somebody.open())).toMatch(/^A visit from Ben at 3:00 PM today\. /)
  await givenVisit(anna, path, { who: null, what: 'Birthday of Tom & Mia', date: today, time: null })
  await givenVisit(anna, path, { who: 'Nurse', what: 'Bath', date: today, time: '10:00' })
  await givenVisit(anna, path, { who: null, what: 'Hairdresser', date: today, time: '11:30' })
  const asked = await somebody.say('what is coming today')
  expect(spoken(asked)).toBe(
    'Today: Birthday of Tom and Mia. A visit from Nurse at 10:00 AM today: Bath. At 11:30 AM today: Hairdresser. There is one more visit.',
  )
  expect(rendered(asked).lines).toContain('A visit from Nurse at 10:00 AM today: Bath.')
  app.clock.advance(hours(24))
  expect(spoken(await somebody.open())).toMatch(/^A visit from Nobody yet at 3:00 PM today\. /)
})
