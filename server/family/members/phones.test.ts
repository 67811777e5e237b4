import { expect, test } from 'vitest'
import type { FamilyGroup } from '#contract/family/groups.ts'
import type { Member } from '#contract/family/members.ts'
import {
  createFamilyApp,
  type Family,
  givenMember,
  givenOthers,
  givenPerson,
  type Person,
} from '../../testing/given/given.ts'
import { atOnce, raceRounds } from '../../testing/race.ts'
import { createTestApp } from '../../testing/test-app.ts'

const own = '/api/auth/user/phone'

async function phoneOf(reader: Person, { path, anna }: Pick<Family, 'path' | 'anna'>) {
  const members = (await reader.get(`${path}/members`)).body as Member[]
  return members.find(({ user }) => user.id === anna.user.id)?.user.phone
}

test("one's own number is kept as it was typed, and read by the members of one's groups at once", async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const others = await givenOthers(app)
  const live = await mia.listen(`${path}/live`)
  await live.until('open')
  expect(await phoneOf(mia, family)).toBeNull()
  const kept = await anna.request('PUT', own, { phone: ' +49 (0)30 123-4567 ' })
  expect(kept.body).toMatchObject({ id: anna.user.id, phone: '+49 (0)30 123-4567' })
  await live.untilChanged('members')
  expect(await phoneOf(mia, family)).toBe('+49 (0)30 123-4567')
  expect((await anna.get('/api/auth/user')).body.phone).toBe('+49 (0)30 123-4567')
  expect((await others.person.get(`${path}/members`)).status).toBe(404)
  expect(JSON.stringify((await others.person.get(`${others.path}/members`)).body)).not.toContain('123-4567')
  // A new name leaves it, and an empty one removes it.
  await anna.patch('/api/auth/user', { firstName: 'Anna', lastName: 'Miller' })
  expect(await phoneOf(mia, family)).toBe('+49 (0)30 123-4567')
  await anna.request('PUT', own, { phone: '' })
  expect(await phoneOf(mia, family)).toBeNull()
})

test.each(['12', 'call me', '*#06#', '+49 30 1234567 1234567 1234567 12', 7, ['030']])(
  '%j is refused, naming the field, and what was kept stays',
  async (phone) => {
    const { family, anna, path } = await createFamilyApp()
    await anna.request('PUT', own, { phone: '030 1' })
    await anna.patch(path, { lovedOnePhone: '030 2' })
    for (const refused of [
      await anna.request('PUT', own, { phone }),
      await anna.patch(path, { lovedOnePhone: phone }),
      await anna.patch(`${path}/settings`, { lovedOnePhone: phone }),
    ]) {
      expect(refused.status).toBe(422)
      expect(refused.body.error.issues[0].path).toMatch(/hone$/)
    }
    expect(await phoneOf(anna, family)).toBe('030 1')
    expect((await anna.get('/api/family-groups')).body[0].lovedOnePhone).toBe('030 2')
  },
)

test("the loved one's number is for the family: caretakers keep it, members read it", async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const mia = await givenMember(app, family, 'Mia', 'member')
  const read = async () =>
    ((await mia.get('/api/family-groups')).body as FamilyGroup[]).map(({ lovedOnePhone }) => lovedOnePhone)
  expect(await read()).toEqual([null])
  const live = await mia.listen(`${path}/live`)
  await live.until('open')
  expect((await anna.patch(path, { lovedOneName: 'Rose', lovedOnePhone: '030 1234567' })).status).toBe(200)
  await live.untilChanged('group')
  expect(await read()).toEqual(['030 1234567'])
  expect((await carl.patch(`${path}/settings`, { lovedOnePhone: '+49 30 1234567' })).status).toBe(200)
  expect(await read()).toEqual(['+49 30 1234567'])
  // Another change leaves it.
  await carl.patch(`${path}/settings`, { autoSendContent: false })
  await anna.patch(path, { description: 'Rose and all of us' })
  expect(await read()).toEqual(['+49 30 1234567'])
  expect((await mia.patch(`${path}/settings`, { lovedOnePhone: '112' })).status).toBe(403)
  expect((await mia.patch(path, { lovedOnePhone: '112' })).status).toBe(403)
  await anna.patch(path, { lovedOnePhone: null })
  expect(await read()).toEqual([null])
})

test('a name and a number that are changed at once are both kept', async () => {
  const app = await createTestApp()
  for (let round = 0; round < raceRounds; round++) {
    const anna = await givenPerson(app, `Anna${round}`)
    await atOnce(
      anna,
      { name: 'number', call: (anna) => anna.request('PUT', own, { phone: '030 1234567' }) },
      {
        name: 'name',
        call: (anna) => anna.patch('/api/auth/user', { firstName: 'Anna', lastName: 'Miller' }),
      },
    )
    expect((await anna.get('/api/auth/user')).body).toMatchObject({
      phone: '030 1234567',
      lastName: 'Miller',
    })
  }
})
