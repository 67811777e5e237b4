import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Member } from '#contract/family/members.ts'
import type { Browser } from '../../testing/browser.ts'
import {
  createFamilyApp,
  type Family,
  givenInvitation,
  givenMember,
  givenOthers,
  type Person,
} from '../../testing/given/given.ts'
import { listActions, readMember } from '../../testing/seen.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { addMember } from '../membership.ts'

test('who is asked and accepts is the primary caretaker, and the former one a caretaker', async () => {
  const { family, carl } = await givenFamilyWithCarl()
  const { anna, path, group } = family
  const asked = await offer(family, carl)
  expect(asked.status).toBe(200)
  expect(asked.body).toEqual({ ...group, handOverTo: { userId: carl.user.id, name: 'Carl Hartley' } })
  expect((await carl.get('/api/family-groups')).body[0].handOverTo).toEqual(asked.body.handOverTo)
  expect(await rolesOf(anna, path)).toEqual({ Anna: 'primary_caretaker', Carl: 'caretaker' })

  const accepted = await carl.post(`${path}/hand-over/accept`)
  expect(accepted.body).toMatchObject({
    primaryCaretakerId: carl.user.id,
    role: 'primary_caretaker',
    handOverTo: null,
  })
  expect(await rolesOf(anna, path)).toEqual({ Anna: 'caretaker', Carl: 'primary_caretaker' })
  expect((await anna.patch(path, { name: 'Mine' })).status).toBe(403)
  expect((await carl.patch(path, { name: 'Ours' })).status).toBe(200)
  expect((await listActions(anna, path)).slice(1, 3)).toEqual(['hand_over_accepted', 'hand_over_offered'])
})

test('nobody accepts who was not asked, and nobody twice', async () => {
  const { app, family, carl } = await givenFamilyWithCarl()
  const { anna, path } = family
  const mia = await givenMember(app, family, 'Mia', 'caretaker')
  const others = await givenOthers(app)
  expect((await carl.post(`${path}/hand-over/accept`)).status).toBe(403)
  await offer(family, carl)
  expect((await mia.post(`${path}/hand-over/accept`)).status).toBe(403)
  expect((await anna.post(`${path}/hand-over/accept`)).status).toBe(403)
  expect((await others.person.post(`${path}/hand-over/accept`)).status).toBe(404)
  expect((await carl.post(`${path}/hand-over/accept`)).status).toBe(200)
  expect((await carl.post(`${path}/hand-over/accept`)).status).toBe(403)
  expect(await rolesOf(anna, path)).toMatchObject({ Carl: 'primary_caretaker', Mia: 'caretaker' })
})

test('only an active caretaker of the group can be asked, and only by the primary caretaker', async () => {
  const { app, family, carl } = await givenFamilyWithCarl()
  const { anna, path } = family
  const mia = await givenMember(app, family, 'Mia', 'member')
  const dora = await givenMember(app, family, 'Dora', 'caretaker')
  await anna.patch(`${path}/members/${(await readMember(anna, path, dora)).id}`, { isActive: false })
  const others = await givenOthers(app)
  const pending = await givenInvitation(anna, path, { email: 'x@example.com', role: 'caretaker' })
  const stranger = await readMember(others.person, others.path, others.person)
  for (const person of [mia, dora, anna]) expect.soft((await offer(family, person)).status).toBe(409)
  for (const memberId of [pending.id, stranger.id]) {
    expect.soft((await anna.post(`${path}/hand-over`, { memberId })).status).toBe(404)
  }
  const { id: memberId } = await readMember(anna, path, carl)
  expect((await carl.post(`${path}/hand-over`, { memberId })).status).toBe(403)
  expect((await anna.get('/api/family-groups')).body[0].handOverTo).toBeNull()
})

test('a new question replaces the one before', async () => {
  const { app, family, carl } = await givenFamilyWithCarl()
  const mia = await givenMember(app, family, 'Mia', 'caretaker')
  await offer(family, carl)
  expect((await offer(family, mia)).body.handOverTo.userId).toBe(mia.user.id)
  expect((await carl.post(`${family.path}/hand-over/accept`)).status).toBe(403)
})

