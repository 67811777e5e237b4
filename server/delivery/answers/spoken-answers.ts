import { sql } from 'kysely'
import type { RoomAnswer } from '#contract/delivery/answers.ts'
import { recordChange } from '../../activity/record-change.ts'
import { publishChange } from '../../family/group-live.ts'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { atRest, isInMemory } from '../../family/in-memory.ts'
import { nameOf } from '../../identity/user.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { type Given, preparedQuery } from '../../platform/db/prepared-query.ts'
import { notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { DeviceRow } from '../delivery.tables.ts'
import { type DeviceKey, lockDevice } from '../devices/device.ts'
import { recordLovedOneActivity } from '../devices/device-contact.ts'
import { lockSending } from '../sending.ts'
import { answeredOf } from './answered.ts'
import type { SpokenAnswerRow } from './answers.tables.ts'

/** A press by which she sent her voice, `at` the time by the device's clock (epoch ms). */
export type SpokenPress = { press: string; at: number; deliveryId: string | null }

/**
 * Records in the caller's transaction that she has said something of `duration` milliseconds, which is the voice of that id. What has
 * left the screen meanwhile she answers all the same. 409 where the group is in memory since; false for a press that is known.
 */
export async function recordSpoken(
  app: App,
  key: DeviceKey,
  { press, at, deliveryId }: SpokenPress,
  voice: { id: string; duration: number },
): Promise<boolean> {
  const device = await lockSpoken(app, key)
  const spokenAt = possibleAt(app, device, at)
  const { family_group_id } = device
  const group = await requireGroupRow(app, family_group_id)
  if (isInMemory(group) && spokenAt >= (group.in_memory_at ?? 0)) throw atRest()
  if (await findSpoken(app, device, press)) return false
  const about = deliveryId && (await wasSentTo(app, device, deliveryId)) ? deliveryId : null
  const row: SpokenAnswerRow = {
    id: newId(),
    family_group_id,
    device_id: device.id,
    delivery_id: about,
    voice_id: voice.id,
    duration: voice.duration,
    press,
    created_at: spokenAt,
    removed_at: null,
  }
  await app.db.insertInto('spoken_answers').values(row).execute()
  await recordLovedOneActivity(app, device, spokenAt)
  const seconds = Math.round(voice.duration / 1000)
  const subject = { kind: 'voice', id: voice.id, title: null, seconds } as const
  const change = { groupId: family_group_id, by: { device }, deliveryId: about, subject }
  await recordChange(app, { ...change, action: 'voice_received' }, 'answers')
  return true
}

/** The press is taken back before its sound has come, which may still be on its way: then it is known, and kept out. */
export async function recordUnsaid(
  app: App,
  { id, family_group_id }: DeviceRow,
  press: string,
): Promise<void> {
  const now = app.clock.now()
  const row: SpokenAnswerRow = {
    id: newId(),
    family_group_id,
    device_id: id,
    delivery_id: null,
    voice_id: newId(),
    duration: 0,
    press,
    created_at: now,
    removed_at: now,
  }
  await app.db.insertInto('spoken_answers').values(row).execute()
}

/** What she sent by the press, taken back or not. */
export function findSpoken(app: App, { id }: DeviceKey, press: string): Promise<SpokenAnswerRow | undefined> {
  return app.db
    .selectFrom('spoken_answers')
    .where('device_id', '=', id)
    .where('press', '=', press)
    .selectAll()
    .executeTakeFirst()
}

/** Whether the voice is what she has said into a screen. */
export async function isSpoken(app: App, voiceId: string): Promise<boolean> {
  const row = await app.db
    .selectFrom('spoken_answers')
    .where('voice_id', '=', voiceId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** 404 for a device that was removed. */
export async function lockSpoken(app: App, key: DeviceKey): Promise<DeviceRow> {
  await lockSending(app, key.family_group_id)
  const device = await lockDevice(app, key)
  if (!device) throw notFound()
  return device
}

/** The device's clock may be wrong: what it says is moved between its opening and now. */
export function possibleAt(app: App, { opened_at }: DeviceRow, at: number): number {
  const now = app.clock.now()
  return Math.max(opened_at ?? now, Math.min(at, now))
}

async function wasSentTo(app: App, { id }: DeviceRow, deliveryId: string): Promise<boolean> {
  const row = await app.db
    .selectFrom('delivery_targets')
    .where('device_id', '=', id)
    .where('delivery_id', '=', deliveryId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Its voice is deleted, or brought back (null). What is no answer of hers changes nothing. */
export async function setSpokenRemoved(
  app: App,
  voice: { id: string; family_group_id: string },
  removedAt: number | null,
): Promise<void> {
  await app.db
    .updateTable('spoken_answers')
    .set({ removed_at: removedAt })
    .where('voice_id', '=', voice.id)
    .execute()
  publishChange(app, voice.family_group_id, 'answers')
}

type Listed = { row: { id: string; created_at: number }; answer: Omit<RoomAnswer, 'isNew'> }

/** What she has said and nobody has deleted, the newest first. */
export async function listSpoken(app: App, groupId: string, limit: number): Promise<Listed[]> {
  const rows = await readSpoken(app, { groupId, limit })
  return rows.map((row) => ({
    row,
    answer: {
      id: row.id,
      kind: 'voice',
      text: null,
      voice: { id: row.voice_id, duration: Number(row.duration) },
      at: toIso(row.created_at),
      device: { id: row.device_id, name: row.device_name },
      to: row.sender_id ? { id: row.sender_id, name: nameOf(row) } : null,
      subject: row.subject_kind && answeredOf({ ...row, subject_kind: row.subject_kind }),
    },
  }))
}

const readSpoken = preparedQuery((app, given: Given<{ groupId: string; limit: number }>) =>
  app.db
    .selectFrom('spoken_answers')
    .innerJoin('devices', 'devices.id', 'spoken_answers.device_id')
    .leftJoin('deliveries', 'deliveries.id', 'spoken_answers.delivery_id')
    .leftJoin('users', 'users.id', 'deliveries.sender_id')
    .where('spoken_answers.family_group_id', '=', given.groupId)
    .where('spoken_answers.removed_at', 'is', sql.lit(null))
    .selectAll('spoken_answers')
    .select('devices.name as device_name')
    .select(['deliveries.subject_kind', 'deliveries.subject_id', 'deliveries.title'])
    .select(['deliveries.subject_removed_at', 'deliveries.sender_id'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .orderBy('spoken_answers.created_at', 'desc')
    .orderBy('spoken_answers.id', 'desc')
    .limit(given.limit),
)
