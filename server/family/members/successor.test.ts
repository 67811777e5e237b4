import { expect, test } from 'vitest'
import { days, hours, minutes, toIso } from '../../platform/clock.ts'
import { givenMember, type Person, password } from '../../testing/given/given.ts'
import { givenThree, sentencesOf, type Three } from '../../testing/given/given-notices.ts'
import { listActions, readMember } from '../../testing/seen.ts'

async function name({ anna, path }: Three, person: Person | null) {
  const memberId = person && (await readMember(anna, path, person)).id
  return anna.request('PUT', `${path}/successor`, { memberId })
}

const ask = ({ cleo, path }: Three) => cleo.post(`${path}/successor/take-over`)
const takeOver = ({ cleo, path }: Three) => cleo.post(`${path}/successor/take-over/now`)
const refuse = ({ path }: Three, by: Person) => by.delete(`${path}/successor/take-over`)

/** The clock stands `passed` later; the session of everybody but Anna, who is away, goes on. */
async function pass({ app, cleo, ben }: Three, passed: number) {
  for (let left = passed; left > 0; left -= days(20)) {
    app.clock.advance(Math.min(left, days(20)))
    for (const person of [cleo, ben]) await person.get('/api/family-groups')
  }
}

async function comeBack({ anna }: Three) {
  const { email } = anna.user
  expect((await anna.post('/api/auth/sign-in', { email, password })).status).toBe(200)
}

async function rolesOf({ cleo, path }: Three): Promise<Record<string, string>> {
  const members = (await cleo.get(`${path}/members`)).body as { user: { firstName: string }; role: string }[]
  return Object.fromEntries(members.map(({ user, role }) => [user.firstName, role]))
}

test('the primary caretaker names an active caretaker, another one, or nobody; the caretakers hear of it', async () => {
  const three = await givenThree()
  const { app, family, anna, cleo, ben, path } = three
  const dora = await givenMember(app, family, 'Dora', 'caretaker')
  app.clock.advance(minutes(1))
  const named = await name(three, cleo)
  expect(named.body.successor).toEqual({ userId: cleo.user.id, name: 'Cleo Hartley', takeOver: null })
  expect((await cleo.get('/api/family-groups')).body[0].successor).toEqual(named.body.successor)
  expect((await name(three, cleo)).status).toBe(200)
  await app.runDue()
  expect((await sentencesOf(cleo))[0]).toBe('Anna Hartley named you as successor')
  expect((await sentencesOf(dora))[0]).toBe('Anna Hartley named Cleo Hartley as successor')
  expect(await sentencesOf(ben)).not.toContain('Anna Hartley named Cleo Hartley as successor')
  for (const person of [ben, anna]) expect((await name(three, person)).status).toBe(409)
  expect((await cleo.request('PUT', `${path}/successor`, { memberId: null })).status).toBe(403)
  expect((await name(three, dora)).body.successor.userId).toBe(dora.user.id)
  expect((await name(three, null)).body.successor).toBeNull()
  expect((await listActions(anna, path)).slice(0, 3)).toEqual([
    'successor_cleared',
    'successor_named',
    'successor_named',
  ])
})

test('a successor who is demoted, deactivated or removed, or has left, is named no more', async () => {
  const three = await givenThree()
  const { app, family, anna, path } = three
  const ends = [
    (address: string) => anna.patch(address, { role: 'member' }),
    (address: string) => anna.patch(address, { isActive: false }),
    (address: string) => anna.delete(address),
    (_address: string, person: Person) => person.post(`${path}/leave`),
  ]
  for (const [index, end] of ends.entries()) {
    const person = await givenMember(app, family, `Dora${index}`, 'caretaker')
    expect((await name(three, person)).body.successor).not.toBeNull()
    const address = `${path}/members/${(await readMember(anna, path, person)).id}`
    expect((await end(address, person)).status).toBe(200)
    expect((await anna.get('/api/family-groups')).body[0].successor, String(index)).toBeNull()
    expect((await anna.post(`${path}/leave`)).status).toBe(409)
  }
})

test('a hand-over to anybody clears the successor', async () => {
  const three = await givenThree()
  const { app, family, anna, cleo, path } = three
  const dora = await givenMember(app, family, 'Dora', 'caretaker')
  await name(three, cleo)
  await anna.post(`${path}/hand-over`, { memberId: (await readMember(anna, path, dora)).id })
  expect((await dora.post(`${path}/hand-over/accept`)).body).toMatchObject({
    primaryCaretakerId: dora.user.id,
    successor: null,
  })
})

