import { expect, test } from 'vitest'
import type { Device } from '#contract/delivery/delivery.ts'
import type { Member } from '#contract/family/members.ts'
import { minutes, toIso } from '../platform/clock.ts'
import { createAlexaApp, shownCode, testEcho } from '../testing/alexa/given-echo.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import {
  createFamilyApp,
  type Family,
  givenFamily,
  givenMember,
  givenPhoto,
  givenScreen,
  type Person,
} from '../testing/given/given.ts'
import { listActions } from '../testing/seen.ts'

const opening = '/api/screen/open'

test('Settings says who opened a screen and when, in whose browser, and what is not known', async () => {
  const { app, family } = await createFamilyApp()
  const tom = await givenMember(app, family, 'Tom', 'caretaker')
  const mia = await givenMember(app, family, 'Mia', 'member')
  const unopened = await devicesOf(family)
  expect(unopened).toMatchObject([{ openedAt: null, openedBy: null, browserOf: null, keptBy: null }])

  await tom.post(opening, { token: await linkOf(family, tom) })
  app.clock.advance(minutes(1))
  await givenScreen(app, { anna: tom, path: family.path })
  app.clock.advance(minutes(1))
  await mia.post(opening, { token: await linkOf(family, tom) })
  const [own, room, hers] = await devicesOf(family)
  const named = { id: tom.user.id, name: 'Tom Hartley' }
  expect(own).toMatchObject({ openedBy: named, browserOf: named, keptBy: null })
  expect(room).toMatchObject({ openedBy: named, browserOf: null, keptBy: null })
  expect(room?.openedAt).toBe(toIso(app.clock.now() - minutes(1)))
  expect(hers).toMatchObject({ openedBy: named, browserOf: { id: mia.user.id, name: 'Mia Hartley' } })

  await app.db.updateTable('devices').set({ opened_by: null, browser_of: null }).execute()
  for (const device of await devicesOf(family)) expect(device.openedBy).toBeNull()
})

test('a screen that was paired by a code is of the person who typed it, also when its token is fetched again', async () => {
  const { app, family } = await createFamilyApp()
  const tom = await givenMember(app, family, 'Tom', 'caretaker')
  const screen = openBrowser(app)
  const { code } = (await screen.post('/api/screen/pairing')).body
  await tom.post(`${family.path}/devices/pair`, { code })
  const pairing = new Map(screen.cookies)
  expect((await screen.post('/api/screen/pairing/finish')).status).toBe(200)
  const [{ id }] = (await devicesOf(family)) as [Device]
  await family.anna.post(`${family.path}/devices/${id}/keep`)
  for (const [name, value] of pairing) screen.cookies.set(name, value)
  expect((await screen.post('/api/screen/pairing/finish')).status).toBe(200)
  const [device] = await devicesOf(family)
  expect(device).toMatchObject({ openedBy: { id: tom.user.id }, keptBy: { id: family.anna.user.id } })
})

test.each<[string, (family: Family, tom: Person, body?: object) => Promise<unknown>]>([
  [
    'is removed',
    async (family, tom, body) => family.anna.request('DELETE', await address(family, tom), body),
  ],
  [
    'is deactivated',
    async (family, tom, body) => family.anna.patch(await address(family, tom), { isActive: false, ...body }),
  ],
  [
    'may no longer connect screens',
    async (family, tom, body) => family.anna.patch(await address(family, tom), { role: 'member', ...body }),
  ],
  ['leaves', (family, tom) => tom.post(`${family.path}/leave`)],
])('a screen ends at once, with its stream, when the person who opened it %s', async (_what, happens) => {
  const { app, family } = await createFamilyApp()
  const tom = await givenMember(app, family, 'Tom', 'caretaker')
  const others = await givenScreen(app, family)
  const [annas] = (await devicesOf(family)) as [Device]
  const screen = await givenScreen(app, { anna: tom, path: family.path })
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  await happens(family, tom)
  await stream.until('revoked')
  await stream.ended
  expect((await screen.get('/api/screen')).status).toBe(401)
  expect((await others.get('/api/screen')).status).toBe(200)
  expect((await devicesOf(family)).map(({ id }) => id)).toEqual([annas.id])
  const photo = await givenPhoto(family.anna, family.path)
  await family.anna.post(`${family.path}/photos/${photo.id}/send-to-alexa`)
  expect((await screen.get('/api/screen')).status).toBe(401)
  expect(await listActions(family.anna, family.path)).toContain('device_removed')
})

test('who removes a person keeps the screens that they name, and their own removal would end those', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const tom = await givenMember(app, family, 'Tom', 'caretaker')
  const kept = await givenScreen(app, { anna: tom, path })
  const ended = await givenScreen(app, { anna: tom, path })
  const [first] = (await devicesOf(family)) as [Device]
  const elsewhere = '0191e6a0-0000-7000-8000-000000000000'
  const body = { keepDevices: [first.id, elsewhere] }
  expect((await anna.request('DELETE', await address(family, tom), body)).status).toBe(200)
  expect((await kept.get('/api/screen')).status).toBe(200)
  expect((await ended.get('/api/screen')).status).toBe(401)
  expect(await devicesOf(family)).toMatchObject([
    { id: first.id, openedBy: { id: tom.user.id }, keptBy: { id: anna.user.id } },
  ])
  expect((await listActions(anna, path)).slice(0, 3).sort()).toEqual([
    'device_kept',
    'device_removed',
    'member_removed',
  ])
})

