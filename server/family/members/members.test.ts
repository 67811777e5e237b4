import { expect, test } from 'vitest'
import { minutes, toIso } from '../../platform/clock.ts'
import {
  createFamilyApp,
  givenContent,
  givenItem,
  givenMember,
  givenOthers,
  givenPhoto,
} from '../../testing/given/given.ts'
import { listActions, readMember } from '../../testing/seen.ts'

test('a role that is changed counts with the next call', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const address = `${path}/members/${(await readMember(anna, path, mia)).id}`
  expect((await mia.post(`${path}/content`, { title: 'Emma' })).status).toBe(403)
  expect((await anna.patch(address, { role: 'caretaker' })).body).toMatchObject({ role: 'caretaker' })
  expect((await mia.post(`${path}/content`, { title: 'Emma' })).status).toBe(201)
  expect((await mia.get('/api/family-groups')).body[0].role).toBe('caretaker')
  await anna.patch(address, { role: 'member' })
  expect((await mia.post(`${path}/content`, { title: 'Emma' })).status).toBe(403)
  expect((await listActions(anna, path))[0]).toBe('member_role_changed')
})

test('what changes nothing tells nothing', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const member = await readMember(anna, path, mia)
  const actions = await listActions(anna, path)
  for (const change of [{}, { role: 'member' }, { isActive: true }]) {
    expect((await anna.patch(`${path}/members/${member.id}`, change)).body).toEqual(member)
  }
  expect(await listActions(anna, path)).toEqual(actions)
})

test('nobody is made primary caretaker by a change of role', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const { id } = await readMember(anna, path, carl)
  const refused = await anna.patch(`${path}/members/${id}`, { role: 'primary_caretaker' })
  expect(refused).toMatchObject({ status: 422, body: { error: { issues: [{ path: 'role' }] } } })
})

test('the primary caretaker is neither changed nor removed, by anybody', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const primary = await readMember(anna, path, anna)
  const address = `${path}/members/${primary.id}`
  for (const by of [anna, carl]) {
    expect((await by.patch(address, { role: 'member' })).status).toBe(403)
    expect((await by.patch(address, { isActive: false })).status).toBe(403)
    expect((await by.delete(address)).status).toBe(403)
  }
  expect(await readMember(anna, path, anna)).toMatchObject({ role: 'primary_caretaker', isActive: true })
})

test('a member of another group cannot be changed through this one', async () => {
  const { app, anna, path } = await createFamilyApp()
  const others = await givenOthers(app)
  const { id } = await readMember(others.person, others.path, others.person)
  expect((await anna.patch(`${path}/members/${id}`, { role: 'member' })).status).toBe(404)
  expect((await anna.delete(`${path}/members/${id}`)).status).toBe(404)
  expect((await anna.get(`${path}/members/${id}/contributions`)).status).toBe(404)
})

test('who is deactivated stays in the list and is let in again as they were', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const before = await readMember(anna, path, carl)
  const address = `${path}/members/${before.id}`
  expect((await anna.patch(address, { isActive: false })).body).toEqual({ ...before, isActive: false })
  expect((await carl.get(`${path}/members`)).status).toBe(404)
  expect((await carl.post(`${path}/leave`)).status).toBe(404)
  expect((await anna.patch(address, { isActive: true })).body).toEqual(before)
  expect((await carl.get(`${path}/members`)).status).toBe(200)
  expect((await listActions(anna, path)).slice(0, 2)).toEqual(['member_reactivated', 'member_deactivated'])
})

test('who is removed is out at once, streams included, and what they added stays', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const photo = await givenPhoto(carl, path)
  const book = await givenContent(carl, path)
  const milk = await givenItem(carl, path)
  const stream = await carl.listen(`${path}/live`)
  await stream.until('open')
  const { id } = await readMember(anna, path, carl)
  expect((await anna.delete(`${path}/members/${id}`)).body).toEqual({ id })
  await stream.ended
  expect((await carl.get('/api/family-groups')).body).toEqual([])
  expect((await carl.get(`${path}/photos`)).status).toBe(404)
  expect((await carl.get(`/api${photo.objectPath}`)).status).toBe(404)
  expect((await anna.get(`${path}/members`)).body).toHaveLength(1)
  expect((await anna.get(`${path}/photos`)).body).toMatchObject([{ id: photo.id, addedBy: photo.addedBy }])
  expect((await anna.get(`${path}/content`)).body).toEqual([book])
  expect((await anna.get(`${path}/shopping`)).body.items).toEqual([milk])
  expect((await anna.get(`${path}/activity`)).body[0]).toMatchObject({
    action: 'member_removed',
    actor: { name: 'Anna Hartley' },
    subject: { title: 'Carl Hartley' },
  })
  expect((await anna.delete(`${path}/members/${id}`)).status).toBe(404)
})

