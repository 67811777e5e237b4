import { recordChange } from '../../activity/record-change.ts'
import { isInMemory } from '../../family/in-memory.ts'
import { hours, minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { updateRows } from '../../platform/db/bulk.ts'
import { inTransaction, isPostgres } from '../../platform/db/transaction.ts'
import type { DueWork } from '../../platform/work/due.ts'
import { rowQueue } from '../../platform/work/row-queue.ts'
import type { DeviceRow } from '../delivery.tables.ts'
import { lockDevice } from './device.ts'

// A screen is silent after a day without contact. It is looked at when that day would be over if nothing more came,
// so a screen in use costs one look a day, and its heartbeats cost nothing more. An Echo is not watched: it is in
// contact only while somebody uses it.

const silentAfter = hours(24)

/**
 * A screen that seems silent is looked at again after this time before people are told: after the server itself was
 * away, screens need a while to come back.
 */
const secondLookAfter = minutes(15)

const queue = rowQueue({
  table: 'devices',
  dueAt: 'silence_due_at',
  leaseMs: minutes(1),
  limit: (app) => (isPostgres(app) ? 500 : 100),
})

/** Records, by nobody and once for each silence, that a screen has been away for a day. */
export const deviceSilence: DueWork = {
  name: 'device-silence',
  async runBatch(app, now) {
    const devices = await queue.claim(app, now)
    const heard = devices.filter((device) => firstLookAt(device) > now)
    await watchOn(app, heard)
    for (const device of devices) if (!heard.includes(device)) await lookAt(app, device)
    return devices.length
  },
  nextAt: queue.nextAt,
}

type Silence = Pick<DeviceRow, 'silence_due_at' | 'silent_since' | 'silence_told_at'>

function contactOf({ last_contact_at, opened_at }: DeviceRow): number {
  return Math.max(last_contact_at ?? 0, opened_at ?? 0)
}

function firstLookAt(device: DeviceRow): number {
  return contactOf(device) + silentAfter - secondLookAfter
}

/** By ascending id, as all statements that lock several rows. */
async function watchOn(app: App, devices: DeviceRow[]): Promise<void> {
  const changes = devices.map((device) => ({
    id: device.id,
    silence_due_at: device.removed_at === null ? firstLookAt(device) : null,
    silent_since: null,
  }))
  await updateRows(
    app,
    'devices',
    changes.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  )
}

async function lookAt(app: App, leased: DeviceRow): Promise<void> {
  await inTransaction(app, async (app) => {
    const device = await lockDevice(app, leased)
    if (device && device.silence_due_at !== leased.silence_due_at) return
    const silence = device ? await silenceOf(app, device) : { silence_due_at: null }
    await setSilence(app, leased, silence)
  })
}

async function silenceOf(app: App, device: DeviceRow): Promise<Partial<Silence>> {
  const now = app.clock.now()
  const contactAt = contactOf(device)
  if (firstLookAt(device) > now) return { silence_due_at: firstLookAt(device), silent_since: null }
  if (await isUnwatched(app, device)) return { silence_due_at: now + silentAfter, silent_since: null }
  if (device.silent_since !== contactAt)
    return { silence_due_at: now + secondLookAfter, silent_since: contactAt }
  await recordSilence(app, device, 'device_silent', contactAt)
  return { silence_due_at: null, silence_told_at: now }
}

/**
 * What changes in the row of a device that has just been in contact: it is watched from its first opening on. Records
 * that it is back when people were told that it is away, unless nobody asks after it any more. Within the caller's
 * transaction, which has locked the device.
 */
export async function heardFrom(app: App, device: DeviceRow): Promise<Partial<Silence>> {
  const isBack = device.silence_told_at !== null
  if (device.kind !== 'screen' || (device.opened_at !== null && !isBack)) return {}
  if (isBack && !(await isUnwatched(app, device)))
    await recordSilence(app, device, 'device_back', device.silent_since ?? contactOf(device))
  const silence_due_at = app.clock.now() + silentAfter - secondLookAfter
  return { silence_due_at, silent_since: null, silence_told_at: null }
}

function recordSilence(
  app: App,
  { id, family_group_id, name }: DeviceRow,
  action: 'device_silent' | 'device_back',
  since: number,
): Promise<void> {
  const subject = { kind: 'device', id, title: name } as const
  return recordChange(app, { groupId: family_group_id, by: null, action, subject, since })
}

/** In a group that was deleted, or is in memory, nobody asks after a screen. */
async function isUnwatched(app: App, { family_group_id }: DeviceRow): Promise<boolean> {
  const group = await app.db
    .selectFrom('family_groups')
    .where('id', '=', family_group_id)
    .select(['removed_at', 'in_memory_at'])
    .executeTakeFirstOrThrow()
  return group.removed_at !== null || isInMemory(group)
}

async function setSilence(app: App, { id }: DeviceRow, silence: Partial<Silence>): Promise<void> {
  await app.db.updateTable('devices').set(silence).where('id', '=', id).execute()
}