test('a screen that another caretaker keeps stays when its opener leaves, and ends with the one who keeps it', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const tom = await givenMember(app, family, 'Tom', 'caretaker')
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const screen = await givenScreen(app, { anna: tom, path })
  const [{ id }] = (await devicesOf(family)) as [Device]
  for (const _ of [1, 2]) {
    const answer = await carl.post(`${path}/devices/${id}/keep`)
    expect(answer).toMatchObject({ status: 200, body: { id, keptBy: { id: carl.user.id } } })
  }
  expect((await listActions(anna, path)).filter((action) => action === 'device_kept')).toHaveLength(1)
  await tom.post(`${path}/leave`)
  expect((await screen.get('/api/screen')).status).toBe(200)
  await carl.post(`${path}/leave`)
  expect((await screen.get('/api/screen')).status).toBe(401)
  expect(await devicesOf(family)).toMatchObject([{ openedAt: null }])
})

test("a screen in a member's own browser ends with the member, whoever made its link", async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  await mia.post(opening, { token: await linkOf(family, family.anna) })
  expect((await mia.get('/api/screen')).status).toBe(200)
  await mia.post(`${family.path}/leave`)
  expect((await mia.get('/api/screen')).status).toBe(401)
})

test('a screen that another caretaker keeps stays with its opener when that one goes', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const tom = await givenMember(app, family, 'Tom', 'caretaker')
  const screen = await givenScreen(app, family)
  const [{ id }] = (await devicesOf(family)) as [Device]
  expect((await tom.post(`${path}/devices/${id}/keep`)).status).toBe(200)
  await anna.patch(await address(family, tom), { role: 'member' })
  expect((await screen.get('/api/screen')).status).toBe(200)
  await tom.post(`${path}/leave`)
  expect((await screen.get('/api/screen')).status).toBe(200)
})

test("a kept screen in a caretaker's own browser stays when they are a member from then on", async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const tom = await givenMember(app, family, 'Tom', 'caretaker')
  await tom.post(opening, { token: await linkOf(family, tom) })
  const device = (await devicesOf(family)).find(({ browserOf }) => browserOf?.id === tom.user.id)
  expect((await anna.post(`${path}/devices/${device?.id}/keep`)).status).toBe(200)
  await anna.patch(await address(family, tom), { role: 'member' })
  expect((await tom.get('/api/screen')).status).toBe(200)
})

test("a kept screen in a member's own browser ends when they are gone, unless it is kept at that moment", async () => {
  const { app, family, anna } = await createFamilyApp()
  for (const isKept of [false, true]) {
    const tom = await givenMember(app, family, isKept ? 'Tim' : 'Tom', 'caretaker')
    await tom.post(opening, { token: await linkOf(family, tom) })
    const device = (await devicesOf(family)).find(({ browserOf }) => browserOf?.id === tom.user.id)
    const keepDevices = [device?.id]
    await anna.patch(await address(family, tom), { role: 'member', keepDevices })
    expect((await tom.get('/api/screen')).status).toBe(200)
    const body = isKept ? { keepDevices } : {}
    expect((await anna.request('DELETE', await address(family, tom), body)).status).toBe(200)
    expect((await tom.get('/api/screen')).status).toBe(isKept ? 200 : 401)
  }
})

test('a link, and a code that is typed, are worth nothing when their person was removed meanwhile', async () => {
  const { app, family } = await createFamilyApp()
  const tom = await givenMember(app, family, 'Tom', 'caretaker')
  const token = await linkOf(family, tom)
  const screen = openBrowser(app)
  const { code } = (await screen.post('/api/screen/pairing')).body
  expect((await tom.post(`${family.path}/devices/pair`, { code })).status).toBe(200)
  await family.anna.delete(await address(family, tom))
  expect((await openBrowser(app).post(opening, { token })).status).toBe(404)
  expect((await screen.post('/api/screen/pairing/finish')).status).toBe(404)
  for (const device of await devicesOf(family)) expect(device.openedAt).toBeNull()
})

test('an Echo ends with the person who linked it, by either kind of code, unless it is kept', async () => {
  const app = await createAlexaApp()
  const { family, anna, path } = await givenFamily(app)
  const tom = await givenMember(app, family, 'Tom', 'caretaker')
  const [typed, said] = [testEcho(app), testEcho(app)]
  await tom.post(`${path}/alexa/pair`, { code: await shownCode(typed) })
  const { code } = (await tom.post(`${path}/alexa/codes`)).body
  await said.intend('LinkIntent', { code })
  const echoes = (await devicesOf(family)).filter(({ kind }) => kind === 'echo')
  expect(echoes.map(({ openedBy }) => openedBy?.id)).toEqual([tom.user.id, tom.user.id])
  await anna.request('DELETE', await address(family, tom), { keepDevices: [echoes[1]?.id] })
  const left = (await devicesOf(family)).filter(({ kind }) => kind === 'echo')
  expect(left).toMatchObject([{ id: echoes[1]?.id, keptBy: { id: anna.user.id } }])
  // The other one is not linked any more, and shows a code again.
  expect(await shownCode(typed)).toMatch(/^\d{6}$/)
})

async function devicesOf({ anna, path }: Family): Promise<Device[]> {
  return (await anna.get(`${path}/devices`)).body
}

async function linkOf({ path }: Family, by: Browser): Promise<string> {
  return (await by.post(`${path}/devices/links`)).body.url.split('#open=')[1]
}

async function address({ anna, path }: Family, person: Person): Promise<string> {
  const members: Member[] = (await anna.get(`${path}/members`)).body
  return `${path}/members/${members.find(({ user }) => user.id === person.user.id)?.id}`
}
