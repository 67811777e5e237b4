import { expect, test } from 'vitest'
import type { Language } from '#contract/platform/languages.ts'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { toIso } from '../platform/clock.ts'
import {
  createFamilyApp,
  createRoomApp,
  givenMember,
  givenOthers,
  givenPerson,
  givenScreen,
} from '../testing/given/given.ts'
import { createTestApp } from '../testing/test-app.ts'

test('a group that has chosen nothing has the defaults, and its screen says so', async () => {
  const { family, screen } = await createRoomApp()
  expect((await family.anna.get(`${family.path}/room`)).body).toMatchObject({
    language: 'en',
    chime: false,
    readsAloud: false,
    volume: 60,
    favourites: true,
    onThisDay: true,
    pace: 'normal',
    herVoice: false,
    spokenTimes: false,
    pause: null,
    askedAt: null,
  })
  const view = (await screen.get('/api/screen')).body as ScreenView
  expect(view).toMatchObject({
    language: 'en',
    room: {
      chime: false,
      readsAloud: false,
      volume: 60,
      favourites: true,
      pace: 'normal',
      spokenTimes: false,
    },
    pausedUntil: null,
    family: { members: [{ name: 'Anna Hartley', relation: null }], lifeOnSince: null },
  })
})

test('a room says of its screen whether anybody has opened it, and whether it is in contact', async () => {
  const { app, family } = await createFamilyApp()
  const devices = async () => (await family.anna.get(`${family.path}/room`)).body.devices
  expect(await devices()).toMatchObject([{ kind: 'screen', isOpened: false, isConnected: false }])
  const screen = await givenScreen(app, family)
  expect(await devices()).toMatchObject([{ isOpened: true, isConnected: false }])
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  expect(await devices()).toMatchObject([{ isOpened: true, isConnected: true }])
})

test('a caretaker changes one thing, the others stay, and the screen follows at once', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const cleo = await givenMember(app, family, 'Cleo', 'caretaker')
  const mia = await givenMember(app, family, 'Mia', 'member')
  const screen = await givenScreen(app, family)
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  expect((await anna.patch(`${path}/room`, { language: 'pl', chime: true })).status).toBe(200)
  await stream.until('changed')
  const changed = await cleo.patch(`${path}/room`, {
    volume: 0,
    favourites: false,
    onThisDay: false,
    pace: 'calm',
    spokenTimes: true,
  })
  const chosen = {
    language: 'pl',
    chime: true,
    readsAloud: false,
    volume: 0,
    favourites: false,
    pace: 'calm',
    spokenTimes: true,
  }
  expect(changed.body).toMatchObject({ ...chosen, onThisDay: false })
  expect((await mia.get(`${path}/room`)).body).toEqual(changed.body)
  const { language, ...switches } = chosen
  expect((await screen.get('/api/screen')).body).toMatchObject({ language, room: switches })
  expect((await mia.patch(`${path}/room`, { volume: 100 })).status).toBe(403)
  // Back again, and the same once more, which is no change.
  await anna.patch(`${path}/room`, { chime: false, favourites: true, volume: 60, spokenTimes: false })
  await anna.patch(`${path}/room`, { chime: false })
  expect((await anna.get(`${path}/room`)).body).toMatchObject({
    ...{ chime: false, favourites: true, volume: 60, spokenTimes: false },
  })
  const activity = (await anna.get(`${path}/activity`)).body as { action: string }[]
  expect(activity.filter(({ action }) => action === 'room_changed')).toHaveLength(3)
})

test('what is no setting is refused with a sentence, and changes nothing', async () => {
  const { app, anna, path } = await createFamilyApp()
  for (const wrong of [
    { volume: 101 },
    { volume: 0.5 },
    { language: 'xx' },
    { chime: 'yes' },
    { pace: 'slow' },
  ]) {
    const { status, body } = await anna.patch(`${path}/room`, { readsAloud: true, ...wrong })
    expect(status, JSON.stringify(wrong)).toBe(422)
    expect(body.error.issues).toHaveLength(1)
  }
  expect((await anna.get(`${path}/room`)).body.readsAloud).toBe(false)
  const { person } = await givenOthers(app)
  expect((await person.get(`${path}/room`)).status).toBe(404)
})

test('the maker of a group brings the language of the room', async () => {
  const app = await createTestApp()
  const anna = await givenPerson(app, 'Anna')
  const languageOf = async (language?: Language) => {
    const { body } = await anna.post('/api/family-groups', { name: 'Family', language })
    return (await anna.get(`/api/family-groups/${body.id}/room`)).body.language
  }
  expect(await languageOf('nl')).toBe('nl')
  expect(await languageOf()).toBe('en')
})

test('"Who sees what" names the members of today by their names, and never by an e-mail address', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const ben = await givenMember(app, family, 'Ben', 'member')
  const mia = await givenMember(app, family, 'Mia', 'member')
  const screen = await givenScreen(app, family)
  // As a sign-in service leaves it that tells only an address.
  await app.db
    .updateTable('users')
    .set({ first_name: null, last_name: null })
    .where('id', '=', ben.user.id)
    .execute()
  const family_ = async () => (await screen.get('/api/screen')).body.family
  expect((await family_()).members.map(({ name }: { name: string }) => name)).toEqual([
    'Anna Hartley',
    'Somebody of your family',
    'Mia Hartley',
  ])
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  const members = (await anna.get(`${path}/members`)).body as { id: string; user: { id: string } }[]
  const member = members.find(({ user }) => user.id === mia.user.id)
  await anna.patch(`${path}/members/${member?.id}`, { isActive: false })
  await stream.until('changed')
  expect((await family_()).members).toHaveLength(2)
  const on = await anna.patch(`${path}/life`, { isOn: true })
  expect(on.status).toBe(200)
  expect((await family_()).lifeOnSince).toBe(toIso(app.clock.now()))
})
