import { expect, test } from 'vitest'
import { instantOf } from '#contract/platform/wall-clock.ts'
import type { Room } from '#contract/room/room.ts'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { hours, minutes, seconds, toIso } from '../platform/clock.ts'
import { createAlexaApp, givenEcho, rendered, spoken } from '../testing/alexa/given-echo.ts'
import type { Browser } from '../testing/browser.ts'
import {
  createFamilyApp,
  givenFamily,
  givenPhoto,
  givenScreen,
  givenSentPhoto,
} from '../testing/given/given.ts'
import { givenLife, givenLifeFamily, type LifeFamily } from '../testing/given/given-life.ts'
import { givenThree, sentencesOf } from '../testing/given/given-notices.ts'
import { pauseEnd } from './pause-end.ts'

const berlin = 'Europe/Berlin'
const inBerlin = (local: string) => toIso(instantOf(local, berlin))

test('she presses "Pause": the screens are told until when, and the family reads who did it', async () => {
  const { anna, ben, path, screen, app } = await givenLifeFamily()
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  const pressed = await pause(screen)
  expect(pressed.status).toBe(200)
  expect(pressed.body).toMatchObject({ pausedUntil: inBerlin('2027-01-12T08:00') })
  await stream.until('changed')
  const [device] = (await anna.get(`${path}/devices`)).body
  expect((await ben.get(`${path}/room`)).body.pause).toEqual({
    since: toIso(app.clock.now()),
    until: inBerlin('2027-01-12T08:00'),
    by: { kind: 'device', name: device.name },
  })
  // Once more, as by a second press or a repeated report.
  await pause(screen)
  expect(await actionsOf(anna, path)).toEqual(['screen_paused'])
  const resumed = await resume(screen)
  expect(resumed.body.pausedUntil).toBeNull()
  await resume(screen)
  expect((await ben.get(`${path}/room`)).body.pause).toBeNull()
  expect(await actionsOf(anna, path)).toEqual(['screen_resumed', 'screen_paused'])
})

test('a pause ends by itself in the morning', async () => {
  const { screen, goTo, view, ben, path } = await givenLifeFamily()
  await pause(screen)
  await goTo('2027-01-12T07:59')
  expect((await view()).pausedUntil).toBe(inBerlin('2027-01-12T08:00'))
  await goTo('2027-01-12T08:00')
  expect((await view()).pausedUntil).toBeNull()
  expect((await ben.get(`${path}/room`)).body.pause).toBeNull()
})

test.each([
  ['by day', '2027-01-11T14:00', null, '2027-01-12T08:00'],
  ['after midnight: the coming morning', '2027-01-12T01:00', null, '2027-01-12T08:00'],
  ['before the day begins', '2027-01-12T03:59', null, '2027-01-12T08:00'],
  ['when the day has begun', '2027-01-12T04:00', null, '2027-01-13T08:00'],
  ['with quiet hours', '2027-01-11T14:00', { from: '21:30', until: '07:00' }, '2027-01-12T07:00'],
  ['within quiet hours', '2027-01-11T23:00', { from: '21:30', until: '09:30' }, '2027-01-12T09:30'],
  [
    'with a nap, which is no night',
    '2027-01-11T11:00',
    { from: '13:00', until: '15:00' },
    '2027-01-12T08:00',
  ],
  ['before the night without 2:30', '2027-03-27T14:00', null, '2027-03-28T08:00'],
  ['before the night with 2:30 twice', '2027-10-30T14:00', null, '2027-10-31T08:00'],
] as const)('"until tomorrow" %s', (_name, pressed, quietHours, until) => {
  const at = pauseEnd(instantOf(pressed, berlin), berlin, quietHours)
  expect(toIso(at)).toBe(inBerlin(until))
})

