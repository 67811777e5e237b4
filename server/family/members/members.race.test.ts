import { expect, test } from 'vitest'
import type { FamilyGroup } from '#contract/family/groups.ts'
import type { Member } from '#contract/family/members.ts'
import { type Family, givenFamily, givenMember, type Person } from '../../testing/given/given.ts'
import { atOnce, eachRound, pairsOf, type Verb } from '../../testing/race.ts'
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts'

const app = sharedTestApp()

type Row = { family: Family; carl: Person; carlId: string }

/** Anna is the primary caretaker and has offered to hand over to Carl. */
const verbs: Verb<Row>[] = [
  { name: 'change the role', call: ({ family, carlId }) => patchMember(family, carlId, { role: 'member' }) },
  { name: 'deactivate', call: ({ family, carlId }) => patchMember(family, carlId, { isActive: false }) },
  { name: 'remove', call: ({ family, carlId }) => family.anna.delete(`${family.path}/members/${carlId}`) },
  { name: 'leave', call: ({ family, carl }) => carl.post(`${family.path}/leave`) },
  { name: 'accept', call: ({ family, carl }) => carl.post(`${family.path}/hand-over/accept`) },
  { name: 'withdraw', call: ({ family }) => family.anna.delete(`${family.path}/hand-over`) },
  { name: 'decline', call: ({ family, carl }) => carl.delete(`${family.path}/hand-over`) },
]

function patchMember({ anna, path }: Family, memberId: string, change: object) {
  return anna.patch(`${path}/members/${memberId}`, change)
}

test.each(pairsOf(verbs))('at once on one member: %s', async (_name, one, other) => {
  await eachRound(app, async () => {
    const row = await givenOffer(app, await givenFamily(app), 'Carl')
    const answers = await atOnce(row, one, other)
    const done = [one, other].flatMap(({ name }, index) => (answers[index]?.status === 200 ? [name] : []))
    await expectConsistent(row, done)
  })
})

async function givenOffer(app: TestApp, family: Family, name: string): Promise<Row> {
  const carl = await givenMember(app, family, name, 'caretaker')
  const members = (await family.anna.get(`${family.path}/members`)).body as Member[]
  const carlId = members.find(({ user }) => user.id === carl.user.id)?.id ?? ''
  await family.anna.post(`${family.path}/hand-over`, { memberId: carlId })
  return { family, carl, carlId }
}

async function expectConsistent({ family, carl, carlId }: Row, done: string[]) {
  const members = (await family.anna.get(`${family.path}/members`)).body as Member[]
  const groups = (await family.anna.get('/api/family-groups')).body as FamilyGroup[]
  const primaries = members.filter(({ role }) => role === 'primary_caretaker')
  const carlNow = members.find(({ id }) => id === carlId)
  // A group has exactly one primary caretaker, who is active.
  expect(primaries.map(({ isActive }) => isActive)).toEqual([true])
  expect(groups[0]?.primaryCaretakerId).toBe(primaries[0]?.user.id)
  // Who was removed, deactivated or has left is no primary caretaker, and nobody waits for their answer.
  if (!carlNow?.isActive) expect(groups[0]?.handOverTo).toBeNull()
  if (done.includes('accept')) expect(primaries[0]?.user.id).toBe(carl.user.id)
  // Of two who remove the member exactly one does.
  if (done.includes('remove') || done.includes('leave')) expect(carlNow).toBeUndefined()
}
