import { sql } from 'kysely'
import { recordChanges } from '../activity/record-change.ts'
import { hours } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { insertRows } from '../platform/db/bulk.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { dueTopic } from '../platform/work/due.ts'
import type { DeliveryRow, DeliveryTargetRow, DeviceRow } from './delivery.tables.ts'
import { attemptsName } from './delivery-channel.ts'
import { type DeviceKey, deviceTopic } from './devices/device.ts'
import { idsOf, noteStep } from './path/note-step.ts'
import { endOlder, endsName } from './running-deliveries.ts'
import type { Sending } from './sending.ts'
import { activityKindOf, secondsOf, subjectColumns } from './subject.ts'

/** How long a delivery waits for the first device of its group to be opened. */
const waitsForFirstDevice = hours(72)

export async function addDelivery(app: App, sending: Sending): Promise<string> {
  const [id] = await addDeliveries(app, [sending])
  return id as string
}

/**
 * Writes the deliveries of any number of groups and returns their ids in the same order. Within the
 * caller's transaction, which has locked the sending of all these groups.
 */
export async function addDeliveries(app: App, sendings: Sending[]): Promise<string[]> {
  if (sendings.length === 0) return []
  const now = app.clock.now()
  const devices = await devicesByGroup(app, [...new Set(sendings.map(({ groupId }) => groupId))])
  const deliveries = sendings.map((sending) => newDelivery(sending, now))
  const targets = sendings.flatMap((sending, index) =>
    newTargets(app, sending, deliveries[index] as DeliveryRow, devices.get(sending.groupId) ?? []),
  )
  await insertRows(app, 'deliveries', deliveries)
  await insertRows(app, 'delivery_targets', targets)
  await endOlder(
    app,
    sendings.map(({ subject }, index) => ({ subject, delivery: deliveries[index] as DeliveryRow })),
  )
  await recordChanges(
    app,
    sendings.map(({ groupId, sender, action, subject }) => ({
      groupId,
      by: { user: sender },
      action,
      subject: {
        ...subject,
        kind: activityKindOf(subject.kind),
        seconds: secondsOf(subject),
      },
    })),
  )
  noteSent(app, deliveries, targets)
  for (const { device_id, accepted_at } of targets) {
    if (accepted_at !== null) app.live.publish(deviceTopic(device_id), { changed: ['view'] })
    else app.live.publish(dueTopic(attemptsName), {})
  }
  if (deliveries.some(({ end_due_at }) => end_due_at !== null)) app.live.publish(dueTopic(endsName), {})
  return deliveries.map(({ id }) => id)
}

function noteSent(app: App, deliveries: DeliveryRow[], targets: DeliveryTargetRow[]): void {
  for (const { id, family_group_id, subject_kind, subject_id } of deliveries)
    noteStep(app, 'sent', {
      deliveryId: id,
      groupId: family_group_id,
      kind: subject_kind,
      subjectId: subject_id,
    })
  noteTargets(app, targets)
}

function noteTargets(app: App, targets: DeliveryTargetRow[]): void {
  for (const target of targets)
    noteStep(app, target.accepted_at === null ? 'queued' : 'accepted', idsOf(target))
}

type Addressee = Pick<DeviceRow, 'id' | 'family_group_id' | 'kind' | 'opened_at'>

async function devicesByGroup(app: App, groupIds: string[]): Promise<Map<string, Addressee[]>> {
  const devices = await app.db
    .selectFrom('devices')
    .where('family_group_id', 'in', groupIds)
    .where('removed_at', 'is', null)
    .select(['id', 'family_group_id', 'kind', 'opened_at'])
    .execute()
  return Map.groupBy(devices, ({ family_group_id }) => family_group_id)
}

function newDelivery({ groupId, sender, subject }: Sending, now: number): DeliveryRow {
  return {
    id: newId(),
    family_group_id: groupId,
    ...subjectColumns(subject),
    sender_id: sender.id,
    created_at: now,
    withdrawn_at: null,
    subject_removed_at: null,
    ends_at: subject.end?.at ?? null,
    end_due_at: subject.end?.at ?? null,
  }
}

