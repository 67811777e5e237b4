import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Activity } from '#contract/family/activity.ts'
import { days, hours, minutes } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { runDue } from '../../platform/work/due.ts'
import { givenEchoFamily } from '../../testing/alexa/given-echo.ts'
import { createFamilyApp, type Family, givenScreen } from '../../testing/given/given.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { lockDevice } from './device.ts'
import { recordDisconnected } from './device-contact.ts'
import { deviceSilence } from './device-silence.ts'

test('a screen that is away for a day is recorded at that minute, once, and when it is back', async () => {
  const { app, family, screen } = await givenWatched()
  const lastContactAt = app.clock.now()
  await goOn(app, hours(24) - minutes(1))
  expect(await listSilences(family)).toEqual([])
  await goOn(app, minutes(1))
  expect(await listSilences(family)).toMatchObject([
    { action: 'device_silent', actor: null, subject: { kind: 'device', title: 'Family screen' } },
  ])
  await goOn(app, days(3))
  expect(await listSilences(family)).toHaveLength(1)
  await screen.post('/api/screen/contact', { wasTouched: false })
  await screen.post('/api/screen/contact', { wasTouched: false })
  await goOn(app, hours(23))
  expect(await listSilences(family)).toMatchObject([{ action: 'device_back' }, { action: 'device_silent' }])
  const rows = await app.db
    .selectFrom('activity')
    .where('action', 'in', ['device_silent', 'device_back'])
    .select('since_at')
    .execute()
  expect(rows.map(({ since_at }) => since_at)).toEqual([lastContactAt, lastContactAt])
  await goOn(app, hours(1))
  expect((await listSilences(family)).map(({ action }) => action)).toEqual([
    'device_silent',
    'device_back',
    'device_silent',
  ])
})

test('a screen in contact is never silent, by whatever it says', async () => {
  const { app, family, screen } = await givenWatched()
  for (let day = 0; day < 4; day++) {
    await goOn(app, hours(20))
    if (day % 2 === 0) await screen.post('/api/screen/contact', { wasTouched: true })
    else {
      const stream = await screen.listen('/api/screen/live')
      await stream.until('open')
      stream.close()
    }
  }
  expect(await listSilences(family)).toEqual([])
})

test('the end of a stream that is recorded late does not hide a later contact', async () => {
  const { app, family } = await givenWatched()
  const [{ id }] = (await family.anna.get(`${family.path}/devices`)).body
  const device = { id, family_group_id: family.group.id }
  const closedAt = app.clock.now()
  // The end of the stream waits for the lock while an hour passes, and the contact is recorded before it.
  const { ended } = await inTransaction(app, async (locked) => {
    await lockDevice(locked, device)
    const ended = recordDisconnected(app, device, { closedAt, isSilent: false, connectedUntil: null })
    await setTimeout(20)
    app.clock.advance(hours(1))
    await locked.db
      .updateTable('devices')
      .set({ last_contact_at: app.clock.now() })
      .where('id', '=', id)
      .execute()
    return { ended }
  })
  await ended
  const { last_contact_at } = await app.db
    .selectFrom('devices')
    .where('id', '=', id)
    .select('last_contact_at')
    .executeTakeFirstOrThrow()
  expect(last_contact_at).toBe(closedAt + hours(1))
})

test('after a downtime of days a screen has a quarter of an hour to come back before anybody is told', async () => {
  const { app, family, screen } = await givenWatched()
  await app.runDueAfter(days(2))
  expect(await listSilences(family)).toEqual([])
  app.clock.advance(minutes(2))
  await screen.post('/api/screen/contact', { wasTouched: false })
  await goOn(app, hours(23))
  expect(await listSilences(family)).toEqual([])

  await app.runDueAfter(days(2))
  await app.runDueAfter(minutes(15))
  expect(await listSilences(family)).toMatchObject([{ action: 'device_silent' }])
})

test('a screen that was never opened, was removed, or whose family is deleted is not told of', async () => {
  const { app, family, anna, group, path } = await createFamilyApp()
  await goOn(app, days(2))
  await givenScreen(app, family)
  const [device] = (await anna.get(`${path}/devices`)).body
  await anna.delete(`${path}/devices/${device.id}`)
  await goOn(app, days(2))
  await givenScreen(app, family)
  await anna.request('DELETE', path, { name: group.name })
  await goOn(app, days(2))
  await anna.post(`${path}/restore`)
  expect(await listSilences(family)).toEqual([])
  // It is still watched: the family is back, and the screen is not.
  await goOn(app, days(2))
  expect(await listSilences(family)).toMatchObject([{ action: 'device_silent' }])
})

test('an Echo is silent by nature: nobody is told', async () => {
  const { app, family } = await givenEchoFamily()
  await goOn(app, days(5))
  expect((await listSilences(family)).filter(({ subject }) => subject?.title?.includes('Echo'))).toEqual([])
})

test('two workers, and a screen that comes back while they look: one line of each', async () => {
  const { app, family, screen } = await givenWatched()
  for (let round = 0; round < 5; round++) {
    await goOn(app, hours(23) + minutes(45))
    app.clock.advance(minutes(15))
    await Promise.all([
      runDue(app, deviceSilence),
      runDue(app, deviceSilence),
      screen.post('/api/screen/contact', { wasTouched: false }),
    ])
    await screen.post('/api/screen/contact', { wasTouched: false })
    const actions = (await listSilences(family)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'device_silent').length).toBeLessThanOrEqual(round + 1)
    // Each silence that was told of has ended, with one line.
    expect(actions).toEqual(
      actions.map((_action, index) => (index % 2 === 0 ? 'device_back' : 'device_silent')),
    )
  }
})

async function givenWatched() {
  const { app, family } = await createFamilyApp()
  return { app, family, screen: await givenScreen(app, family) }
}

/** Minute by minute would take long: whatever is due meanwhile is done at its time. */
async function goOn(app: TestApp, ms: number): Promise<void> {
  const end = app.clock.now() + ms
  for (;;) {
    await runDue(app, deviceSilence)
    const next = await deviceSilence.nextAt(app)
    if (next === null || next > end) break
    app.clock.advance(Math.max(0, next - app.clock.now()))
  }
  app.clock.advance(end - app.clock.now())
  await runDue(app, deviceSilence)
}

async function listSilences({ anna, path }: Pick<Family, 'anna' | 'path'>): Promise<Activity[]> {
  const lines: Activity[] = (await anna.get(`${path}/activity`)).body
  return lines.filter(({ action }) => ['device_silent', 'device_back'].includes(action))
}
