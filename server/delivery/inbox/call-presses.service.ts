import { recordChange } from '../../activity/record-change.ts'
import { refuseInMemory } from '../../family/in-memory.ts'
import { hours, seconds } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { lockStandingCalls, requestCall } from '../answers/calls.service.ts'
import type { DeviceRow } from '../delivery.tables.ts'
import { type DeviceKey, lockDevice } from '../devices/device.ts'
import { recordLovedOneActivity } from '../devices/device-contact.ts'
import { lockSending } from '../sending.ts'
import { reportableOf } from './inbox.service.ts'

/** A press in the one place of "Call me". `at` is by the device's clock, so it is moved between its opening and now. */
export type CallPress = { at: number; press?: string | undefined; deliveryId?: string | null | undefined }

/**
 * She asks for a call. `deliveryId` is what was on the screen, so its sender is asked by name. The same press again is
 * one; another one while a call is open is recorded only if it tells somebody. One that comes after she has said "Not needed" later on
 * another device asks for nothing any more.
 */
export async function pressCall(
  app: App,
  key: DeviceKey,
  { at, press, deliveryId }: CallPress,
): Promise<void> {
  await inTransaction(app, async (app) => {
    const device = await lockPressed(app, key)
    await refuseInMemory(app, key.family_group_id)
    if (press && (await wasPressed(app, device, press))) return
    const pressedAt = possibleAt(app, device, at)
    if (await isNotNeededSince(app, device, pressedAt)) return recordLovedOneActivity(app, device, pressedAt)
    const about = deliveryId && (await isInInbox(app, device, deliveryId)) ? deliveryId : null
    const asked = { deliveryId: about, at: pressedAt, press: press ?? null }
    const { isAgain, ...call } = await requestCall(app, device, asked)
    await recordLovedOneActivity(app, device, pressedAt)
    if (!call.isNews && !isAgain) return
    await recordChange(app, {
      groupId: device.family_group_id,
      by: { device },
      action: 'call_requested',
      subject: null,
      deliveryId: about,
      ...call,
    })
  })
}

/**
 * "Not needed": closes what stands and was asked for before `at`, or only the call that is named, and tells those who
 * were told of it. What does not stand any more changes nothing, nor what she asked for once more after `at`, on another device.
 */
export async function withdrawCall(
  app: App,
  key: DeviceKey,
  { at, callId }: { at: number; callId?: string | undefined },
): Promise<void> {
  await inTransaction(app, async (app) => {
    const device = await lockPressed(app, key)
    const pressedAt = possibleAt(app, device, at)
    await recordLovedOneActivity(app, device, pressedAt)
    const groupId = device.family_group_id
    let endsCalls = callId === undefined
    for (const call of await lockStandingCalls(app, groupId)) {
      if (callId ? call.id !== callId : call.asked_at > pressedAt) continue
      // The clock of the server may have been set back: nothing was asked in the future.
      if (Math.min(call.asked_again_at ?? 0, app.clock.now()) > pressedAt) continue
      await app.db
        .updateTable('call_requests')
        .set({ taken_by: null, taken_at: app.clock.now(), round_due_at: null })
        .where('id', '=', call.id)
        .execute()
      endsCalls = true
      await recordChange(app, {
        groupId,
        by: { device },
        action: 'call_withdrawn',
        subject: { kind: 'call_me', id: null, title: null },
        callId: call.id,
        since: call.asked_at,
      })
    }
    if (endsCalls) await noteNotNeeded(app, device, pressedAt)
  })
}

async function noteNotNeeded(app: App, { id, not_needed_at }: DeviceRow, at: number): Promise<void> {
  const set = { not_needed_at: Math.max(at, not_needed_at ?? 0) }
  await app.db.updateTable('devices').set(set).where('id', '=', id).execute()
}

/** By so much two devices may differ in what they know of the server's time. */
const timesDiffer = seconds(10)
/** What is said to be older than this was more likely dated by a wrong clock. */
const longestKept = hours(12)

/**
 * Whether she has said "Not needed" on a device of the group after a press that comes only now. In doubt she has not: somebody calls in
 * vain rather than nobody when she needs help.
 */
export async function isNotNeededSince(
  app: App,
  { family_group_id }: DeviceKey,
  at: number,
): Promise<boolean> {
  const said = await app.db
    .selectFrom('devices')
    .where('family_group_id', '=', family_group_id)
    .where('not_needed_at', '>', at + timesDiffer)
    // The clock of the server may have been set back: nothing was said in the future.
    .where('not_needed_at', '<=', Math.min(app.clock.now(), at + longestKept))
    .select('id')
    .executeTakeFirst()
  return said !== undefined
}

/** 404 for a device that was removed. */
async function lockPressed(app: App, key: DeviceKey): Promise<DeviceRow> {
  await lockSending(app, key.family_group_id)
  const device = await lockDevice(app, key)
  if (!device) throw notFound()
  return device
}

function possibleAt(app: App, { opened_at }: DeviceRow, at: number): number {
  const now = app.clock.now()
  return Math.max(opened_at ?? now, Math.min(at, now))
}

async function isInInbox(app: App, { id }: DeviceRow, deliveryId: string): Promise<boolean> {
  const row = await reportableOf(app, id).where('deliveries.id', '=', deliveryId).executeTakeFirst()
  return row !== undefined
}

/** Whether a press of "Call me" was taken already, while its delivery was in the inbox or after it had left. */
export async function wasPressed(
  app: App,
  { id, family_group_id }: DeviceKey,
  press: string,
): Promise<boolean> {
  const pressIn = (table: 'call_presses' | 'call_requests') =>
    app.db
      .selectFrom(table)
      .where('family_group_id', '=', family_group_id)
      .where('press', '=', press)
      .select('family_group_id as id')
  const row = await app.db
    .selectFrom('delivery_answers')
    .innerJoin('delivery_targets', 'delivery_targets.id', 'delivery_answers.target_id')
    .where('delivery_targets.device_id', '=', id)
    .where('delivery_answers.press', '=', press)
    // A heart that was pressed at the same moment by the page's clock has the same name.
    .where('delivery_answers.kind', '=', 'call_me')
    .select('delivery_answers.id')
    .unionAll(pressIn('call_presses'))
    // A server of the release before writes it there only.
    .unionAll(pressIn('call_requests'))
    .executeTakeFirst()
  return row !== undefined
}
