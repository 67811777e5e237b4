import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type Device, networks, Power, showingKinds } from '#contract/delivery/delivery.ts'
import { type NameColumns, nameOf } from '../../identity/user.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { parseJsonColumn } from '../../platform/db/json-column.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { emit } from '../../platform/feature.ts'
import type { DeliveryRow, DeviceRow } from '../delivery.tables.ts'
import { filmOf, soundOf } from '../subject.ts'
import { type DeviceKey, lockDevice, publishDevices } from './device.ts'
import { heardFrom } from './device-silence.ts'

/** The end of the year 9999: a later instant cannot be printed. */
const lastInstant = Date.UTC(10_000, 0) - 1

/** What a device last reported about itself. Fields that it has never reported are missing. */
const DeviceStatus = z.object({
  showing: z.optional(
    z.object({
      kind: z.enum(showingKinds),
      deliveryId: z.nullable(z.string()),
      /** Since when, in epoch milliseconds. */
      at: z.int().check(z.minimum(0), z.maximum(lastInstant)),
    }),
  ),
  power: z.optional(Power),
  network: z.optional(z.enum(networks)),
  /** It makes no sound until somebody touches it. */
  needsTap: z.optional(z.boolean()),
  /** When the device last reported, in epoch milliseconds. */
  reportedAt: z.optional(z.int()),
})
type DeviceStatus = z.infer<typeof DeviceStatus>

/** What a device reports about itself. Only the loved one touches it. */
export type Contact = {
  wasTouched: boolean
  /** When, by the device's clock, as an ISO 8601 instant; now when it is not said. */
  touchedAt?: string | undefined
  showing?: Omit<NonNullable<DeviceStatus['showing']>, 'at'> | undefined
  power?: DeviceStatus['power']
  network?: DeviceStatus['network']
  needsTap?: DeviceStatus['needsTap']
}

export async function recordContact(app: App, key: DeviceKey, contact: Contact): Promise<void> {
  await inTransaction(app, async (app) => {
    const device = await lockDevice(app, key)
    if (!device) return
    const now = app.clock.now()
    const touchedAt = contact.wasTouched ? possibleTouch(device, contact.touchedAt, now) : null
    const before = statusOf(app, device)
    const next = nextStatus(before, contact, now)
    const status = JSON.stringify({ ...next, reportedAt: now })
    await app.db
      .updateTable('devices')
      .set({
        status,
        last_contact_at: now,
        last_activity_at: maxOf(device.last_activity_at, touchedAt),
        ...(await heardFrom(app, device)),
      })
      .where('id', '=', device.id)
      .execute()
    const { reportedAt: _, ...earlier } = before
    if (contact.wasTouched || !isDeepStrictEqual(next, earlier)) publishDevices(app, device)
    if (touchedAt !== null) await emit(app, 'deviceUsed', device, touchedAt)
  })
}

/** The device's clock may be wrong, so the time is moved between its first opening and now. */
function possibleTouch({ opened_at }: DeviceRow, touchedAt: string | undefined, now: number): number {
  const at = touchedAt === undefined ? now : Date.parse(touchedAt)
  return Math.max(opened_at ?? now, Math.min(at, now))
}

function maxOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

export function statusOf(app: App, { id, status }: Pick<DeviceRow, 'id' | 'status'>): DeviceStatus {
  return parseJsonColumn(app, DeviceStatus, status, { column: 'devices.status', row: id }) ?? {}
}

function nextStatus(
  before: DeviceStatus,
  { showing, power, network, needsTap }: Contact,
  now: number,
): DeviceStatus {
  const isSame = before.showing?.kind === showing?.kind && before.showing?.deliveryId === showing?.deliveryId
  const at = (isSame && before.showing?.at) || now
  return {
    ...(showing && { showing: { kind: showing.kind, deliveryId: showing.deliveryId, at } }),
    ...(power && { power: { percent: power.percent, isCharging: power.isCharging } }),
    ...(network && { network }),
    ...(needsTap && { needsTap }),
  }
}

/** What each device shows, by the device's id; null for a delivery that was taken back or deleted. */
export async function listShowing(
  app: App,
  groupId: string,
  devices: DeviceRow[],
): Promise<Map<string, Device['showing']>> {
  const reported = devices.map((device) => ({ id: device.id, showing: statusOf(app, device).showing }))
  const ids = reported.flatMap(({ showing }) => showing?.deliveryId ?? [])
  const deliveries = ids.length === 0 ? [] : await listStillShown(app, groupId, ids)
  return new Map(
    reported.map(({ id, showing }) => {
      const delivery = deliveries.find(({ id }) => id === showing?.deliveryId)
      if (!showing || (showing.deliveryId && !delivery)) return [id, null]
      const from = delivery ? senderOf(delivery) : null
      return [
        id,
        {
          kind: showing.kind,
          title: delivery?.title ?? null,
          ...(delivery ? deliveredBy(app, delivery) : { what: null, photoId: null }),
          from,
          at: toIso(showing.at),
        },
      ]
    }),
  )
}

/** What the device shows of a delivery, as it is told and drawn for the family. */
export function deliveredBy(app: App, row: Delivered) {
  const played = soundOf(app, row) ?? filmOf(app, row)
  return {
    what: row.subject_kind,
    ...picturedBy(row),
    ...(played && { duration: Number(played.duration) }),
  }
}

function picturedBy({ subject_kind, subject_id, ...delivery }: Pictured): {
  photoId: string | null
  clipId?: string
} {
  if (subject_kind === 'photo') return { photoId: subject_id }
  if (subject_kind === 'clip' && subject_id) return { photoId: null, clipId: subject_id }
  return { photoId: delivery.backdrop_removed_at === null ? delivery.backdrop_photo_id : null }
}

type Delivered = Pictured & Pick<DeliveryRow, 'id' | 'sound' | 'film'>

type Pictured = {
  [Column in 'subject_kind' | 'subject_id' | 'backdrop_photo_id' | 'backdrop_removed_at']:
    | DeliveryRow[Column]
    | null
}

/** Null when that account was deleted. */
export function senderOf(row: NameColumns & { sender_id: string | null }) {
  return row.sender_id ? { id: row.sender_id, name: nameOf(row) } : null
}

function listStillShown(app: App, groupId: string, ids: string[]) {
  return app.db
    .selectFrom('deliveries')
    .leftJoin('users', 'users.id', 'deliveries.sender_id')
    .where('deliveries.family_group_id', '=', groupId)
    .where('deliveries.id', 'in', ids)
    .where('deliveries.withdrawn_at', 'is', null)
    .where('deliveries.subject_removed_at', 'is', null)
    .select(['deliveries.id', 'deliveries.title', 'deliveries.subject_kind', 'deliveries.subject_id'])
    .select(['deliveries.backdrop_photo_id', 'deliveries.backdrop_removed_at'])
    .select(['deliveries.sound', 'deliveries.film'])
    .select(['deliveries.sender_id', 'users.first_name', 'users.last_name', 'users.email'])
    .execute()
}
