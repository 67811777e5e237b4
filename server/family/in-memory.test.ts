import { expect, test } from 'vitest'
import { type Action, policy } from '#contract/platform/policy.ts'
import { restsInMemory } from '#contract/room/in-memory.ts'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { days, hours, minutes, seconds, toIso } from '../platform/clock.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import {
  createFamilyApp,
  createRoomApp,
  givenApiToken,
  givenContent,
  givenEntry,
  givenMember,
  givenNote,
  givenPhoto,
  givenScreen,
  givenSentPhoto,
} from '../testing/given/given.ts'
import { givenLife, givenLifeFamily } from '../testing/given/given-life.ts'
import { givenAnsweringScreen, givenThree, sentencesOf } from '../testing/given/given-notices.ts'

const remember = (anna: Browser, path: string, isInMemory = true) =>
  anna.request('PUT', `${path}/in-memory`, { isInMemory })

test('the primary caretaker sets it and takes it back, and everybody in the family sees it', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  expect((await remember(carl, path)).status).toBe(403)
  const since = toIso(app.clock.now())
  expect((await remember(anna, path)).body.inMemorySince).toBe(since)
  app.clock.advance(minutes(1))
  expect((await remember(anna, path)).body.inMemorySince).toBe(since)
  expect((await carl.get('/api/family-groups')).body).toMatchObject([{ inMemorySince: since }])
  expect((await carl.get(`${path}/activity?limit=1`)).body[0].action).toBe('memory_begun')
  expect((await remember(anna, path, false)).body.inMemorySince).toBeNull()
  expect((await carl.get(`${path}/activity?limit=1`)).body[0].action).toBe('memory_ended')
})

test('nothing is sent, planned or asked, with a sentence; looking, sharing and writing go on', async () => {
  const { app, family, anna, path, group } = await createFamilyApp()
  const ben = await givenMember(app, family, 'Ben', 'member')
  const screen = await givenScreen(app, family)
  const photo = await givenPhoto(anna, path)
  const item = await givenContent(anna, path)
  const note = await givenNote(anna, path)
  const entry = await givenEntry(app, anna, path, { contentItemId: item.id })
  await remember(anna, path)
  const plan = { contentItemId: item.id, scheduledFor: toIso(app.clock.now() + days(2)) }
  const refused = [
    await anna.post(`${path}/photos/${photo.id}/send-to-alexa`),
    await anna.post(`${path}/content/${item.id}/send-to-alexa`),
    await anna.post(`${path}/notes/${note.id}/send`),
    await anna.post(`${path}/notes`, { text: 'Good night', isSent: true }),
    await anna.post('/api/alexa/test-connection', { familyGroupId: group.id }),
    await anna.post(`${path}/schedule`, plan),
    await anna.patch(`${path}/schedule/${entry.id}`, { isPaused: false }),
    await anna.post(`${path}/schedule/${entry.id}/send-now`),
    await anna.patch(`${path}/life`, { isOn: true, people: [anna.user.id] }),
  ]
  for (const { status, body } of refused) {
    expect(status, JSON.stringify(body)).toBe(409)
    expect(body.error.message).toContain('kept in memory')
  }
  expect(await app.db.selectFrom('deliveries').select('id').execute()).toEqual([])
  const added = await givenPhoto(ben, path, 'At the lake')
  expect((await ben.patch(`${path}/photos/${added.id}`, { caption: 'At the sea' })).status).toBe(200)
  await givenNote(ben, path, { text: 'I miss her' })
  expect((await anna.get(`${path}/photos`)).body).toHaveLength(2)
  expect((await anna.get(`${path}/notes`)).body).toHaveLength(2)
  expect((await anna.get(`${path}/schedule`)).body).toMatchObject([{ id: entry.id, status: 'paused' }])
  expect((await screen.get('/api/screen')).status).toBe(200)
})

test('what rests, for the seam and for every button', () => {
  const resting = (Object.keys(policy) as Action[]).filter(restsInMemory)
  expect(resting.toSorted()).toEqual([
    'calendars:manage',
    'calls:take',
    'life:away',
    'life:manage',
    'life:take',
    'photos:send',
    'schedule:manage',
    'test-message:send',
    'visits:add',
    'visits:manage',
  ])
})

test('an API token may not do what rests', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { token } = await givenApiToken(anna, path)
  const program = openBrowser(app, { authorization: `Bearer ${token}` })
  await remember(anna, path)
  const { status, body } = await program.post(`${path}/life/take`)
  expect(status).toBe(409)
  expect(body.error.message).toContain('kept in memory')
})

test('planned deliveries rest, go on when it is taken back, and what people had paused stays paused', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const { id } = await givenContent(anna, path)
  const daily = { isRecurring: true, recurringPattern: 'daily' } as const
  const entry = await givenEntry(app, anna, path, { contentItemId: id, ...daily })
  const paused = await givenEntry(app, anna, path, { ...daily })
  await anna.patch(`${path}/schedule/${paused.id}`, { isPaused: true })
  app.clock.advance(minutes(1))
  await remember(anna, path)
  await app.runDueAfter(days(5) + hours(1))
  expect((await screen.get('/api/screen')).body.items).toEqual([])
  await remember(anna, path, false)
  const listed = (await anna.get(`${path}/schedule`)).body as {
    id: string
    status: string
    scheduledFor: string
  }[]
  const statusOf = (id: string) => listed.find((each) => each.id === id)?.status
  expect([statusOf(entry.id), statusOf(paused.id)]).toEqual(['pending', 'paused'])
  await app.runDue()
  expect((await screen.get('/api/screen')).body.items).toEqual([])
  await app.runDueAfter(days(1))
  expect((await screen.get('/api/screen')).body.items).toHaveLength(1)
})

