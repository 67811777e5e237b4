import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { createFamilyApp, givenItem, givenMember, givenPerson } from '../../testing/given/given.ts'
import { createTestApp } from '../../testing/test-app.ts'

test('who makes a group is its primary caretaker, and it has a screen to send to', async () => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  expect((await anna.get('/api/family-groups')).body).toEqual([])
  const made = await anna.post('/api/family-groups', {
    name: '  The Hartleys ',
    description: '',
    alexaDeviceId: 'G0922H0',
    timeZone: 'America/New_York',
    primaryCaretakerId: 'somebody else',
  })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    name: 'The Hartleys',
    description: null,
    alexaDeviceId: 'G0922H0',
    timeZone: 'America/New_York',
    primaryCaretakerId: anna.user.id,
    role: 'primary_caretaker',
  })
  expect((await anna.get('/api/family-groups')).body).toEqual([made.body])
  const path = `/api/family-groups/${made.body.id}`
  expect((await anna.get(`${path}/devices`)).body).toMatchObject([{ name: 'Family screen', openedAt: null }])
  expect((await anna.get(`${path}/activity`)).body).toMatchObject([
    { action: 'family_group_created', actor: { name: 'Anna Hartley' } },
  ])
})

test("a new group's screen is called after the loved one, as on the pages", async () => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  const screenOf = async (lovedOneName: string) => {
    const made = await anna.post('/api/family-groups', { name: 'The Hartleys', lovedOneName })
    return (await anna.get(`/api/family-groups/${made.body.id}/devices`)).body[0].name
  }
  expect(await screenOf('Rose')).toBe("Rose's screen")
  // A device's name has 200 characters at most.
  expect(await screenOf('R'.repeat(195))).toBe('Family screen')
})

test.each([
  ['no name', {}, 'name'],
  ['a blank name', { name: '   ' }, 'name'],
  ['a long name', { name: 'x'.repeat(201) }, 'name'],
  ['a place without a time', { name: 'A', timeZone: 'Mars/Olympus' }, 'timeZone'],
  ['a long description', { name: 'A', description: 'x'.repeat(2001) }, 'description'],
  ['a list of names', { name: ['A'] }, 'name'],
  ['a name with a NUL', { name: 'nul \u0000' }, 'name'],
])('a group with %s is refused, naming the field', async (_what, body, path) => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  const refused = await anna.post('/api/family-groups', body)
  expect(refused.status).toBe(422)
  expect(refused.body.error.issues[0].path).toBe(path)
  expect((await anna.get('/api/family-groups')).body).toEqual([])
})

test('editing changes what was given and leaves the rest', async () => {
  const { anna, path, group } = await createFamilyApp()
  const stream = await anna.listen(`${path}/live`)
  await stream.until('open')
  const edited = await anna.patch(path, { lovedOneName: 'Mom', role: 'member' })
  expect(edited.body).toEqual({ ...group, lovedOneName: 'Mom' })
  await Promise.all([stream.untilChanged('group'), stream.untilChanged('activity')])
})

test('the primary caretaker cannot be deactivated, and others can come back', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const members = (await family.anna.get(`${family.path}/members`)).body
  expect(members.map((member: { role: string }) => member.role)).toEqual(['primary_caretaker', 'member'])
  const [primary, member] = members
  expect((await family.anna.patch(`${family.path}/members/${primary.id}`, { isActive: false })).status).toBe(
    403,
  )
  await family.anna.patch(`${family.path}/members/${member.id}`, { isActive: false })
  expect((await mia.get(`${family.path}/photos`)).status).toBe(404)
  expect((await mia.get('/api/family-groups')).body).toEqual([])
  await family.anna.patch(`${family.path}/members/${member.id}`, { isActive: true })
  expect((await mia.get(`${family.path}/photos`)).status).toBe(200)
})

test('a change is heard by every open browser of the group, and by nobody else', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const olga = await givenPerson(app, 'Olga')
  const others = (await olga.post('/api/family-groups', { name: 'Others' })).body
  const hears = await mia.listen(`${family.path}/live`)
  const deaf = await olga.listen(`/api/family-groups/${others.id}/live`)
  await Promise.all([hears.until('open'), deaf.until('open')])
  await givenItem(family.anna, family.path)
  await hears.untilChanged('activity')
  const heard = deaf.events.filter(({ event }) => event === 'change').map(({ data }) => data)
  // That she has come herself is all that she may hear.
  expect(heard.filter((data) => !isDeepStrictEqual(data, { changed: ['members'] }))).toEqual([])
})

test("ids that cannot be are nobody's", async () => {
  const { anna } = await createFamilyApp()
  for (const id of ['x', "' or 1=1 --", '../../etc', '%00', '00000000-0000-0000-0000-000000000000']) {
    expect((await anna.get(`/api/family-groups/${encodeURIComponent(id)}/photos`)).status, id).toBe(404)
  }
})
