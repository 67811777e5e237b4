import { expect, test } from 'vitest'
import type { Photo } from '#contract/photos/photos.ts'
import { pairingAlphabet } from '#contract/screen/screen.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { minutes } from '../platform/clock.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import {
  createFamilyApp,
  createRoomApp,
  givenContent,
  givenMember,
  givenNote,
  givenPerson,
  givenScreen,
  givenSentPhoto,
} from '../testing/given/given.ts'
import { createTestApp } from '../testing/test-app.ts'

test("a screen shows a code, a caretaker types it, and the screen is the group's", async () => {
  const { app, family } = await createFamilyApp()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const screen = openBrowser(app)
  const { code } = (await screen.post('/api/screen/pairing')).body
  expect([...code].every((letter) => pairingAlphabet.includes(letter))).toBe(true)
  expect((await screen.post('/api/screen/pairing/finish')).status).toBe(404)
  const waiting = await screen.listen('/api/screen/pairing/live')
  await waiting.until('open')

  const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `
  const letters = { metres: 2, inches: null, forWeakEyes: false }
  const paired = await carl.post(`${family.path}/devices/pair`, { code: typed, letters })
  expect(paired.body).toMatchObject({ letters })
  expect(paired).toMatchObject({ status: 200, body: { name: 'Family screen', openedAt: null } })
  await waiting.until('paired')
  const view = await screen.post('/api/screen/pairing/finish')
  expect(view).toMatchObject({
    status: 200,
    body: { groupName: 'The Hartleys', timeZone: 'Europe/Berlin', items: [] },
  })
  expect((await screen.get('/api/screen')).status).toBe(200)
  const [connected] = (await carl.get(`${family.path}/activity?limit=1`)).body
  expect(connected.action).toBe('device_connected')
  const [device] = (await carl.get(`${family.path}/devices`)).body
  expect(device).toMatchObject({ id: paired.body.id, openedAt: expect.any(String) })

  expect((await carl.post(`${family.path}/devices/pair`, { code })).status).toBe(422)
  expect((await screen.post('/api/screen/pairing/finish')).status).toBe(404)
})

test("a new screen begins with the family's last pictures and notes, which are no news there", async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const send = (caption: string) => {
    app.clock.advance(minutes(1))
    return givenSentPhoto(anna, path, caption)
  }
  // Waits until there is a screen.
  await send('Waiting')
  const first = await givenScreen(app, family)
  await send('Garden')
  const takenBack = await send('Wrong')
  await anna.post(`${path}/deliveries/${takenBack.id}/take-back`)
  const note = await givenNote(anna, path, { text: 'We come at three' })
  await anna.post(`${path}/notes/${note.id}/send`)
  const shown = async (screen: Browser) =>
    (await screen.get('/api/screen')).body.items.map(({ title }: ScreenItem) => title)
  const states = async () =>
    (await anna.get(`${path}/photos`)).body.map(({ delivery }: Photo) => delivery?.devices.length)
  const before = await states()
  const all = await shown(first)
  expect(all).toEqual(['We come at three', 'Garden', 'Waiting'])

  const second = await givenScreen(app, family)
  expect(await shown(second)).toEqual(all)
  expect(await states()).toEqual(before)
  const { items } = (await second.get('/api/screen')).body
  expect(items.filter(({ shownAt }: ScreenItem) => shownAt === null)).toEqual([])
  const [, garden] = items
  await second.post(`/api/screen/deliveries/${garden.deliveryId}/shown`, {})
  expect((await anna.get(`${path}/photos`)).body[1].delivery).toMatchObject({
    state: 'shown',
    devices: [{}, {}],
  })
})

test('a code is valid for 15 minutes, and guessing it is limited', async () => {
  const { app, anna, path } = await createFamilyApp()
  const screen = openBrowser(app)
  const { code } = (await screen.post('/api/screen/pairing')).body
  app.clock.advance(minutes(15))
  const late = await anna.post(`${path}/devices/pair`, { code })
  expect(late.status).toBe(422)
  expect(late.body.error.issues[0].path).toBe('code')
  expect((await anna.post(`${path}/devices/pair`, { code: '10IO00' })).status).toBe(422)
  let last = late
  for (let count = 0; count < 12; count++) last = await anna.post(`${path}/devices/pair`, { code: 'AAAAAA' })
  expect(last.status).toBe(429)
  const kept = JSON.stringify(await app.db.selectFrom('screen_pairings').selectAll().execute())
  expect(kept).not.toContain(code)
})

test('one network opens no streams of pairings without end, and a new screen is heard', async () => {
  const { app, anna, path } = await createFamilyApp({ PAIRING_STREAMS: '3' })
  const waiting = async (browser: Browser) => {
    const stream = await browser.listen('/api/screen/pairing/live')
    await stream.until('open')
    return stream
  }
  const hostile = openBrowser(app)
  await hostile.post('/api/screen/pairing')
  const held = [await waiting(hostile), await waiting(hostile), await waiting(hostile)]
  const screen = openBrowser(app)
  const { code } = (await screen.post('/api/screen/pairing')).body
  const ofScreen = await waiting(screen)
  await held[0]?.ended
  expect(held[0]?.events.at(-1)?.event).toBe('full')
  for (let count = 0; count < 3; count++) held.push(await waiting(hostile))
  // Its own give way, not the one of the screen.
  await held[3]?.ended
  expect((await anna.post(`${path}/devices/pair`, { code })).status).toBe(200)
  await ofScreen.until('paired')
})

test('the stream of a waiting screen needs a valid code, and ends when the code expires', async () => {
  const app = await createTestApp()
  const stranger = openBrowser(app)
  stranger.cookies.set('sunporch_pairing', 'made-up')
  expect((await stranger.listen('/api/screen/pairing/live')).status).toBe(404)
  const screen = openBrowser(app)
  await screen.post('/api/screen/pairing')
  const waiting = await screen.listen('/api/screen/pairing/live')
  await waiting.until('open')
  app.clock.advance(minutes(15))
  await waiting.ended
  expect((await screen.get('/api/screen/pairing/live')).status).toBe(404)
})

test('a typed code is fetched only by the screen that showed it', async () => {
  const { app, anna, path } = await createFamilyApp()
  const [screen, thief] = [openBrowser(app), openBrowser(app)]
  const { code } = (await screen.post('/api/screen/pairing')).body
  await thief.post('/api/screen/pairing')
  await anna.post(`${path}/devices/pair`, { code })
  expect((await thief.post('/api/screen/pairing/finish')).status).toBe(404)
  expect((await openBrowser(app).post('/api/screen/pairing/finish')).status).toBe(404)
  expect((await screen.post('/api/screen/pairing/finish')).status).toBe(200)
})

test('a screen is opened when its browser fetches the token, and stays reserved until the code expires', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const { code } = (await openBrowser(app).post('/api/screen/pairing')).body
  const reserved = (await anna.post(`${path}/devices/pair`, { code })).body
  const delivery = await givenSentPhoto(anna, path)
  expect(delivery).toMatchObject({ state: 'accepted', isWaitingForScreen: true })

  await givenScreen(app, family)
  const opened = async () =>
    (await anna.get(`${path}/devices`)).body.map(
      ({ openedAt }: { openedAt: string | null }) => openedAt !== null,
    )
  expect(await opened()).toEqual([false, true])
  app.clock.advance(minutes(15))
  const later = openBrowser(app)
  const second = (await later.post('/api/screen/pairing')).body
  expect((await anna.post(`${path}/devices/pair`, { code: second.code })).body.id).toBe(reserved.id)
  expect((await later.post('/api/screen/pairing/finish')).body.items).toMatchObject([{ kind: 'photo' }])
  expect(await opened()).toEqual([true, true])
})

test('a token whose response was lost can be fetched again until the code expires', async () => {
  const { app, anna, path } = await createFamilyApp()
  const [lost, screen] = [openBrowser(app), openBrowser(app)]
  const { code } = (await screen.post('/api/screen/pairing')).body
  const secret = screen.cookies.get('sunporch_pairing') ?? ''
  await anna.post(`${path}/devices/pair`, { code })
  lost.cookies.set('sunporch_pairing', secret)
  expect((await lost.post('/api/screen/pairing/finish')).status).toBe(200)
  expect((await screen.post('/api/screen/pairing/finish')).status).toBe(200)
  expect((await screen.get('/api/screen')).status).toBe(200)
  expect((await lost.get('/api/screen')).status).toBe(401)
  expect((await anna.get(`${path}/devices`)).body).toHaveLength(1)
  const activity: { action: string }[] = (await anna.get(`${path}/activity`)).body
  expect(activity.filter(({ action }) => action === 'device_connected')).toHaveLength(1)

  app.clock.advance(minutes(15))
  lost.cookies.set('sunporch_pairing', secret)
  expect((await lost.post('/api/screen/pairing/finish')).status).toBe(404)
})

test('a link works once, and changes nothing in a browser that is a screen already', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { url } = (await anna.post(`${path}/devices/links`)).body
  expect(url).toMatch(new RegExp(`^http://localhost:${new URL(app.url).port}/screen#open=`))
  const token = url.split('#open=')[1]
  const screen = openBrowser(app)
  expect((await screen.post('/api/screen/open', { token })).status).toBe(200)
  const used = await openBrowser(app).post('/api/screen/open', { token })
  expect(used).toMatchObject({ status: 404, body: { error: { code: 'link_gone' } } })
  const second = (await anna.post(`${path}/devices/links`)).body.url.split('#open=')[1]
  expect((await screen.post('/api/screen/open', { token: second })).status).toBe(200)
  expect((await anna.get(`${path}/devices`)).body).toHaveLength(1)
  const third = (await anna.post(`${path}/devices/links`)).body.url.split('#open=')[1]
  app.clock.advance(minutes(15))
  expect((await openBrowser(app).post('/api/screen/open', { token: third })).status).toBe(404)
})