test('what was pressed without a network comes late with its time, and the newest press counts', async () => {
  const { app, screen, goTo, view, anna, path, read, ...family } = await givenLifeFamily()
  await givenLife({ app, screen, goTo, view, anna, path, read, ...family })
  const [pausedAt, resumedAt] = [inBerlin('2027-01-11T10:00'), inBerlin('2027-01-11T10:30')]
  await goTo('2027-01-11T10:45')
  // The end first, then the pause that it ended.
  await resume(screen, resumedAt)
  expect((await pause(screen, pausedAt)).body.pausedUntil).toBeNull()
  expect(await actionsOf(anna, path)).toEqual([])
  // A press is a sign of life, at its own time.
  expect((await read()).signAt).toBe(resumedAt)
  // Pressed in the evening, reported in the morning after its end.
  await goTo('2027-01-12T08:30')
  const late = await pause(screen, inBerlin('2027-01-11T20:00'))
  expect(late.body.pausedUntil).toBeNull()
  expect(await actionsOf(anna, path)).toEqual([])
  // A screen whose clock is ahead does not pause for longer.
  const ahead = await pause(screen, inBerlin('2027-02-01T12:00'))
  expect(ahead.body.pausedUntil).toBe(inBerlin('2027-01-13T08:00'))
  app.clock.advance(minutes(1))
  expect((await resume(screen)).body.pausedUntil).toBeNull()
  // A clock that has lost its time makes no sign of life of 1970.
  await pause(screen, '1970-01-01T00:00:00Z')
  const life = await read()
  expect(life.days).not.toContain('1970-01-01')
})

test('after the clock of the server was set back, presses count again', async () => {
  const { anna, path, screen, goTo } = await givenLifeFamily()
  await pause(screen)
  await goTo('2027-01-11T08:00')
  expect((await resume(screen)).body.pausedUntil).toBeNull()
  expect((await anna.post(`${path}/room/pause`)).body.pause).toMatchObject({ by: { kind: 'person' } })
  expect((await anna.post(`${path}/room/resume`)).body.pause).toBeNull()
})

test('caretakers pause and resume from afar; other members and other screens do as the roles say', async () => {
  const { anna, ben, cleo, path, screen, app, ...family } = await givenLifeFamily()
  expect((await ben.post(`${path}/room/pause`)).status).toBe(403)
  const paused = (await cleo.post(`${path}/room/pause`)).body as Room
  expect(paused.pause).toMatchObject({
    until: inBerlin('2027-01-12T08:00'),
    by: { kind: 'person', name: 'Cleo Hartley' },
  })
  expect((await ben.post(`${path}/room/resume`)).status).toBe(403)
  // A second screen of the same home is paused too, and each ends it for both.
  const second = await givenScreen(app, { ...family, anna, path })
  expect((await second.get('/api/screen')).body.pausedUntil).toBe(paused.pause?.until)
  app.clock.advance(minutes(1))
  await resume(second)
  expect((await screen.get('/api/screen')).body.pausedUntil).toBeNull()
  await anna.post(`${path}/room/pause`)
  await anna.post(`${path}/room/resume`)
  expect((await screen.get('/api/screen')).body.pausedUntil).toBeNull()
})

test('where no screen was ever opened there is nothing to pause', async () => {
  const { anna, path } = await createFamilyApp()
  const refused = await anna.post(`${path}/room/pause`)
  expect(refused.status).toBe(409)
  expect(refused.body.error.message).toContain('No screen is connected yet')
})

test('from afar the pause lasts until the last screen wakes', async () => {
  const { anna, path } = await givenLifeFamily()
  const [device] = (await anna.get(`${path}/devices`)).body
  await anna.patch(`${path}/devices/${device.id}`, { quietHours: { from: '22:00', until: '09:15' } })
  const { body } = await anna.post(`${path}/room/pause`)
  expect(body.pause.until).toBe(inBerlin('2027-01-12T09:15'))
})

test('deliveries to a paused screen are accepted, wait, and are there in the morning', async () => {
  const { anna, path, screen, goTo, view, connect } = await givenLifeFamily()
  await connect()
  await pause(screen)
  const photo = await givenPhoto(anna, path)
  const sent = await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  expect(sent.body.delivery).toMatchObject({ state: 'accepted', devices: [{ failure: null }] })
  // It reports in the pause that it is dark, so it is not thought silent.
  await screen.post('/api/screen/contact', {
    wasTouched: false,
    showing: { kind: 'paused', deliveryId: null },
  })
  const [device] = (await anna.get(`${path}/devices`)).body
  expect(device).toMatchObject({ isConnected: true, showing: { kind: 'paused', title: null } })
  await goTo('2027-01-12T08:00')
  expect((await view()).items).toMatchObject([{ deliveryId: sent.body.delivery.id, shownAt: null }])
  const [after] = (await anna.get(`${path}/photos`)).body
  expect(after.delivery).toMatchObject({ state: 'accepted' })
})

