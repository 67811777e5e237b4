import { noteOf } from '../../delivery/delivery-status.ts'
import { lettersOf } from '../../delivery/devices/devices.service.ts'
import { nameOf } from '../../identity/user.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inPages, isAfter, pageSize } from './pages.ts'
import { titleLeft } from './title-left.ts'

/** What was sent to the devices, by whom, and what became of it on each of them. The oldest first. */
export async function* deliveryPages(app: App, groupId: string) {
  for await (const rows of inPages((after) => readDeliveries(app, groupId, after)))
    yield await exportedDeliveries(app, rows)
}

function readDeliveries(app: App, groupId: string, after: Parameters<typeof isAfter>[1]) {
  return deliveriesOf(app, groupId)
    .where(isAfter('deliveries', after))
    .orderBy('deliveries.created_at')
    .orderBy('deliveries.id')
    .limit(pageSize)
    .execute()
}

/** To be narrowed, and given to `exportedDeliveries`. */
export function deliveriesOf(app: App, groupId: string) {
  return app.db
    .selectFrom('deliveries')
    .leftJoin('users', 'users.id', 'deliveries.sender_id')
    .where('deliveries.family_group_id', '=', groupId)
    .select(['deliveries.id', 'subject_kind', 'subject_id', 'title', 'sender_id', 'deliveries.created_at'])
    .select([
      'withdrawn_at',
      'ends_at',
      'subject_removed_at',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof deliveriesOf>['execute']>>[number]

/** In the same order. */
export async function exportedDeliveries(app: App, rows: Row[]) {
  if (rows.length === 0) return []
  const targets = await readTargets(
    app,
    rows.map(({ id }) => id),
  )
  const now = app.clock.now()
  const byDelivery = Map.groupBy(targets, ({ delivery_id }) => delivery_id)
  return rows.map((row) => ({
    id: row.id,
    kind: row.subject_kind,
    subjectId: row.subject_id,
    title: titleLeft(row),
    sentBy: row.sender_id && nameOf(row),
    createdAt: toIso(row.created_at),
    takenBackAt: toIso(row.withdrawn_at),
    endsAt: toIso(row.ends_at),
    devices: (byDelivery.get(row.id) ?? []).map((target) => ({
      device: target.device_name,
      acceptedAt: toIso(target.accepted_at),
      shownAt: toIso(target.shown_at),
      readAloudAt: toIso(target.heard_at),
      ...(target.played_at !== null && { playedAt: toIso(target.played_at) }),
      failedAt: toIso(target.failed_at),
      expiredAt: toIso(target.expired_at),
      failure: target.failure,
      note: noteOf({ ...target, withdrawn_at: row.withdrawn_at }, now),
    })),
  }))
}

function readTargets(app: App, deliveryIds: string[]) {
  return app.db
    .selectFrom('delivery_targets as target')
    .innerJoin('devices', 'devices.id', 'target.device_id')
    .leftJoin('alexa_heard', 'alexa_heard.target_id', 'target.id')
    .where('target.delivery_id', 'in', deliveryIds)
    .orderBy('target.id')
    .select(['target.delivery_id', 'devices.name as device_name', 'target.accepted_at', 'target.shown_at'])
    .select([
      'target.played_at',
      'target.failed_at',
      'target.expired_at',
      'target.failure',
      'target.note',
      'target.note_until',
      'alexa_heard.heard_at',
    ])
    .execute()
}

/** Every screen and Echo that the group has or had. */
export async function readDevices(app: App, groupId: string) {
  const rows = await app.db
    .selectFrom('devices')
    .where('family_group_id', '=', groupId)
    .orderBy('created_at')
    .orderBy('id')
    .selectAll()
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    name: row.name,
    createdAt: toIso(row.created_at),
    removedAt: toIso(row.removed_at),
    lastActivityAt: toIso(row.last_activity_at),
    textSize: row.text_size,
    letters: lettersOf(row),
    look: row.look,
    quietHours: row.quiet_from && { from: row.quiet_from, until: row.quiet_until },
  }))
}

/** Every call that the loved one asked for, and who took it. */
export async function readCalls(app: App, groupId: string) {
  const rows = await app.db
    .selectFrom('call_requests')
    .innerJoin('devices', 'devices.id', 'call_requests.device_id')
    .leftJoin('users', 'users.id', 'call_requests.taken_by')
    .where('call_requests.family_group_id', '=', groupId)
    .orderBy('asked_at')
    .orderBy('call_requests.id')
    .select(['asked_at', 'taken_at', 'taken_by', 'devices.name as device_name'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .execute()
  return rows.map((row) => ({
    askedAt: toIso(row.asked_at),
    device: row.device_name,
    takenBy: row.taken_by && nameOf(row),
    takenAt: toIso(row.taken_at),
  }))
}