function newTargets(
  app: App,
  { deviceId }: Sending,
  delivery: DeliveryRow,
  devices: Addressee[],
): DeliveryTargetRow[] {
  const now = delivery.created_at
  const isOpened = devices.some(({ opened_at }) => opened_at !== null)
  const addressees = devices.filter(({ id }) => deviceId === undefined || id === deviceId)
  if (addressees.length === 0) throw notFound()
  return addressees.map(({ id, kind }) => {
    const channel = app.channels[kind]
    const readsInbox = channel !== undefined && 'readsInbox' in channel
    return {
      ...newTarget(delivery, id),
      ...(readsInbox ? { accepted_at: now, attempts: 1 } : { due_at: now }),
      expires_at: isOpened ? null : now + waitsForFirstDevice,
    }
  })
}

/** A target without any due work. */
function newTarget(
  { id, family_group_id, created_at }: Pick<DeliveryRow, 'id' | 'family_group_id' | 'created_at'>,
  deviceId: string,
): DeliveryTargetRow {
  return {
    id: newId(),
    family_group_id,
    delivery_id: id,
    device_id: deviceId,
    created_at,
    attempts: 0,
    due_at: null,
    accepted_at: null,
    handed_at: null,
    page_seen_at: null,
    picture_loaded_at: null,
    shown_at: null,
    played_at: null,
    failed_at: null,
    expires_at: null,
    expired_at: null,
    failure: null,
    note: null,
    note_until: null,
    filled_at: null,
  }
}

/**
 * Puts older deliveries into the inbox of a device that was added after them. Unless `asNews` is set they are no news
 * there, and no part of the delivery status until the device shows them.
 */
export async function fillInbox(
  app: App,
  device: DeviceKey,
  deliveries: Pick<DeliveryRow, 'id' | 'family_group_id' | 'created_at'>[],
  { asNews = false } = {},
): Promise<void> {
  const now = app.clock.now()
  const targets = deliveries.map((delivery) => ({
    ...newTarget(delivery, device.id),
    accepted_at: now,
    filled_at: asNews ? null : now,
  }))
  await insertRows(app, 'delivery_targets', targets)
  noteTargets(app, targets)
}

/** The newest delivery of each of the newest `limit` pictures that the group has sent and not taken back. */
export async function listLastPictures(app: App, groupId: string, limit: number): Promise<DeliveryRow[]> {
  const newest = listedDeliveries(app, groupId)
    .where('subject_kind', '=', 'photo')
    .select((select) => [
      'id',
      select.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('subject_id').orderBy('created_at', 'desc').orderBy('id', 'desc'))
        .as('rank'),
    ])
  return app.db
    .selectFrom('deliveries')
    .where('id', 'in', (select) => select.selectFrom(newest.as('newest')).where('rank', '=', 1).select('id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute()
}

/** The newest `limit` of the notes that are on the devices of the group now. */
export async function listRunningNotes(app: App, groupId: string, limit: number): Promise<DeliveryRow[]> {
  // They are few. For an order, SQLite would read all deliveries of the group.
  const notes = await readRunningNotes(app, { groupId, now: app.clock.now() })
  return notes.toSorted((one, other) => other.created_at - one.created_at).slice(0, limit)
}

/** Written as the indexes of the running notes have it: years of ended ones are not read. */
const readRunningNotes = preparedQuery((_app, given: Given<{ groupId: string; now: number }>) => {
  const isListed = sql`family_group_id = ${given.groupId} and subject_kind = 'note'
    and withdrawn_at is null and subject_removed_at is null`
  return sql<DeliveryRow>`
    select * from deliveries where ${isListed} and ends_at > ${given.now}
    union all
    select * from deliveries where ${isListed} and ends_at is null`
})

/** The newest `limit` deliveries of the group that are on its devices. */
export function listLastDeliveries(app: App, groupId: string, limit: number): Promise<DeliveryRow[]> {
  return listedDeliveries(app, groupId).orderBy('created_at', 'desc').limit(limit).selectAll().execute()
}

function listedDeliveries(app: App, groupId: string) {
  return app.db
    .selectFrom('deliveries')
    .where('family_group_id', '=', groupId)
    .where('withdrawn_at', 'is', null)
    .where('subject_removed_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', app.clock.now())]))
}