test('a pause at night ends before the sign of life is looked for', async () => {
  const family = await givenLifeFamily()
  const { goTo, view, told, screen } = family
  await givenLife(family)
  await goTo('2027-01-11T10:00')
  await pause(screen)
  await goTo('2027-01-11T11:00')
  // The press was the sign of that day.
  expect((await family.read()).askedAt).toBeNull()
  await goTo('2027-01-12T11:00')
  expect((await view()).life?.askedAt).toBe(inBerlin('2027-01-12T11:00'))
  expect(await told()).toEqual([])
})

test('an hour within the pause waits for its end, and asks then', async () => {
  const family = await givenLifeFamily()
  const { goTo, view, told, screen, anna, path, connect, read } = family
  const [device] = (await anna.get(`${path}/devices`)).body
  await givenLife(family, { hour: '09:00' })
  await anna.patch(`${path}/devices/${device.id}`, { quietHours: { from: '22:00', until: '10:00' } })
  await pause(screen)
  await anna.patch(`${path}/devices/${device.id}`, { quietHours: null })
  await goTo('2027-01-12T09:00')
  expect((await view()).life?.askedAt).toBeNull()
  expect((await read()).nextCheckAt).toBe(inBerlin('2027-01-12T10:00'))
  await goTo('2027-01-12T10:00')
  expect((await view()).life?.askedAt).toBe(inBerlin('2027-01-12T10:00'))
  await goTo('2027-01-12T10:59')
  await connect()
  await goTo('2027-01-12T11:00')
  expect(await told()).toEqual(['life_missed Anna Hartley'])
})

test('where a member has paused it for the day, the first person reads that nobody could look', async () => {
  const family = await givenLifeFamily()
  const { goTo, view, told, cleo, path, read } = family
  await givenLife(family)
  await cleo.post(`${path}/room/pause`)
  await goTo('2027-01-11T11:00')
  expect((await view()).life?.askedAt).toBeNull()
  await goTo('2027-01-11T13:00')
  expect(await told()).toEqual(['life_not_checked Anna Hartley'])
  expect(await read()).toMatchObject({ alarm: null, nextCheckAt: inBerlin('2027-01-12T11:00') })
})

test('a question that stands on the screen is not seen in a pause, and the press of "Pause" answers it', async () => {
  const family: LifeFamily = await givenLifeFamily()
  const { goTo, view, cleo, path, screen, read } = family
  await givenLife(family)
  await goTo('2027-01-11T11:00')
  expect((await view()).life?.askedAt).not.toBeNull()
  await cleo.post(`${path}/room/pause`)
  expect((await view()).life).toMatchObject({ askedAt: null })
  await cleo.post(`${path}/room/resume`)
  expect((await view()).life?.askedAt).not.toBeNull()
  await goTo('2027-01-11T11:10')
  await pause(screen)
  expect(await read()).toMatchObject({ askedAt: null, signAt: inBerlin('2027-01-11T11:10') })
})

test('everybody who wants to hear of what others do is told of a pause, and nobody of its end', async () => {
  const { app, anna, cleo, ben, path, family } = await givenThree({ at: '2027-01-11T13:00:00Z' })
  const screen = await givenScreen(app, family)
  await ben.patch(`${path}/notices`, { activityNotifications: false })
  app.clock.advance(minutes(1))
  await pause(screen)
  await app.runDueAfter(minutes(1))
  const sentence = 'Rose has paused the screen until tomorrow 8:00\u00a0AM'
  expect((await sentencesOf(anna))[0]).toBe(sentence)
  expect((await sentencesOf(cleo))[0]).toBe(sentence)
  expect(await sentencesOf(ben)).not.toContain(sentence)
  // Pressed on and off again: nobody is told anew.
  for (let press = 0; press < 3; press++) {
    await resume(screen)
    app.clock.advance(minutes(1))
    await pause(screen)
    app.clock.advance(minutes(1))
  }
  await resume(screen)
  await app.runDue()
  expect((await sentencesOf(anna)).filter((line) => line === sentence)).toHaveLength(1)
  expect((await sentencesOf(anna))[0]).toBe(sentence)
  app.clock.advance(hours(12))
  expect((await sentencesOf(anna))[0]).toBe('Rose has paused the screen until 8:00\u00a0AM')
  // By a member, after midnight: they hear nothing themselves.
  await cleo.post(`${path}/room/pause`)
  await app.runDueAfter(minutes(1))
  expect((await sentencesOf(anna))[0]).toBe('Cleo Hartley has paused the screen until 8:00\u00a0AM')
  expect((await sentencesOf(cleo))[0]).toBe('Rose has paused the screen until 8:00\u00a0AM')
})

