import { expect, onTestFinished, test, vi } from 'vitest'
import type { Activity } from '#contract/family/activity.ts'
import type { Photo } from '#contract/photos/photos.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { hours, minutes, seconds } from '../platform/clock.ts'
import {
  createFamilyApp,
  createRoomApp,
  givenFamily,
  givenMember,
  givenOthers,
  givenPhoto,
  givenScreen,
  givenSentPhoto,
} from '../testing/given/given.ts'
import { createTestApp } from '../testing/test-app.ts'
import { type DeliveryChannel, DeliveryFailure } from './delivery-channel.ts'
import { deliveryExpiry } from './delivery-expiry.ts'

test('without an opened screen a photo waits for one, for 72 hours', async () => {
  const { app, anna, path } = await createFamilyApp()
  const photo = await givenPhoto(anna, path)
  const sent = await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  expect(sent.body).toMatchObject({
    isSentToAlexa: true,
    delivery: { state: 'accepted', isWaitingForScreen: true },
  })
  await app.runDueAfter(hours(72) - 1)
  expect((await anna.get(`${path}/photos`)).body[0].delivery.state).toBe('accepted')
  await app.runDueAfter(1)
  const [expired] = (await anna.get(`${path}/photos`)).body
  expect(expired).toMatchObject({ isSentToAlexa: true, delivery: { state: 'expired' } })
})

test('a delivery that waited is on the first screen that is opened, and expires no more', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  await givenSentPhoto(anna, path)
  const screen = await givenScreen(app, family)
  await app.runDueAfter(hours(100))
  expect((await screen.get('/api/screen')).body.items).toHaveLength(1)
})

test('a screen that is opened ends the waiting of its own family only', async () => {
  const { app, family } = await createFamilyApp()
  const others = await givenOthers(app)
  const photo = await givenPhoto(others.person, others.path)
  await others.person.post(`${others.path}/photos/${photo.id}/send-to-alexa`)
  await givenScreen(app, family)
  await app.runDueAfter(hours(72))
  expect((await others.person.get(`${others.path}/photos`)).body[0].delivery.state).toBe('expired')
})

