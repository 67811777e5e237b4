import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { createFamilyApp, givenFamily, givenScreen } from '../../testing/given/given.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { DeviceRow } from '../delivery.tables.ts'
import { recordConnected } from './device-contact.ts'

test('heartbeats of several screens are recorded together, and say which screens are gone or silent', async () => {
  const { app, family } = await createFamilyApp()
  for (let count = 0; count < 3; count++) await givenScreen(app, family)
  const [one, silent, removed] = (await listScreens(app)) as [DeviceRow, DeviceRow, DeviceRow]
  const openedAt = app.clock.now()
  app.clock.advance(minutes(6))
  await app.db.updateTable('devices').set({ removed_at: 1 }).where('id', '=', removed.id).execute()
  const until = await recordConnected(app, [
    { key: removed, openedAt: app.clock.now() },
    { key: silent, openedAt },
    { key: one, openedAt: app.clock.now() },
    { key: { ...one, family_group_id: 'another group' }, openedAt: app.clock.now() },
  ])
  const now = app.clock.now()
  expect(until.map((at) => at !== null && at > now)).toEqual([false, false, true, false])
  const [after, still] = await listScreens(app)
  expect(after).toMatchObject({ connected_until: until[2], last_contact_at: now })
  expect(still).toMatchObject({ connected_until: null, last_contact_at: silent.last_contact_at })
})

test('two streams of one screen are connected until instants of their own, of which the later counts', async () => {
  const app = await createTestApp()
  await givenScreen(app, await givenFamily(app))
  const [device] = (await listScreens(app)) as [DeviceRow]
  const beat = { key: device, openedAt: app.clock.now() }
  const [first, second] = await recordConnected(app, [beat, beat])
  expect(second).toBeGreaterThan(first ?? Number.NaN)
  expect(await listScreens(app)).toMatchObject([{ connected_until: second }])
})

function listScreens(app: TestApp): Promise<DeviceRow[]> {
  return app.db.selectFrom('devices').where('kind', '=', 'screen').orderBy('id').selectAll().execute()
}
