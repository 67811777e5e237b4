import { expect, test } from 'vitest'
import { minutes } from '../platform/clock.ts'
import { createAlexaApp, givenEcho, spoken } from '../testing/alexa/given-echo.ts'
import { somebodyAt } from '../testing/alexa/virtual-alexa.ts'
import {
  createFamilyApp,
  givenFamily,
  givenMember,
  givenOthers,
  givenScreen,
  givenSentPhoto,
} from '../testing/given/given.ts'

/** Rose has asked for a call on the first of two screens. */
async function givenCall() {
  const { app, family, anna, path } = await createFamilyApp()
  const ben = await givenMember(app, family, 'Ben', 'member')
  const screens = [await givenScreen(app, family), await givenScreen(app, family)] as const
  const delivery = await givenSentPhoto(anna, path)
  const ask = () => {
    app.clock.advance(minutes(2))
    return screens[0].post(`/api/screen/deliveries/${delivery.id}/answers`, { kind: 'call_me' })
  }
  await ask()
  const callId = async () => (await ben.get(`${path}/answers`)).body.calls[0].id
  const callers = () =>
    Promise.all(screens.map(async (screen) => (await screen.get('/api/screen')).body.caller))
  return { app, family, ben, screens, ask, callId, callers }
}

test('every screen of the group says at once who is going to call, and no other does', async () => {
  const { app, family, ben, screens, callId, callers } = await givenCall()
  const others = await givenOthers(app)
  const theirs = await givenScreen(app, { anna: others.person, path: others.path })
  expect(await callers()).toEqual([null, null])
  const id = await callId()
  const live = await screens[1].listen('/api/screen/live')
  await live.until('open')
  await ben.post(`${family.path}/calls/${id}/take`)
  await live.until('changed')
  const caller = { callId: id, name: 'Ben Hartley', at: expect.any(String) }
  expect(await callers()).toEqual([caller, caller])
  expect((await theirs.get('/api/screen')).body.caller).toBeNull()
  app.clock.advance(minutes(30))
  expect(await callers()).toEqual([null, null])
})

test('a call that is given back is said no more, nor one before she asks anew', async () => {
  const { family, ben, ask, callId, callers } = await givenCall()
  const { path } = family
  await ben.post(`${path}/calls/${await callId()}/take`)
  await ben.post(`${path}/calls/${await callId()}/return`)
  expect(await callers()).toEqual([null, null])
  await ben.post(`${path}/calls/${await callId()}/take`)
  expect(await callers()).toMatchObject([{ name: 'Ben Hartley' }, { name: 'Ben Hartley' }])
  await ask()
  expect(await callers()).toEqual([null, null])
  await family.anna.post(`${path}/calls/${await callId()}/take`)
  expect(await callers()).toMatchObject([{ name: 'Anna Hartley' }, { name: 'Anna Hartley' }])
})

test('an Echo says it the next time it is opened', async () => {
  const app = await createAlexaApp()
  const family = await givenFamily(app)
  const echo = await givenEcho(app, family)
  const somebody = somebodyAt(echo)
  await somebody.say('call me')
  expect(spoken(await somebody.open())).not.toContain('going to call')
  const { anna, path } = family
  const [call] = (await anna.get(`${path}/answers`)).body.calls
  await anna.post(`${path}/calls/${call.id}/take`)
  expect(spoken(await somebody.open())).toMatch(/^Anna is going to call you\. /)
  await anna.post(`${path}/calls/${call.id}/return`)
  expect(spoken(await somebody.open())).not.toContain('going to call')
})
