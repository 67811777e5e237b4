import { expect, test } from 'vitest'
import { instantOf } from '#contract/platform/wall-clock.ts'
import type { Room } from '#contract/room/room.ts'
import { days, hours, minutes, toIso } from '../platform/clock.ts'
import { runDue } from '../platform/work/due.ts'
import { givenScreen, keepInMemory, password } from '../testing/given/given.ts'
import { givenThree, sentencesOf, type Three } from '../testing/given/given-notices.ts'
import { listActions } from '../testing/seen.ts'
import { roomQuestion } from './question-due.ts'

const sentence = 'Please ask Rose whether the screen is still welcome'
/** The zone of the family. */
const berlin = (local: string) => toIso(instantOf(local, 'Europe/Berlin'))

test('the caretakers are asked a quarter of a year after the first screen was opened, then every half year', async () => {
  const three = await givenThree({ at: '2027-01-11T20:00:00Z' })
  const { app, family, anna, cleo, ben } = three
  expect((await readRoom(three)).questionAt).toBeNull()
  await givenScreen(app, family)
  const first = berlin('2027-04-12T10:00')
  expect((await readRoom(three)).questionAt).toBe(first)
  // A second screen changes nothing.
  app.clock.advance(days(3))
  await givenScreen(app, family)
  await goTo(three, toIso(Date.parse(first) - 1))
  expect(await askedOf(anna)).toBe(0)
  await goTo(three, first)
  expect([await askedOf(anna), await askedOf(cleo), await askedOf(ben)]).toEqual([1, 1, 0])
  const second = berlin('2027-10-11T10:00')
  expect(await readRoom(three)).toMatchObject({ askedAt: first, questionAt: second })
  await goTo(three, toIso(Date.parse(second) - hours(1)))
  // The bell keeps its lines for 90 days.
  expect(await askedOf(anna)).toBe(0)
  await goTo(three, second)
  expect([await askedOf(anna), await askedOf(cleo), await askedOf(ben)]).toEqual([1, 1, 0])
})

test('two workers at once ask once', async () => {
  const three = await givenThree({ at: '2027-01-11T08:00:00Z' })
  const { app, family, anna, path } = three
  await givenScreen(app, family)
  await goTo(three, berlin('2027-04-12T09:59'))
  app.clock.advance(minutes(1))
  await Promise.all([runDue(app, roomQuestion), runDue(app, roomQuestion), runDue(app, roomQuestion)])
  const activity = (await anna.get(`${path}/activity`)).body as { action: string }[]
  expect(activity.filter(({ action }) => action === 'room_question')).toHaveLength(1)
  await app.runDue()
  expect(await askedOf(anna)).toBe(1)
})

test('nobody is asked at night: after an absence of the server, or when she has moved far away', async () => {
  const three = await givenThree({ at: '2027-01-11T08:00:00Z' })
  const { app, family, anna, path } = three
  await givenScreen(app, family)
  await goTo(three, berlin('2027-04-12T23:30'))
  expect(await askedOf(anna)).toBe(0)
  expect((await readRoom(three)).questionAt).toBe(berlin('2027-04-13T10:00'))
  await anna.patch(path, { timeZone: 'America/New_York' })
  await goTo(three, berlin('2027-04-13T10:00'))
  expect(await askedOf(anna)).toBe(0)
  const there = toIso(instantOf('2027-04-13T10:00', 'America/New_York'))
  expect((await readRoom(three)).questionAt).toBe(there)
  await goTo(three, there)
  expect(await askedOf(anna)).toBe(1)
})

test('while the group is deleted nobody is asked; when it is back, once', async () => {
  const three = await givenThree({ at: '2027-01-11T08:00:00Z' })
  const { app, family, anna, path } = three
  await givenScreen(app, family)
  await goTo(three, berlin('2027-04-01T12:00'))
  await anna.request('DELETE', path, { name: family.group.name })
  await goTo(three, berlin('2027-04-13T12:00'))
  await anna.post(`${path}/restore`)
  expect(await askedOf(anna)).toBe(0)
  await app.runDue()
  expect(await askedOf(anna)).toBe(1)
  await app.runDue()
  expect(await askedOf(anna)).toBe(1)
})

test('a family without a screen is not asked, and the next screen begins anew', async () => {
  const three = await givenThree({ at: '2027-01-11T08:00:00Z' })
  const { app, family, anna, path } = three
  await givenScreen(app, family)
  for (const { id } of (await anna.get(`${path}/devices`)).body)
    await anna.request('DELETE', `${path}/devices/${id}`)
  await goTo(three, berlin('2027-04-12T10:00'))
  expect(await askedOf(anna)).toBe(0)
  expect((await readRoom(three)).questionAt).toBeNull()
  await givenScreen(app, family)
  expect((await readRoom(three)).questionAt).toBe(berlin('2027-07-12T10:00'))
})

test('a caretaker who was deactivated, or has no wish to hear, is not asked', async () => {
  const three = await givenThree({ at: '2027-01-11T08:00:00Z' })
  const { app, family, anna, cleo, path } = three
  await givenScreen(app, family)
  const members = (await anna.get(`${path}/members`)).body as { id: string; user: { id: string } }[]
  const member = members.find(({ user }) => user.id === cleo.user.id)
  await anna.patch(`${path}/members/${member?.id}`, { isActive: false })
  await goTo(three, berlin('2027-04-12T10:00'))
  expect([await askedOf(anna), await askedOf(cleo)]).toEqual([1, 0])
})

test('nobody is asked while the group is in memory, and somebody is when that is taken back', async () => {
  const three = await givenThree({ at: '2027-01-11T08:00:00Z' })
  const { app, family, anna, path } = three
  await givenScreen(app, family)
  const actions = () => listActions(anna, path)
  await goTo(three, berlin('2027-04-10T10:00'))
  await keepInMemory(anna, path)
  await goTo(three, berlin('2027-04-20T10:00'))
  expect(await actions()).not.toContain('room_question')
  await keepInMemory(anna, path, false)
  await goTo(three, berlin('2027-04-21T10:00'))
  expect(await actions()).toContain('room_question')
})

/** Moves the clock there and does what is due. On the way people use their sessions, or sign in again. */
async function goTo({ app, anna, cleo, ben }: Three, at: string): Promise<void> {
  for (let left = Date.parse(at) - app.clock.now(); left > 0; left = Date.parse(at) - app.clock.now()) {
    app.clock.advance(Math.min(left, days(14)))
    for (const person of [anna, cleo, ben]) {
      const { status } = await person.get('/api/auth/user')
      const { email } = person.user
      if (status === 401) await person.post('/api/auth/sign-in', { email, password })
    }
  }
  await app.runDue()
}

async function readRoom({ anna, path }: Three): Promise<Room> {
  return (await anna.get(`${path}/room`)).body
}

async function askedOf(person: Three['anna']): Promise<number> {
  return (await sentencesOf(person)).filter((line) => line === sentence).length
}
