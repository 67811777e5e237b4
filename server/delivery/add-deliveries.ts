import { recordChanges } from '../activity/record-change.ts'
import { hours } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { insertRows } from '../platform/db/bulk.ts'
import { notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { dueTopic } from '../platform/work/due.ts'
import type { DeliveryRow, DeliveryTargetRow, DeviceRow } from './delivery.tables.ts'
import { attemptsName } from './delivery-channel.ts'
import { deviceTopic } from './devices.service.ts'
import type { Sending } from './sending.ts'
import { subjectColumns } from './subject.ts'

/** How long something waits for the first screen of a group. */
const waitsForFirstScreen = hours(72)

/**
 * Writes the deliveries, of however many groups, and what is due for them; answers with their ids
 * in the same order. Within the caller's transaction, which holds the groups' sending: whatever the
 * caller records beside it stands or falls with it.
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
  await recordChanges(
    app,
    sendings.map(({ groupId, sender, action, subject }) => ({
      groupId,
      by: { user: sender },
      action,
      subject,
    })),
  )
  for (const { device_id, accepted_at } of targets) {
    if (accepted_at !== null) app.live.publish(deviceTopic(device_id), { changed: ['view'] })
    else app.live.publish(dueTopic(attemptsName), {})
  }
  return deliveries.map(({ id }) => id)
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
    const isThere = channel !== undefined && 'readsInbox' in channel
    return {
      id: newId(),
      family_group_id: delivery.family_group_id,
      delivery_id: delivery.id,
      device_id: id,
      created_at: now,
      attempts: isThere ? 1 : 0,
      due_at: isThere ? null : now,
      lease_until: null,
      accepted_at: isThere ? now : null,
      shown_at: null,
      failed_at: null,
      expires_at: isOpened ? null : now + waitsForFirstScreen,
      expired_at: null,
      failure: null,
      note: null,
    }
  })
}