test('a pause that is ended within a minute is told to nobody, and the next one is', async () => {
  const { app, anna, ben, path, family } = await givenThree({ at: '2027-01-11T13:00:00Z' })
  const screen = await givenScreen(app, family)
  await app.runDue()
  const before = await sentencesOf(ben)
  await pause(screen)
  await app.runDueAfter(seconds(59))
  await resume(screen)
  await app.runDueAfter(minutes(5))
  expect(await sentencesOf(ben)).toEqual(before)
  // It stands in the activity all the same.
  expect(await actionsOf(anna, path)).toEqual(['screen_resumed', 'screen_paused'])
  await pause(screen)
  await app.runDueAfter(minutes(1))
  expect((await sentencesOf(ben))[0]).toBe('Rose has paused the screen until tomorrow 8:00\u00a0AM')
})

test('a pause holds for an Echo too: it is dark, says until when, and goes on by itself', async () => {
  const app = await createAlexaApp()
  const family = await givenFamily(app)
  const screen = await givenScreen(app, family)
  const echo = await givenEcho(app, family)
  const { anna, path } = family
  const send = async (caption: string) => {
    await givenSentPhoto(anna, path, caption)
  }
  await send('The sea')
  const { slides, inbox } = rendered(await echo.open())
  await pause(screen)
  await send('The garden')
  const dark = await echo.touch('page', slides[0].id, '', inbox)
  expect(rendered(dark)).toMatchObject({ text: expect.stringContaining('They come back'), asks: 'resting' })
  expect(dark.outputSpeech).toBeUndefined()
  expect(await echo.touch('resting')).toEqual({})
  expect(spoken(await echo.open())).toMatch(/^Your pictures are resting. They come back tomorrow at /)
  expect(spoken(await echo.intend('AMAZON.NextIntent'))).toContain('are resting')
  // What lights up no picture goes on.
  expect(spoken(await echo.intend('CallMeIntent'))).toContain('would like a call')
  await resume(screen)
  const back = await echo.touch('resting')
  expect(JSON.stringify(rendered(back))).toContain('The garden')
  expect(back.outputSpeech).toBeUndefined()
})

test('a routine that opens the skill in a pause says nothing', async () => {
  const app = await createAlexaApp()
  const family = await givenFamily(app)
  const screen = await givenScreen(app, family)
  const echo = await givenEcho(app, family)
  await pause(screen)
  const metadata = { referrer: 'amzn1.alexa-speechlet-client.SequencedSimpleIntentHandler' }
  const answer = await echo.ask({ type: 'LaunchRequest', metadata } as never)
  expect(answer.outputSpeech).toBeUndefined()
  expect(rendered(answer)).toMatchObject({ asks: 'resting' })
})

test('a removed screen and one of a deleted group pause nothing', async () => {
  const { app, ...family } = await givenLifeFamily()
  const { anna, path, screen, group } = family
  const other = await givenScreen(app, family)
  const devices = (await anna.get(`${path}/devices`)).body as { id: string }[]
  await anna.request('DELETE', `${path}/devices/${devices[0]?.id}`)
  expect((await pause(screen)).status).toBe(401)
  await anna.request('DELETE', path, { name: group.name })
  expect((await pause(other)).status).toBeGreaterThanOrEqual(400)
  await anna.post(`${path}/restore`)
  expect((await anna.get(`${path}/room`)).body.pause).toBeNull()
})

test('a pause stays when the account of who pressed it is gone', async () => {
  const { app, cleo, anna, path } = await givenLifeFamily()
  await cleo.post(`${path}/room/pause`)
  await app.db.updateTable('rooms').set({ paused_user_id: 'gone' }).execute()
  expect((await anna.get(`${path}/room`)).body.pause).toMatchObject({ by: null })
})

function pause(screen: Browser, pressedAt?: string) {
  return screen.post('/api/screen/pause', { until: 'tomorrow', ...(pressedAt && { pressedAt }) }) as Promise<{
    status: number
    body: ScreenView
  }>
}

function resume(screen: Browser, pressedAt?: string) {
  return screen.post('/api/screen/pause', { until: null, ...(pressedAt && { pressedAt }) })
}

async function actionsOf(person: Browser, path: string): Promise<string[]> {
  const activity = (await person.get(`${path}/activity`)).body as { action: string }[]
  return activity.map(({ action }) => action).filter((action) => action.startsWith('screen_'))
}