test.each([false, true])('who leaves is followed by the successor; in memory: %s', async (isInMemory) => {
  const three = await givenThree()
  const { app, anna, cleo, path } = three
  expect((await anna.post(`${path}/leave`)).status).toBe(409)
  await name(three, cleo)
  // So that the sentences have an order.
  app.clock.advance(1000)
  if (isInMemory) await anna.request('PUT', `${path}/in-memory`, { isInMemory })
  expect((await anna.post(`${path}/leave`)).status).toBe(200)
  expect((await anna.get('/api/family-groups')).body).toEqual([])
  expect(await rolesOf(three)).toEqual({ Cleo: 'primary_caretaker', Ben: 'member' })
  expect((await cleo.get('/api/family-groups')).body[0]).toMatchObject({
    primaryCaretakerId: cleo.user.id,
    role: 'primary_caretaker',
    successor: null,
  })
  await app.runDue()
  expect((await sentencesOf(cleo)).slice(0, 2).toSorted()).toEqual([
    'Anna Hartley left the family',
    'You are the primary caretaker now, because Anna Hartley left the family',
  ])
  expect((await cleo.post(`${path}/leave`)).status).toBe(409)
})

test('after 30 days of silence and 7 without a no the successor takes over, and both hear of it', async () => {
  const three = await givenThree()
  const { app, ways, anna, cleo, ben, path } = three
  const choices = await anna.patch(`${path}/notice-choices`, { push: 'off', mail: 'off' })
  expect(choices.status).toBe(200)
  await anna.patch(`${path}/notices`, { activityNotifications: false })
  expect((await ask(three)).status).toBe(403)
  await name(three, cleo)
  expect((await takeOver(three)).status).toBe(409)
  await pass(three, days(30) - minutes(5))
  const early = await ask(three)
  expect(early.status).toBe(409)
  expect(early.body.error.message).toContain('Anna Hartley was here within the last 30 days')
  await pass(three, minutes(10))
  expect((await ben.post(`${path}/successor/take-over`)).status).toBe(403)
  await app.runDue()
  ways.sent.length = 0
  const now = app.clock.now()
  const state = { askedAt: toIso(now), possibleAt: toIso(now + days(7)) }
  expect((await ask(three)).body.successor.takeOver).toEqual(state)
  app.clock.advance(hours(1))
  expect((await ask(three)).body.successor.takeOver).toEqual(state)
  await app.runDue()
  // By every way, whatever she chose.
  expect(ways.sent.map(({ way, userId }) => [way, userId]).toSorted()).toEqual([
    ['mail', anna.user.id],
    ['push', anna.user.id],
  ])
  await pass(three, days(7) - hours(1) - 1)
  expect((await takeOver(three)).status).toBe(409)
  app.clock.advance(1)
  expect((await ben.post(`${path}/successor/take-over/now`)).status).toBe(403)
  expect((await takeOver(three)).body).toMatchObject({ role: 'primary_caretaker', successor: null })
  expect((await takeOver(three)).status).toBe(403)
  expect(await rolesOf(three)).toEqual({ Anna: 'caretaker', Cleo: 'primary_caretaker', Ben: 'member' })
  await app.runDue()
  await comeBack(three)
  expect((await sentencesOf(anna)).slice(0, 2)).toEqual([
    'Cleo Hartley took over as primary caretaker. You are a caretaker now',
    expect.stringMatching(/^Cleo Hartley asks to take over as primary caretaker. You can say no until /),
  ])
  expect(await listActions(cleo, path)).toEqual(expect.arrayContaining(['take_over_asked', 'take_over_done']))
  expect((await anna.request('PUT', `${path}/successor`, { memberId: null })).status).toBe(403)
})

test('a no ends it, and only 30 more silent days later it can be asked again', async () => {
  const three = await givenThree()
  const { app, anna, cleo, ben } = three
  await name(three, cleo)
  await pass(three, days(31))
  await ask(three)
  await pass(three, days(8))
  expect((await refuse(three, ben)).status).toBe(403)
  await comeBack(three)
  expect((await refuse(three, anna)).body.successor.takeOver).toBeNull()
  // She signs out, so that no session says when she was here.
  await anna.post('/api/logout')
  expect((await anna.get('/api/auth/user')).status).toBe(401)
  await app.runDue()
  expect((await sentencesOf(cleo))[0]).toBe('Anna Hartley stays the primary caretaker')
  expect((await takeOver(three)).status).toBe(409)
  expect((await ask(three)).status).toBe(409)
  await pass(three, days(29))
  expect((await ask(three)).status).toBe(409)
  await pass(three, days(1))
  expect((await ask(three)).status).toBe(200)
  expect((await refuse(three, cleo)).body.successor.takeOver).toBeNull()
  expect((await ask(three)).status).toBe(200)
})

test('naming another successor ends what the one before has asked', async () => {
  const three = await givenThree()
  const { app, family, cleo } = three
  const dora = await givenMember(app, family, 'Dora', 'caretaker')
  await name(three, cleo)
  await pass(three, days(31))
  await ask(three)
  await comeBack(three)
  expect((await name(three, dora)).body.successor).toMatchObject({ userId: dora.user.id, takeOver: null })
  expect((await takeOver(three)).status).toBe(403)
})

test('being signed in anywhere counts as being here', async () => {
  const three = await givenThree()
  const { anna, cleo } = three
  await name(three, cleo)
  await pass(three, days(25))
  expect((await anna.get('/api/auth/user')).status).toBe(200)
  await pass(three, days(6))
  expect((await ask(three)).status).toBe(409)
})
