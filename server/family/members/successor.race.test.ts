import { expect, test } from 'vitest'
import type { Member } from '#contract/family/members.ts'
import { days } from '../../platform/clock.ts'
import { type Family, givenFamily, givenMember, type Person, password } from '../../testing/given/given.ts'
import { atOnce, eachRound, pairsOf, type Verb } from '../../testing/race.ts'
import { readMember } from '../../testing/seen.ts'
import { sharedTestApp } from '../../testing/test-app.ts'

const app = sharedTestApp()

/** Carl is Anna's successor and can take over now; Dora is asked to become the primary caretaker. */
type Row = { family: Family; carl: Person; dora: Person; carlId: string }

const verbs: Verb<Row>[] = [
  { name: 'take over', call: ({ family, carl }) => carl.post(`${family.path}/successor/take-over/now`) },
  { name: 'say no', call: ({ family }) => family.anna.delete(`${family.path}/successor/take-over`) },
  { name: 'hand over', call: ({ family, dora }) => dora.post(`${family.path}/hand-over/accept`) },
  { name: 'leave', call: ({ family }) => family.anna.post(`${family.path}/leave`) },
  {
    name: 'demote the successor',
    call: ({ family, carlId }) => family.anna.patch(`${family.path}/members/${carlId}`, { role: 'member' }),
  },
  {
    name: 'deactivate the successor',
    call: ({ family, carlId }) => family.anna.patch(`${family.path}/members/${carlId}`, { isActive: false }),
  },
  {
    name: 'name nobody',
    call: ({ family }) => family.anna.request('PUT', `${family.path}/successor`, { memberId: null }),
  },
]

test.each(pairsOf(verbs))('at once on one successor: %s', async (_name, one, other) => {
  await eachRound(app, async () => {
    const row = await givenAsked()
    const answers = await atOnce(row, one, other)
    const done = [one, other].flatMap(({ name }, index) => (answers[index]?.status === 200 ? [name] : []))
    await expectConsistent(row, done, one === other)
  })
})

async function givenAsked(): Promise<Row> {
  const { family, anna, path } = await givenFamily(app)
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const dora = await givenMember(app, family, 'Dora', 'caretaker')
  const carlId = (await readMember(anna, path, carl)).id
  await anna.post(`${path}/hand-over`, { memberId: (await readMember(anna, path, dora)).id })
  await anna.request('PUT', `${path}/successor`, { memberId: carlId })
  app.clock.advance(days(31))
  for (const person of [carl, dora]) await signIn(person)
  expect((await carl.post(`${path}/successor/take-over`)).status).toBe(200)
  app.clock.advance(days(8))
  await signIn(anna)
  return { family, carl, dora, carlId }
}

async function signIn(person: Person): Promise<void> {
  const { status } = await person.post('/api/auth/sign-in', { email: person.user.email, password })
  expect(status).toBe(200)
}

async function expectConsistent({ family, carl, dora }: Row, done: string[], isTwice: boolean) {
  const { path } = family
  const members = (await dora.get(`${path}/members`)).body as Member[]
  const [group] = (await dora.get('/api/family-groups')).body
  const primaries = members.filter(({ role }) => role === 'primary_caretaker')
  // There is always exactly one primary caretaker, who is active.
  expect(primaries.map(({ isActive }) => isActive)).toEqual([true])
  const primaryId = primaries[0]?.user.id
  expect(group.primaryCaretakerId).toBe(primaryId)
  // The successor is an active caretaker, or nobody.
  const successor = members.find(({ user }) => user.id === group.successor?.userId)
  expect(group.successor === null || (successor?.role === 'caretaker' && successor.isActive)).toBe(true)
  const isDone = (name: string) => done.includes(name)
  if (isDone('hand over')) expect(primaryId).toBe(dora.user.id)
  else if (isDone('take over') || isDone('leave')) expect(primaryId).toBe(carl.user.id)
  // Of these two only one happens.
  for (const pair of [
    ['take over', 'say no'],
    ['take over', 'name nobody'],
    ['take over', 'hand over'],
    ['take over', 'demote the successor'],
    ['take over', 'deactivate the successor'],
    ['leave', 'name nobody'],
  ])
    expect(pair.every(isDone), pair.join(' and ')).toBe(false)
  if (isTwice && isDone('take over')) expect(done).toEqual(['take over'])
  if (isTwice && isDone('leave')) expect(done).toEqual(['leave'])
}