test.each([{ isActive: false }, { role: 'member' }])(
  'a link or a code of a person who may no longer connect screens is refused: %j',
  async (change) => {
    const { app, family, anna, path } = await createFamilyApp()
    const carl = await givenMember(app, family, 'Carl', 'caretaker')
    const token = (await carl.post(`${path}/devices/links`)).body.url.split('#open=')[1]
    const screen = openBrowser(app)
    const { code } = (await screen.post('/api/screen/pairing')).body
    expect((await carl.post(`${path}/devices/pair`, { code })).status).toBe(200)

    const members = (await anna.get(`${path}/members`)).body
    const { id } = members.find((member: { user: { id: string } }) => member.user.id === carl.user.id)
    expect((await anna.patch(`${path}/members/${id}`, change)).status).toBe(200)
    expect((await openBrowser(app).post('/api/screen/open', { token })).status).toBe(404)
    expect((await screen.post('/api/screen/pairing/finish')).status).toBe(404)
    expect((await anna.get(`${path}/devices`)).body).toMatchObject([{ openedAt: null }])
  },
)

test('a screen sees its own deliveries only, and its cookie opens nothing else', async () => {
  const { app, family, screen } = await createRoomApp()
  const olga = await givenPerson(app, 'Olga')
  const others = (await olga.post('/api/family-groups', { name: 'Others' })).body
  const othersPath = `/api/family-groups/${others.id}`
  await givenScreen(app, { anna: olga, path: othersPath })
  const delivery = await givenSentPhoto(olga, othersPath)
  expect((await screen.get(`/api/screen/pictures/${delivery.id}`)).status).toBe(404)
  expect((await screen.post(`/api/screen/deliveries/${delivery.id}/shown`, {})).status).toBe(404)
  expect((await screen.post(`/api/screen/deliveries/${delivery.id}/answers`, { kind: 'heart' })).status).toBe(
    404,
  )
  expect((await screen.get('/api/screen')).body.items).toEqual([])
  expect((await screen.get('/api/auth/user')).status).toBe(401)
  expect((await screen.get(`${family.path}/photos`)).status).toBe(401)
})

