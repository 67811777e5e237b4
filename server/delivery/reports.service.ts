import type { GivenAnswer } from '#contract/delivery.ts'
import { recordChange, topicsOf } from '../activity/record-change.ts'
import { publishChange } from '../family/group-live.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { requestCall } from './answers/calls.service.ts'
import type { DeliveryTargetRow } from './delivery.tables.ts'
import { type DeviceKey, lockDevice } from './device.ts'
import { recordLovedOneActivity } from './device-contact.ts'
import { inboxOf } from './inbox.service.ts'
import { lockSending } from './sending.ts'

/**
 * Records that the delivery was on the screen of the device at `at`, by the device's clock. Because that
 * clock may be wrong, the time is moved between acceptance and now. Only the first report counts.
 */
export async function recordShown(app: App, key: DeviceKey, deliveryId: string, at: number): Promise<void> {
  await inTransaction(app, async (app) => {
    const { target, device } = await lockTarget(app, key, deliveryId)
    if (target.shown_at !== null) return
    const shownAt = possibleAt(app, target, at)
    await app.db
      .updateTable('delivery_targets')
      .set({ shown_at: shownAt, due_at: null, expires_at: null })
      .where('id', '=', target.id)
      .execute()
    await app.db
      .updateTable('devices')
      .set({ last_shown_delivery_id: deliveryId, last_shown_at: shownAt, last_contact_at: app.clock.now() })
      .where('id', '=', device.id)
      .execute()
    publishChange(app, device.family_group_id, 'devices', ...topicsOf(target.subject_kind))
  })
}

/** Within this time the same answer again is one answer. */
const sameAnswerWithin = minutes(1)

export type NewAnswer = {
  kind: GivenAnswer['kind']
  /** The words of a note. */
  text?: string | null
  /** By the device's clock, moved as in `recordShown`. */
  at: number
}

export async function recordAnswer(
  app: App,
  key: DeviceKey,
  deliveryId: string,
  { kind, text = null, at }: NewAnswer,
): Promise<void> {
  await inTransaction(app, async (app) => {
    const { target, device } = await lockTarget(app, key, deliveryId)
    const answeredAt = possibleAt(app, target, at)
    const answer = { target_id: target.id, kind, text, created_at: answeredAt }
    if (await wasGiven(app, answer)) return
    await app.db
      .insertInto('delivery_answers')
      .values({ id: newId(), family_group_id: device.family_group_id, ...answer })
      .execute()
    await recordLovedOneActivity(app, device, answeredAt)
    if (kind === 'call_me') await requestCall(app, device, { deliveryId, at: answeredAt })
    const subject = { kind, id: target.subject_id, title: text ?? target.title }
    await recordChange(
      app,
      { groupId: device.family_group_id, by: { device }, action: 'delivery_answered', subject },
      ...topicsOf(target.subject_kind),
    )
  })
}

type AnswerColumns = {
  target_id: string
  kind: GivenAnswer['kind']
  text: string | null
  created_at: number
}

async function wasGiven(app: App, { target_id, kind, text, created_at }: AnswerColumns): Promise<boolean> {
  const row = await app.db
    .selectFrom('delivery_answers')
    .where('target_id', '=', target_id)
    .where('kind', '=', kind)
    .where('text', text === null ? 'is' : '=', text)
    .where('created_at', '>', created_at - sameAnswerWithin)
    .where('created_at', '<', created_at + sameAnswerWithin)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

function possibleAt(app: App, { accepted_at, created_at }: DeliveryTargetRow, at: number): number {
  return Math.max(accepted_at ?? created_at, Math.min(at, app.clock.now()))
}

/**
 * Locks the delivery in the inbox of the device. 404 when it is not in the inbox, or when the device was
 * removed.
 */
async function lockTarget(app: App, key: DeviceKey, deliveryId: string) {
  await lockSending(app, key.family_group_id)
  const device = await lockDevice(app, key)
  if (!device) throw notFound()
  // The expiry locks the target only, not the group's sending.
  await lockRow(app, 'delivery_targets', { delivery_id: deliveryId, device_id: device.id })
  const target = await inboxOf(app, device.id).where('deliveries.id', '=', deliveryId).executeTakeFirst()
  if (!target) throw notFound()
  return { target, device }
}
