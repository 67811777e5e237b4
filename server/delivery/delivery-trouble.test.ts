import { expect, test } from 'vitest'
import type { Activity } from '#contract/family/activity.ts'
import { hours, minutes } from '../platform/clock.ts'
import { runDue } from '../platform/work/due.ts'
import {
  createFamilyApp,
  type Family,
  givenMember,
  givenPhoto,
  givenScreen,
  givenSentPhoto,
} from '../testing/given/given.ts'
import type { createTestApp } from '../testing/test-app.ts'
import { deliveryAttempts } from './delivery-attempts.ts'
import { type DeliveryChannel, DeliveryFailure } from './delivery-channel.ts'
import { deliveryExpiry } from './delivery-expiry.ts'

test('a delivery that fails on every device is recorded once, by nobody, with its delivery', async () => {
  const { app, family, unreachable } = await givenUnreachable({ screens: 2 })
  const ben = await givenMember(app, family, 'Ben', 'member')
  const photo = await givenPhoto(ben, family.path, 'The garden')
  const { delivery } = (await ben.post(`${family.path}/photos/${photo.id}/send-to-alexa`)).body
  await failForGood(app)
  expect(await listTrouble(family)).toMatchObject([
    { action: 'delivery_failed', actor: null, subject: { kind: 'photo', id: photo.id, title: 'The garden' } },
  ])
  const [row] = await app.db
    .selectFrom('activity')
    .where('action', '=', 'delivery_failed')
    .selectAll()
    .execute()
  expect(row).toMatchObject({ delivery_id: delivery.id, user_id: null, device_id: null })
  expect(unreachable.size).toBe(2)
})

test('a device that fails is no trouble while another shows the delivery, or still may', async () => {
  const { app, family, unreachable } = await givenUnreachable({ screens: 2, reachable: 1 })
  const photo = await givenPhoto(family.anna, family.path)
  await family.anna.post(`${family.path}/photos/${photo.id}/send-to-alexa`)
  await failForGood(app)
  expect(unreachable.size).toBe(1)
  const [{ delivery }] = (await family.anna.get(`${family.path}/photos`)).body
  expect(delivery.devices.map(({ state }: { state: string }) => state).toSorted()).toEqual([
    'accepted',
    'failed',
  ])
  expect(await listTrouble(family)).toEqual([])
})

test('of two workers that fail on the last two devices at once, one records it', async () => {
  const { app, family } = await givenUnreachable({ screens: 3, isFinal: true })
  for (let round = 0; round < 5; round++) {
    app.clock.advance(minutes(1))
    const photo = await givenPhoto(family.anna, family.path)
    await Promise.all([
      family.anna.post(`${family.path}/photos/${photo.id}/send-to-alexa`),
      runDue(app, deliveryAttempts),
      runDue(app, deliveryAttempts),
    ])
    await runDue(app, deliveryAttempts)
  }
  expect(await listTrouble(family)).toHaveLength(5)
})

test('what no screen opened in 72 hours is recorded once, by two workers too; what was taken back is not', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const [kept, taken] = [await givenPhoto(anna, path, 'The garden'), await givenPhoto(anna, path, 'Oops')]
  await anna.post(`${path}/photos/${kept.id}/send-to-alexa`)
  const { delivery } = (await anna.post(`${path}/photos/${taken.id}/send-to-alexa`)).body
  await anna.post(`${path}/deliveries/${delivery.id}/take-back`)
  await app.runDueAfter(hours(72) - 1)
  expect(await listTrouble(family)).toEqual([])
  app.clock.advance(1)
  await Promise.all([1, 2].map(() => runDue(app, deliveryExpiry)))
  expect(await listTrouble(family)).toMatchObject([
    { action: 'delivery_expired', actor: null, subject: { kind: 'photo', id: kept.id, title: 'The garden' } },
  ])
})

test('what one person sent in one go and no screen opened is one line', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const ben = await givenMember(app, family, 'Ben', 'member')
  for (const caption of ['The garden', 'Breakfast', undefined, undefined]) {
    await givenSentPhoto(anna, path, caption)
    app.clock.advance(minutes(2))
  }
  for (const person of [ben, ben]) {
    await givenSentPhoto(person, path)
  }
  await app.runDueAfter(hours(72) - minutes(8))
  const titles = (await listTrouble(family)).map(({ subject }) => subject?.title)
  expect(titles.toSorted()).toEqual(['2 photos', 'The garden, Breakfast and 2 more'])
  const { body: photos } = await anna.get(`${path}/photos`)
  expect(photos.map(({ delivery }: { delivery: { state: string } }) => delivery.state)).toEqual(
    Array(6).fill('expired'),
  )
})

test('removing the only screen records no trouble of its own: the removal says it', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  await givenScreen(app, family)
  await givenSentPhoto(anna, path)
  const [device] = (await anna.get(`${path}/devices`)).body
  await anna.delete(`${path}/devices/${device.id}`)
  await app.runDueAfter(hours(100))
  expect(await listTrouble(family)).toEqual([])
})

type Given = { screens: number; reachable?: number; isFinal?: boolean }

/** A family whose screens do not answer, all but the first `reachable`. */
async function givenUnreachable({ screens, reachable = 0, isFinal = false }: Given) {
  const { app, family } = await createFamilyApp()
  for (let count = 0; count < screens; count++) await givenScreen(app, family)
  const devices: { id: string }[] = (await family.anna.get(`${family.path}/devices`)).body
  const answering = new Set(devices.slice(0, reachable).map(({ id }) => id))
  const unreachable = new Set<string>()
  const channel: DeliveryChannel = {
    async deliver(_app, { device }) {
      if (answering.has(device.id)) return
      unreachable.add(device.id)
      throw new DeliveryFailure('The kitchen does not answer.', { isFinal })
    },
  }
  app.channels.screen = channel
  return { app, family, unreachable }
}

async function failForGood(app: Awaited<ReturnType<typeof createTestApp>>): Promise<void> {
  for (const pause of [0, 1, 5, 15]) {
    await app.runDueAfter(minutes(pause))
  }
}

async function listTrouble({ anna, path }: Family): Promise<Activity[]> {
  const lines: Activity[] = (await anna.get(`${path}/activity`)).body
  return lines.filter(({ action }) => ['delivery_failed', 'delivery_expired'].includes(action))
}