test('the cookie of a screen is sent to the calls of screens only, and no script can read it', async () => {
  const { app, anna, path } = await createFamilyApp()
  const token = (await anna.post(`${path}/devices/links`)).body.url.split('#open=')[1]
  const opened = await openBrowser(app).post('/api/screen/open', { token })
  expect(opened.headers.get('set-cookie')).toMatch(
    /^sunporch_screen=.*; Path=\/api\/screen; HttpOnly; SameSite=Strict/,
  )
})

test('damaged JSON in a delivery or a device takes down neither the screen nor the list of devices', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  await givenSentPhoto(anna, path)
  const book = await givenContent(anna, path)
  await anna.post(`${path}/content/${book.id}/send-to-alexa`)
  await app.db.updateTable('deliveries').set({ picture: '{"key":', card: '{"say":1}' }).execute()
  await app.db.updateTable('devices').set({ status: '{"power":{"percent":900}}' }).execute()
  const { status, body } = await screen.get('/api/screen')
  expect(status).toBe(200)
  expect(body.items).toMatchObject([
    { kind: 'content', title: 'Persuasion', picture: null, card: null },
    { kind: 'photo', picture: null, card: null },
  ])
  expect((await anna.get(`${path}/devices`)).body).toMatchObject([{ power: null, network: null }])
})