test('who leaves is out at once, and the others hear of it', async () => {
  const { app, family, anna, path, group } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const own = await mia.listen(`${path}/live`)
  const annas = await anna.listen(`${path}/live`)
  await Promise.all([own.until('open'), annas.until('open')])
  expect((await mia.post(`${path}/leave`)).body).toEqual({ id: group.id })
  await Promise.all([own.ended, annas.untilChanged('group')])
  expect((await mia.get(`${path}/members`)).status).toBe(404)
  expect((await mia.post(`${path}/leave`)).status).toBe(404)
  expect((await anna.get(`${path}/members`)).body).toHaveLength(1)
  expect((await listActions(anna, path))[0]).toBe('member_left')
})

test('a caretaker manages no members', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const mia = await givenMember(app, family, 'Mia', 'member')
  const address = `${path}/members/${(await readMember(anna, path, mia)).id}`
  expect((await carl.patch(address, { role: 'caretaker' })).status).toBe(403)
  expect((await carl.patch(address, { isActive: false })).status).toBe(403)
  expect((await carl.delete(address)).status).toBe(403)
})

test('what a member has contributed is counted, in this group', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  await givenItem(mia, path)
  await givenItem(mia, path)
  await givenItem(anna, path)
  const { id } = await readMember(anna, path, mia)
  expect((await anna.get(`${path}/members/${id}/contributions`)).body).toEqual([
    { action: 'shopping_item_added', count: 2 },
  ])
})

test('the switches of the group have their defaults, and a change holds for everybody', async () => {
  const { app, family, anna, path, group } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const mia = await givenMember(app, family, 'Mia', 'member')
  expect(group).toMatchObject({
    autoSendContent: true,
    dailyPhotoReminder: false,
    activityNotifications: true,
  })
  const switched = await carl.patch(`${path}/settings`, { autoSendContent: false, dailyPhotoReminder: true })
  expect(switched.body).toMatchObject({ autoSendContent: false, dailyPhotoReminder: true })
  expect((await anna.get('/api/family-groups')).body).toEqual([
    { ...group, autoSendContent: false, dailyPhotoReminder: true },
  ])
  expect((await anna.patch(`${path}/settings`, { autoSendContent: true })).body).toMatchObject({
    autoSendContent: true,
    dailyPhotoReminder: true,
  })
  expect((await mia.patch(`${path}/settings`, { autoSendContent: false })).status).toBe(403)
  expect((await anna.patch(`${path}/settings`, { autoSendContent: 'no' })).status).toBe(422)
  expect((await listActions(anna, path)).slice(0, 2)).toEqual(['settings_changed', 'settings_changed'])
})

test('notices are one’s own, in each group', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  await mia.post('/api/family-groups', { name: 'Her own' })
  const actions = await listActions(anna, path)
  const switched = await mia.patch(`${path}/notices`, { activityNotifications: false })
  expect(switched.body.activityNotifications).toBe(false)
  const wishes = (await mia.get('/api/family-groups')).body.map(
    (group: { name: string; activityNotifications: boolean }) => [group.name, group.activityNotifications],
  )
  expect(Object.fromEntries(wishes)).toEqual({ 'The Hartleys': false, 'Her own': true })
  expect((await anna.get('/api/family-groups')).body[0].activityNotifications).toBe(true)
  expect(await listActions(anna, path)).toEqual(actions)
  await mia.patch(`${path}/notices`, { activityNotifications: true })
  expect((await mia.get('/api/family-groups')).body[0].activityNotifications).toBe(true)
  expect((await mia.patch(`${path}/notices`, {})).status).toBe(422)
})

test('a member is online while a browser is open, and until the last one closes', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  expect((await readMember(anna, path, mia)).isOnline).toBe(false)
  app.clock.advance(minutes(5))
  const first = await mia.listen(`${path}/live`)
  const second = await mia.listen(`${path}/live`)
  await Promise.all([first.until('open'), second.until('open')])
  const here = await readMember(anna, path, mia)
  expect(here).toMatchObject({ isOnline: true, lastActiveAt: toIso(app.clock.now()) })

  first.close()
  await first.ended
  expect((await readMember(anna, path, mia)).isOnline).toBe(true)
  const annas = await anna.listen(`${path}/live`)
  await annas.until('open')
  app.clock.advance(minutes(1))
  second.close()
  await expect.poll(async () => (await readMember(anna, path, mia)).isOnline).toBe(false)
  expect((await readMember(anna, path, mia)).lastActiveAt).toBe(toIso(app.clock.now()))
  await expect.poll(() => annas.events.at(-1)).toMatchObject({ data: { changed: ['members'] } })
})

test('a browser that says nothing for two minutes is thought gone', async () => {
  const { app, anna, path } = await createFamilyApp()
  const stream = await anna.listen(`${path}/live`)
  await stream.until('open')
  expect((await readMember(anna, path, anna)).isOnline).toBe(true)
  app.clock.advance(minutes(2))
  expect((await readMember(anna, path, anna)).isOnline).toBe(false)
})