test('the question is taken back by who asked, or answered with no by who was asked, and by nobody else', async () => {
  const { app, family, carl } = await givenFamilyWithCarl()
  const { anna, path } = family
  const mia = await givenMember(app, family, 'Mia', 'caretaker')
  for (const person of [anna, carl]) {
    await offer(family, carl)
    expect((await mia.delete(`${path}/hand-over`)).status).toBe(403)
    expect((await person.delete(`${path}/hand-over`)).body.handOverTo).toBeNull()
    expect((await carl.post(`${path}/hand-over/accept`)).status).toBe(403)
    expect((await listActions(anna, path))[0]).toBe('hand_over_cancelled')
  }
})

test.each<[string, (family: Family, carl: Person, address: string) => Promise<unknown>]>([
  ['is removed', ({ anna }, _carl, address) => anna.delete(address)],
  ['is deactivated', ({ anna }, _carl, address) => anna.patch(address, { isActive: false })],
  ['is made a member', ({ anna }, _carl, address) => anna.patch(address, { role: 'member' })],
  ['leaves', ({ path }, carl) => carl.post(`${path}/leave`)],
])('the question is gone when the one who was asked %s', async (_what, happens) => {
  const { family, carl } = await givenFamilyWithCarl()
  const { anna, path } = family
  await offer(family, carl)
  await happens(family, carl, `${path}/members/${(await readMember(anna, path, carl)).id}`)
  expect((await anna.get('/api/family-groups')).body[0].handOverTo).toBeNull()
  expect((await carl.post(`${path}/hand-over/accept`)).status).toBeGreaterThanOrEqual(403)
  expect((await rolesOf(anna, path)).Anna).toBe('primary_caretaker')
})

test('the primary caretaker leaves only after handing over', async () => {
  const { family, carl } = await givenFamilyWithCarl()
  const { anna, path } = family
  const refused = await anna.post(`${path}/leave`)
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
  await offer(family, carl)
  await carl.post(`${path}/hand-over/accept`)
  expect((await anna.post(`${path}/leave`)).status).toBe(200)
  expect((await anna.get('/api/family-groups')).body).toEqual([])
  expect(await rolesOf(carl, path)).toEqual({ Carl: 'primary_caretaker' })
})

test.each<[string, (family: Family, carl: Person, address: string) => Promise<unknown>]>([
  ['leaves', ({ path }, carl) => carl.post(`${path}/leave`)],
  ['is removed', ({ anna }, _carl, address) => anna.delete(address)],
  ['is made a member', ({ anna }, _carl, address) => anna.patch(address, { role: 'member' })],
  ['is deactivated', ({ anna }, _carl, address) => anna.patch(address, { isActive: false })],
])('a group has its primary caretaker even when one accepts and %s at once', async (_what, happens) => {
  const { app, family, carl } = await givenFamilyWithCarl()
  const { anna } = family
  for (let round = 0; round < 10; round++) {
    const group = (await anna.post('/api/family-groups', { name: 'Another' })).body
    const another = { anna, group, path: `/api/family-groups/${group.id}` }
    await addMember(app, group.id, carl.user, 'caretaker')
    await offer(another, carl)
    const address = `${another.path}/members/${(await readMember(anna, another.path, carl)).id}`
    const accepts = sleep(round % 3).then(() => carl.post(`${another.path}/hand-over/accept`))
    await Promise.all([accepts, happens(another, carl, address)])
    const members: Member[] = (await anna.get(`${another.path}/members`)).body
    const primaries = members.filter(({ role, isActive }) => role === 'primary_caretaker' && isActive)
    expect(primaries).toHaveLength(1)
  }
})

type Given = { app: TestApp; family: Family; carl: Person }

/** Anna's family, with Carl, who is a caretaker. */
async function givenFamilyWithCarl(): Promise<Given> {
  const { app, family } = await createFamilyApp()
  return { app, family, carl: await givenMember(app, family, 'Carl', 'caretaker') }
}

async function offer({ anna, path }: Family, person: Person) {
  const { id } = await readMember(anna, path, person)
  return anna.post(`${path}/hand-over`, { memberId: id })
}

async function rolesOf(by: Browser, path: string): Promise<Record<string, string>> {
  const members: Member[] = (await by.get(`${path}/members`)).body
  return Object.fromEntries(members.map(({ user, role }) => [user.firstName, role]))
}