test('the screen shows the photos and asks nothing', async () => {
  const { app, anna, path, screen, view, goTo, ...family } = await givenLifeFamily()
  await givenLife({ app, anna, path, screen, view, goTo, ...family })
  await givenSentPhoto(anna, path, 'The garden')
  await givenNote(anna, path, { text: 'I come at three', isSent: true })
  await anna.post(`${path}/visits`, { who: 'Ben', date: family.today() })
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  await remember(anna, path)
  await stream.until('changed')
  const shown = await view()
  expect(shown).toMatchObject({ rests: true, life: null, caller: null, next: null, visits: [] })
  expect(shown.items.map(({ title }) => title)).toEqual(['The garden'])
  await remember(anna, path, false)
  const again = await view()
  expect(again).not.toHaveProperty('rests')
  expect(again.items).toHaveLength(2)
  expect(again.life).not.toBeNull()
})

test('recommendations that are newer push no photo off the screen, and no older note comes', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const shown = async () => {
    const { items } = (await screen.get('/api/screen')).body as ScreenView
    return items.map(({ title }) => title)
  }
  const photo = await givenPhoto(anna, path, 'The garden')
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  await givenNote(anna, path, { text: 'I come on Monday', stays: 'always', isSent: true })
  const { id } = await givenContent(anna, path)
  for (let count = 0; count < 50; count++) {
    app.clock.advance(seconds(11))
    await anna.post(`${path}/content/${id}/send-to-alexa`)
  }
  expect(await shown()).toContain('I come on Monday')
  expect(await shown()).toContain('The garden')
  await remember(anna, path)
  expect(await shown()).toEqual(['The garden'])
  // Sent anew, it is there once.
  await remember(anna, path, false)
  app.clock.advance(seconds(11))
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  await remember(anna, path)
  expect(await shown()).toEqual(['The garden'])
})

test('nobody is asked for a sign of life, told of a silent screen, or reminded', async () => {
  const { app, anna, path, goTo, told, read, ...family } = await givenLifeFamily()
  await givenLife({ app, anna, path, goTo, told, read, ...family })
  await anna.patch(`${path}/settings`, { dailyPhotoReminder: true })
  await app.runDue()
  const before = await sentencesOf(anna)
  await remember(anna, path)
  for (const day of [12, 13, 14, 15]) {
    await goTo(`2027-01-${day}T12:30`)
    await goTo(`2027-01-${day}T18:00`)
  }
  const { body } = await anna.get(`${path}/activity`)
  const actions = body.map(({ action }: { action: string }) => action)
  expect(actions.slice(0, actions.indexOf('memory_begun'))).toEqual([])
  expect(await sentencesOf(anna)).toEqual(before)
  await remember(anna, path, false)
  await goTo('2027-01-16T13:30')
  expect((await told()).length).toBeGreaterThan(0)
})

test('an alarm that is open ends with it', async () => {
  const { anna, path, goTo, read, ...family } = await givenLifeFamily()
  await givenLife({ anna, path, goTo, read, ...family })
  await goTo('2027-01-12T11:00')
  await goTo('2027-01-12T12:00')
  expect((await read()).alarm).not.toBeNull()
  await remember(anna, path)
  expect(await read()).toMatchObject({ alarm: null, askedAt: null, nextCheckAt: null })
})

test('a call that is open is closed, and none can be asked for', async () => {
  const three = await givenThree()
  const { app, anna, cleo, path } = three
  const { answer } = await givenAnsweringScreen(three, anna)
  await answer('call_me')
  expect((await anna.get(`${path}/answers`)).body.calls).toHaveLength(1)
  await app.runDue()
  const before = await sentencesOf(cleo)
  await remember(anna, path)
  expect((await anna.get(`${path}/answers`)).body.calls).toEqual([])
  for (let round = 0; round < 20; round++) {
    await app.runDueAfter(minutes(5))
  }
  expect((await sentencesOf(cleo)).filter((sentence) => !before.includes(sentence))).toEqual([])
  expect((await answer('call_me')).status).toBe(409)
  expect((await anna.get(`${path}/answers`)).body.calls).toEqual([])
})

test('who has not read that a call was asked for is not called by the bell any more', async () => {
  const three = await givenThree()
  const { app, anna, cleo, path } = three
  const { answer } = await givenAnsweringScreen(three, anna)
  const unreadOf = async (person: Browser) => (await person.get('/api/notices/summary')).body.unread
  await app.runDue()
  const before = await unreadOf(cleo)
  await answer('call_me')
  await app.runDue()
  expect(await unreadOf(cleo)).toBe(before + 1)
  await remember(anna, path)
  // What the family did among itself is still unread.
  expect(await unreadOf(cleo)).toBe(before)
  expect((await cleo.get('/api/notices')).body).toContainEqual(
    expect.objectContaining({ topic: 'calls', isRead: true }),
  )
})

test('a pause ends with it, a late press begins none, and none can begin', async () => {
  const { anna, path, screen, view } = await givenLifeFamily()
  const press = (until: 'tomorrow' | null) => screen.post('/api/screen/pause', { until })
  await press('tomorrow')
  expect((await view()).pausedUntil).not.toBeNull()
  await remember(anna, path)
  expect((await view()).pausedUntil).toBeNull()
  expect((await press('tomorrow')).status).toBe(409)
  expect((await anna.post(`${path}/room/pause`)).status).toBe(409)
  expect((await view()).pausedUntil).toBeNull()
  await remember(anna, path, false)
  expect((await view()).pausedUntil).toBeNull()
  expect((await press('tomorrow')).body.pausedUntil).not.toBeNull()
})