test('the first screen that is opened after 72 hours begins with the last pictures, and they arrive after all', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const send = (caption: string) => {
    app.clock.advance(minutes(1))
    return givenSentPhoto(anna, path, caption)
  }
  for (let count = 1; count <= 11; count++) await send(`Photo ${count}`)
  const takenBack = await send('Wrong')
  await anna.post(`${path}/deliveries/${takenBack.id}/take-back`)
  await app.runDueAfter(hours(72))
  const states = async () =>
    ((await anna.get(`${path}/photos`)).body as Photo[]).map(({ delivery }) => delivery?.state)
  expect(await states()).toEqual(['withdrawn', ...Array(11).fill('expired')])

  const screen = await givenScreen(app, family)
  const { items } = (await screen.get('/api/screen')).body
  expect(items.map(({ title }: ScreenItem) => title)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Photo ${11 - index}`),
  )
  expect(await states()).toEqual(['withdrawn', ...Array(10).fill('accepted'), 'expired'])
  await screen.post(`/api/screen/deliveries/${items[0].deliveryId}/shown`, {})
  await app.runDueAfter(hours(100))
  expect(await states()).toEqual(['withdrawn', 'shown', ...Array(9).fill('accepted'), 'expired'])
})

test('taking back removes it from the screen at once, for its sender and for caretakers only', async () => {
  const { app, family, anna, path, screen } = await createRoomApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const photo = await givenPhoto(anna, path)
  const annas = (await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body.delivery
  const mias = (await mia.post(`${path}/photos/${photo.id}/send-to-alexa`)).body.delivery
  expect((await mia.post(`${path}/deliveries/${annas.id}/take-back`)).status).toBe(403)
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  expect((await mia.post(`${path}/deliveries/${mias.id}/take-back`)).body.state).toBe('withdrawn')
  await stream.until('changed')
  const taken = `/api/screen/pictures/${mias.id}`
  expect((await screen.get(taken)).status).toBe(404)
  expect((await screen.post(`/api/screen/deliveries/${mias.id}/shown`, {})).status).toBe(404)
  const left = (await screen.get('/api/screen')).body.items
  expect(left.map(({ deliveryId }: { deliveryId: string }) => deliveryId)).toEqual([annas.id])
  expect((await anna.get(`${path}/photos`)).body[0].isSentToAlexa).toBe(true)
})

test('what was taken back can be sent again at once', async () => {
  const { anna, path, screen } = await createRoomApp()
  const photo = await givenPhoto(anna, path)
  const send = async () => (await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body.delivery
  const first = await send()
  expect((await send()).id).toBe(first.id)
  await anna.post(`${path}/deliveries/${first.id}/take-back`)
  const again = await send()
  expect(again.id).not.toBe(first.id)
  const shown = (await screen.get('/api/screen')).body.items as ScreenItem[]
  expect(shown.map(({ deliveryId }) => deliveryId)).toEqual([again.id])
})

test('taking back withdraws every delivery of the subject that the person may take back', async () => {
  const { app, family, anna, path, screen } = await createRoomApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const photo = await givenPhoto(anna, path)
  const other = await givenPhoto(anna, path)
  const send = async (person: typeof anna, { id }: { id: string }) => {
    app.clock.advance(seconds(11))
    return (await person.post(`${path}/photos/${id}/send-to-alexa`)).body.delivery
  }
  const shown = async () =>
    (await screen.get('/api/screen')).body.items.map(({ deliveryId }: { deliveryId: string }) => deliveryId)
  const newest = async () => (await mia.get(`${path}/photos`)).body[1].delivery
  const kept = await send(anna, other)
  const annas = await send(anna, photo)
  const first = await send(mia, photo)
  const again = await send(mia, photo)
  expect((await mia.post(`${path}/deliveries/${again.id}/take-back`)).status).toBe(200)
  expect(await shown()).toEqual([annas.id, kept.id])
  expect(await newest()).toMatchObject({ id: annas.id, state: 'accepted' })

  const last = await send(mia, photo)
  await mia.post(`${path}/deliveries/${first.id}/take-back`)
  expect(await shown()).toEqual([last.id, kept.id])
  await anna.post(`${path}/deliveries/${annas.id}/take-back`)
  expect(await shown()).toEqual([kept.id])
  expect(await newest()).toMatchObject({ id: last.id, state: 'withdrawn' })
})

test('the first report counts, and its time is neither in the future nor before the device accepted it', async () => {
  const { app, family, anna, path, screen } = await createRoomApp()
  const delivery = await givenSentPhoto(anna, path)
  const acceptedAt = app.clock.now()
  app.clock.advance(minutes(5))
  const report = `/api/screen/deliveries/${delivery.id}/shown`
  const early = await screen.post(report, { shownAt: '2001-01-01T00:00:00.000Z' })
  expect(Date.parse(early.body.shownAt)).toBe(acceptedAt)
  const again = await screen.post(report, { shownAt: new Date(app.clock.now()).toISOString() })
  expect(Date.parse(again.body.shownAt)).toBe(acceptedAt)
  const other = (await anna.post('/api/alexa/test-connection', { familyGroupId: family.group.id })).body
  const late = await screen.post(`/api/screen/deliveries/${other.id}/shown`, {
    shownAt: '2099-01-01T00:00:00.000Z',
  })
  expect(Date.parse(late.body.shownAt)).toBe(app.clock.now())
})

test('the same answer counts once a minute, is recorded in the activity, and counts as contact', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const delivery = await givenSentPhoto(anna, path)
  app.clock.advance(minutes(10))
  const answer = `/api/screen/deliveries/${delivery.id}/answers`
  await Promise.all([1, 2, 3].map(() => screen.post(answer, { kind: 'call_me' })))
  app.clock.advance(seconds(61))
  const { answers } = (await screen.post(answer, { kind: 'call_me' })).body
  expect(answers).toHaveLength(2)
  expect((await screen.post(answer, { kind: 'rm -rf' })).status).toBe(422)
  const [newest] = (await anna.get(`${path}/activity?limit=1`)).body
  expect(newest).toMatchObject({
    action: 'delivery_answered',
    actor: { kind: 'device', name: 'Family screen' },
    subject: { kind: 'call_me' },
  })
  const [device] = (await anna.get(`${path}/devices`)).body
  expect(Date.parse(device.lastActivityAt)).toBe(app.clock.now())
})

test('a test message reaches every screen or one of them, and is limited to ten in ten minutes', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const [kitchen, bedroom] = [await givenScreen(app, family), await givenScreen(app, family)]
  const [first] = (await anna.get(`${path}/devices`)).body
  const send = (deviceId?: string) =>
    anna.post('/api/alexa/test-connection', { familyGroupId: family.group.id, deviceId })
  expect((await send(first.id)).status).toBe(200)
  expect((await kitchen.get('/api/screen')).body.items).toHaveLength(1)
  expect((await bedroom.get('/api/screen')).body.items).toHaveLength(0)
  app.clock.advance(seconds(11))
  await send()
  expect((await kitchen.get('/api/screen')).body.items).toHaveLength(2)
  expect((await bedroom.get('/api/screen')).body.items[0]).toMatchObject({ kind: 'test', picture: null })
  let last = await send()
  for (let count = 0; count < 10; count++) last = await send()
  expect(last.status).toBe(429)
  const without = await anna.post('/api/alexa/test-connection', {})
  expect(without.body.error.message).toBe('No family group selected')
})

test('a test message fails, and sends nothing, while no device can show it', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const send = () => anna.post('/api/alexa/test-connection', { familyGroupId: family.group.id })
  const unopened = await send()
  expect(unopened.status).toBe(409)
  expect(unopened.body.error.message).toContain('No screen is connected yet.')
  const screen = await givenScreen(app, family)
  app.clock.advance(minutes(5))
  const silent = await send()
  expect(silent.status).toBe(409)
  expect(silent.body.error.message).toContain('No screen is in contact just now.')
  expect((await screen.get('/api/screen')).body.items).toEqual([])
  const actions = (await anna.get(`${path}/activity`)).body.map(({ action }: Activity) => action)
  expect(actions).not.toContain('alexa_test_message_sent')
  await screen.post('/api/screen/contact', { wasTouched: false })
  expect((await send()).status).toBe(200)
  expect((await screen.get('/api/screen')).body.items).toHaveLength(1)
})

test('a screen that reports nothing for five minutes is not connected, though nobody has closed its stream', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app, anna, path, screen } = await createRoomApp()
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  const family_ = await anna.listen(`${path}/live`)
  await family_.until('open')
  const read = async () => (await anna.get(`${path}/devices`)).body[0]
  const showing = { kind: 'day', deliveryId: null }
  app.clock.advance(minutes(4))
  await screen.post('/api/screen/contact', { wasTouched: false, showing })
  const reportedAt = app.clock.now()
  app.clock.advance(minutes(4))
  vi.advanceTimersByTime(minutes(1))
  await stream.until('beat')
  await expect.poll(async () => (await read()).isConnected).toBe(true)
  app.clock.advance(minutes(1))
  vi.advanceTimersByTime(minutes(1))
  await expect.poll(async () => (await read()).isConnected).toBe(false)
  expect(await read()).toMatchObject({ showing: null, lastContactAt: new Date(reportedAt).toISOString() })
})

test('a device tells whether it was opened, whether it is connected, and its last contact', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const [unopened] = (await anna.get(`${path}/devices`)).body
  expect(unopened).toMatchObject({ openedAt: null, isConnected: false, lastContactAt: null })
  const screen = await givenScreen(app, family)
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  const [connected] = (await anna.get(`${path}/devices`)).body
  expect(connected).toMatchObject({ isConnected: true, openedAt: expect.any(String) })
  const family_ = await anna.listen(`${path}/live`)
  await family_.until('open')
  stream.close()
  await family_.untilChanged('devices')
  const lastContactAt = new Date(app.clock.now()).toISOString()
  app.clock.advance(minutes(5))
  const [lost] = (await anna.get(`${path}/devices`)).body
  expect(lost).toMatchObject({ isConnected: false, openedAt: expect.any(String), lastContactAt })
})

test('removing a screen ends it at once, fails what it had not shown, and leaves a new screen', async () => {
  const { anna, path, screen } = await createRoomApp()
  await givenSentPhoto(anna, path)
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  const [device] = (await anna.get(`${path}/devices`)).body
  const renamed = await anna.patch(`${path}/devices/${device.id}`, { name: "Mom's screen" })
  expect(renamed.body.name).toBe("Mom's screen")
  await anna.delete(`${path}/devices/${device.id}`)
  await stream.until('revoked')
  await stream.ended
  expect((await screen.get('/api/screen')).status).toBe(401)
  const [{ delivery }] = (await anna.get(`${path}/photos`)).body
  expect(delivery).toMatchObject({
    state: 'failed',
    devices: [{ failure: "Mom's screen was removed before it could show this." }],
  })
  const devices = (await anna.get(`${path}/devices`)).body
  expect(devices).toMatchObject([{ name: 'Family screen', openedAt: null }])
})

test('two people who remove screens at once remove each once, and leave a screen', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const rounds = 5
  for (let round = 0; round < rounds; round++) {
    await givenScreen(app, family)
    await givenScreen(app, family)
    const devices: { id: string }[] = (await anna.get(`${path}/devices`)).body
    await Promise.all([...devices, ...devices].map(({ id }) => anna.delete(`${path}/devices/${id}`)))
    expect((await anna.get(`${path}/devices`)).body).toHaveLength(1)
  }
  const activity: { action: string }[] = (await anna.get(`${path}/activity?limit=50`)).body
  expect(activity.filter(({ action }) => action === 'device_removed')).toHaveLength(2 * rounds)
})

test('a photo that is sent while its only screen is removed waits for the next one', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  for (let round = 0; round < 5; round++) {
    await givenScreen(app, family)
    const [{ id }] = (await anna.get(`${path}/devices`)).body
    const photo = await givenPhoto(anna, path)
    await Promise.all([
      anna.post(`${path}/photos/${photo.id}/send-to-alexa`),
      anna.delete(`${path}/devices/${id}`),
    ])
    const [{ delivery }] = (await anna.get(`${path}/photos?limit=1`)).body
    const [left] = (await anna.get(`${path}/devices`)).body
    const [progress] = delivery.devices
    expect(progress.deviceId === left.id ? 'accepted' : 'failed').toBe(progress.state)
  }
})

test('a delivery that was shown does not expire', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const delivery = await givenSentPhoto(anna, path)
  await screen.post(`/api/screen/deliveries/${delivery.id}/shown`, {})
  // Expiry times are cleared when a screen is opened; this one is left over.
  await app.db.updateTable('delivery_targets').set({ expires_at: app.clock.now() }).execute()
  await app.runDue()
  expect((await screen.get('/api/screen')).body.items).toHaveLength(1)
  expect(await deliveryExpiry.nextAt(app)).toBeNull()
})

test('a failing delivery is tried again after 1, 5 and 15 minutes, and then says why it failed', async () => {
  const app = await createTestApp()
  const attempts: number[] = []
  const failing: DeliveryChannel = {
    async deliver() {
      attempts.push(app.clock.now())
      throw new DeliveryFailure('The kitchen does not answer.', { isFinal: false })
    },
  }
  app.channels.screen = failing
  const { anna, path } = await givenFamily(app)
  const photo = await givenPhoto(anna, path)
  const start = app.clock.now()
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  await app.runDue()
  const [sent] = (await anna.get(`${path}/photos`)).body
  expect(sent).toMatchObject({ isSentToAlexa: false, delivery: { state: 'queued' } })
  expect(Date.parse(sent.delivery.devices[0].nextAttemptAt)).toBe(start + minutes(1))
  for (let minute = 0; minute < 60; minute++) {
    await app.runDueAfter(minutes(1))
  }
  expect(attempts.map((at) => (at - start) / minutes(1))).toEqual([0, 1, 6, 21])
  const [failed] = (await anna.get(`${path}/photos`)).body
  expect(failed).toMatchObject({
    isSentToAlexa: false,
    delivery: {
      state: 'failed',
      devices: [{ failure: 'The kitchen does not answer.', nextAttemptAt: null }],
    },
  })
})

test('an interrupted attempt is made again when its lease ends, by one of several workers', async () => {
  const app = await createTestApp()
  let count = 0
  app.channels.screen = {
    async deliver() {
      count++
    },
  }
  const { anna, path, group } = await givenFamily(app)
  const delivery = await givenSentPhoto(anna, path)
  await app.runDue()
  // The row of a process that crashed between claiming and settling.
  const leasedUntil = app.clock.now() + minutes(1)
  await app.db
    .updateTable('delivery_targets')
    .set({ accepted_at: null, due_at: leasedUntil })
    .where('delivery_id', '=', delivery.id)
    .where('family_group_id', '=', group.id)
    .execute()
  count = 0
  await app.runDue()
  expect(count).toBe(0)
  app.clock.advance(minutes(1))
  await Promise.all([app.runDue(), app.runDue(), app.runDue()])
  expect(count).toBe(1)
  expect((await anna.get(`${path}/photos`)).body[0].isSentToAlexa).toBe(true)
})
