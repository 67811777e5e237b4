import { expect, test } from 'vitest'
import type { Member } from '#contract/family/members.ts'
import {
  type Family,
  givenFamily,
  givenInvitation,
  givenPerson,
  type Person,
} from '../../testing/given/given.ts'
import { atOnce, eachRound, pairsOf, type Verb } from '../../testing/race.ts'
import { sharedTestApp } from '../../testing/test-app.ts'

const app = sharedTestApp()

type Row = { family: Family; mia: Person; noah: Person; email: string; id: string; token: string }

const verbs: Verb<Row>[] = [
  { name: 'Mia accepts', call: ({ mia, token }) => mia.post('/api/invitations/accept', { token }) },
  { name: 'Noah accepts', call: ({ noah, token }) => noah.post('/api/invitations/accept', { token }) },
  { name: 'cancel', call: ({ family, id }) => family.anna.delete(`${family.path}/invitations/${id}`) },
  { name: 'resend', call: ({ family, id }) => family.anna.post(`${family.path}/invitations/${id}/resend`) },
  {
    name: 'invite again',
    call: ({ family, email }) => family.anna.post(`${family.path}/members`, { email, role: 'caretaker' }),
  },
]

test.each(pairsOf(verbs))('at once on one invitation: %s', async (_name, one, other) => {
  await eachRound(app, async () => {
    const family = await givenFamily(app)
    const mia = await givenPerson(app, 'Mia')
    const noah = await givenPerson(app, 'Noah')
    const email = `invited${mia.user.id}@example.com`
    const { id, token } = await givenInvitation(family.anna, family.path, { email, role: 'member' })
    const answers = await atOnce({ family, mia, noah, email, id, token }, one, other)
    const done = [one, other].filter((_verb, index) => (answers[index]?.status ?? 500) < 300)
    await expectConsistent(
      { family, mia, noah },
      email,
      done.map(({ name }) => name),
    )
  })
})

type World = Pick<Row, 'family' | 'mia' | 'noah'>

async function expectConsistent({ family, mia, noah }: World, email: string, done: string[]) {
  const members = (await family.anna.get(`${family.path}/members`)).body as Member[]
  const joined = [mia, noah].filter(({ user }) => members.some((member) => member.user.id === user.id))
  const pending = members.filter((member) => member.invitation && member.user.email === email)
  // One link lets one person in, and only somebody who was told so.
  expect(joined.length).toBeLessThanOrEqual(1)
  expect(joined.length).toBe(done.some((name) => name.endsWith('accepts')) ? 1 : 0)
  // An address has at most one open invitation.
  expect(pending.length).toBeLessThanOrEqual(1)
  // A link that was cancelled lets nobody in afterwards; exactly one of cancel and accept wins.
  if (done.includes('cancel')) expect(joined).toEqual([])
}
