import { expect, test } from 'vitest'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { hours, minutes, toIso } from '../platform/clock.ts'
import type { Browser } from '../testing/browser.ts'
import { givenScreen, keepInMemory } from '../testing/given/given.ts'
import { givenLifeFamily } from '../testing/given/given-life.ts'
import { givenThree, sentencesOf } from '../testing/given/given-notices.ts'

test('a carer sets text and sound on the screen: the text of this one, the sound of all', async () => {
  const { app, family, anna, path } = await givenThree({ at: '2027-01-11T13:00:00Z' })
  const kitchen = await givenScreen(app, family)
  const bedroom = await givenScreen(app, family)
  const stream = await bedroom.listen('/api/screen/live')
  await stream.until('open')
  const { status, body } = await set(kitchen, { textSize: 'largest' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ textSize: 'largest', room: { volume: 60 } })
  expect((await set(kitchen, { volume: 30 })).body).toMatchObject({ room: { volume: 30 } })
  await stream.until('changed')
  expect((await bedroom.get('/api/screen')).body).toMatchObject({ textSize: 'normal', room: { volume: 30 } })
  // The family reads what stands, by which screen, and takes it back where it sets the rest.
  const devices = (await anna.get(`${path}/devices`)).body as { id: string; name: string; textSize: string }[]
  expect(devices.map(({ textSize }) => textSize)).toEqual(['largest', 'normal'])
  expect(await listSettings(anna, path)).toEqual([{ kind: 'device', name: devices[0]?.name }])
  await anna.patch(`${path}/devices/${devices[0]?.id}`, { textSize: 'normal' })
  await anna.patch(`${path}/room`, { volume: 60 })
  expect((await kitchen.get('/api/screen')).body).toMatchObject({ textSize: 'normal', room: { volume: 60 } })
})

test('trying sizes is one line of the activity, and nobody gets a notice', async () => {
  const { app, family, anna, ben, path } = await givenThree({ at: '2027-01-11T13:00:00Z' })
  const screen = await givenScreen(app, family)
  await app.runDue()
  const before = await sentencesOf(ben)
  for (const textSize of ['large', 'largest', 'largest', 'large']) await set(screen, { textSize })
  expect(await listSettings(anna, path)).toHaveLength(1)
  app.clock.advance(minutes(6))
  await set(screen, { textSize: 'large' })
  expect(await listSettings(anna, path)).toHaveLength(1)
  await set(screen, { textSize: 'normal' })
  expect(await listSettings(anna, path)).toHaveLength(2)
  await app.runDueAfter(minutes(6))
  expect(await sentencesOf(ben)).toEqual(before)
})

test('a press that was made without a network changes nothing that the family has chosen since', async () => {
  const { app, family, anna, path } = await givenThree({ at: '2027-01-11T13:00:00Z' })
  const screen = await givenScreen(app, family)
  app.clock.advance(minutes(1))
  const pressedAt = toIso(app.clock.now())
  app.clock.advance(hours(1))
  const [device] = (await anna.get(`${path}/devices`)).body
  await anna.patch(`${path}/devices/${device.id}`, { textSize: 'large' })
  await anna.patch(`${path}/room`, { volume: 80 })
  const { body } = await set(screen, { textSize: 'largest', volume: 0, pressedAt })
  expect(body).toMatchObject({ textSize: 'large', room: { volume: 80 } })
  expect(await listSettings(anna, path)).toEqual([])
  const later = toIso(app.clock.now())
  expect((await set(screen, { textSize: 'largest', volume: 0, pressedAt: later })).body).toMatchObject({
    textSize: 'largest',
    room: { volume: 0 },
  })
})

test('it is a sign of life, and is refused in memory and on a removed screen', async () => {
  const { anna, path, screen, app } = await givenLifeFamily()
  await set(screen, { volume: 20 })
  expect((await anna.get(`${path}/devices`)).body[0].lastActivityAt).toBe(toIso(app.clock.now()))
  expect((await set(screen, { volume: 101 })).status).toBe(422)
  await keepInMemory(anna, path)
  expect((await set(screen, { volume: 30 })).status).toBe(409)
  const [device] = (await anna.get(`${path}/devices`)).body
  await anna.request('DELETE', `${path}/devices/${device.id}`)
  expect((await set(screen, { volume: 30 })).status).toBe(401)
})

function set(screen: Browser, setting: object) {
  return screen.post('/api/screen/settings', setting) as Promise<{ status: number; body: ScreenView }>
}

async function listSettings(person: Browser, path: string) {
  const activity = (await person.get(`${path}/activity`)).body as {
    action: string
    actor: { kind: string; name: string }
  }[]
  return activity
    .filter(({ action }) => action === 'device_set_in_room')
    .map(({ actor: { kind, name } }) => ({ kind, name }))
}
