import type { RawBuilder } from 'kysely'
import type { DeliveryKind, Device } from '#contract/delivery/delivery.ts'
import type { DeviceChange } from '#contract/delivery/device-changes.ts'
import { deliveryTopics, sendables } from '#contract/delivery/sendable.ts'
import { limits } from '#contract/platform/fields.ts'
import { recordChange } from '../../activity/record-change.ts'
import type { Actor } from '../../family/actor.ts'
import type { NameColumns } from '../../identity/user.ts'
import { askBudget } from '../../platform/budgets/ask-budget.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { type Given, preparedQuery } from '../../platform/db/prepared-query.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { DeviceRow } from '../delivery.tables.ts'
import { type DeviceKey, deviceTopic, lockDevice } from './device.ts'
import { deliveredBy, listShowing, senderOf, statusOf } from './device-status.ts'

const firstScreenName = 'Family screen'

export async function listDevices(app: App, groupId: string): Promise<Device[]> {
  const rows = await readListed(app, { groupId })
  const showing = await listShowing(app, groupId, rows)
  return rows.map((row) => toDevice(app, row, showing.get(row.id) ?? null))
}

const readListed = preparedQuery((app, given: Given<{ groupId: string }>) =>
  devicesOf(app, given.groupId)
    .leftJoin('deliveries', 'deliveries.id', 'devices.last_shown_delivery_id')
    .leftJoin('users', 'users.id', 'deliveries.sender_id')
    .leftJoin('users as opener', 'opener.id', 'devices.opened_by')
    .leftJoin('users as browser', 'browser.id', 'devices.browser_of')
    .leftJoin('users as keeper', 'keeper.id', 'devices.kept_by')
    .select([
      'opener.first_name as opener_first_name',
      'opener.last_name as opener_last_name',
      'opener.email as opener_email',
      'browser.first_name as browser_first_name',
      'browser.last_name as browser_last_name',
      'browser.email as browser_email',
      'keeper.first_name as keeper_first_name',
      'keeper.last_name as keeper_last_name',
      'keeper.email as keeper_email',
    ])
    .select(['deliveries.title', 'deliveries.subject_kind', 'deliveries.subject_id'])
    .select(['deliveries.backdrop_photo_id', 'deliveries.backdrop_removed_at'])
    .select(['deliveries.sound', 'deliveries.film'])
    .select(['deliveries.withdrawn_at', 'deliveries.subject_removed_at'])
    .select(['deliveries.sender_id', 'users.first_name', 'users.last_name', 'users.email'])
    .orderBy('devices.created_at')
    .orderBy('devices.id'),
)

export async function readDevice(app: App, groupId: string, deviceId: string): Promise<Device> {
  const device = (await listDevices(app, groupId)).find(({ id }) => id === deviceId)
  if (!device) throw notFound()
  return device
}

/** Named as the pages name it: "Rose's screen", once somebody has said who the loved one is. */
export async function addScreen(app: App, groupId: string): Promise<DeviceRow> {
  const { loved_one_name } = await app.db
    .selectFrom('family_groups')
    .where('id', '=', groupId)
    .select('loved_one_name')
    .executeTakeFirstOrThrow()
  const name = loved_one_name ? `${loved_one_name}'s screen` : firstScreenName
  return addDevice(app, groupId, { kind: 'screen', name: name.length > limits.name ? firstScreenName : name })
}

/** Adds a device that nobody has opened yet. The second of its kind is called "… 2". */
export async function addDevice(
  app: App,
  groupId: string,
  { kind, name, opened_by = null }: Pick<DeviceRow, 'kind' | 'name'> & Partial<DeviceRow>,
): Promise<DeviceRow> {
  const { count } = await app.db
    .selectFrom('devices')
    .where('family_group_id', '=', groupId)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  askBudget(app, 'groupDevices', { used: Number(count) + 1 })
  return app.db
    .insertInto('devices')
    .values({
      id: newId(),
      family_group_id: groupId,
      kind,
      name: Number(count) === 0 ? name : `${name} ${Number(count) + 1}`,
      created_at: app.clock.now(),
      opened_at: null,
      connected_until: null,
      last_contact_at: null,
      last_activity_at: null,
      last_shown_delivery_id: null,
      last_shown_at: null,
      removed_at: null,
      attention: null,
      opened_by,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes only the fields that are set in `change`: another person may be changing the others. */
export async function updateDevice(
  app: App,
  actor: Actor,
  deviceId: string,
  change: DeviceChange,
): Promise<Device> {
  return inTransaction(app, async (app) => {
    const device = await lockDevice(app, { id: deviceId, family_group_id: actor.groupId })
    if (!device) throw notFound()
    const { name = device.name, textSize = device.text_size, look = device.look } = change
    const { letters, quietHours } = change
    const columns = {
      name,
      text_size: textSize,
      ...(textSize !== device.text_size && { text_size_set_at: app.clock.now() }),
      look,
      ...(letters !== undefined && lettersColumns(letters)),
      ...(quietHours !== undefined && {
        quiet_from: quietHours?.from ?? null,
        quiet_until: quietHours?.until ?? null,
      }),
    }
    await app.db.updateTable('devices').set(columns).where('id', '=', device.id).execute()
    await recordDeviceChange(app, actor, { id: device.id, title: name }, change)
    app.live.publish(deviceTopic(device.id), { changed: ['view'] })
    return readDevice(app, actor.groupId, device.id)
  })
}

/** From how far a device is read that is being connected. */
export async function setLetters(app: App, { id }: DeviceKey, letters: Device['letters']): Promise<void> {
  await app.db.updateTable('devices').set(lettersColumns(letters)).where('id', '=', id).execute()
}

function recordDeviceChange(
  app: App,
  actor: Actor,
  { id, title }: { id: string; title: string },
  change: DeviceChange,
): Promise<void> {
  const isRenamed = change.name !== undefined
  const action = isRenamed ? 'device_renamed' : 'device_settings_changed'
  const subject = { kind: 'device', id, title } as const
  // The lists of what can be sent show the name of the device.
  const topics = isRenamed ? deliveryTopics : []
  return recordChange(app, { groupId: actor.groupId, by: actor, action, subject }, ...topics)
}

export function listDeviceRows(app: App, groupId: string): Promise<DeviceRow[]> {
  return devicesOf(app, groupId).orderBy('devices.id').execute()
}

export async function hasDevices(app: App, groupId: string): Promise<boolean> {
  return (await devicesOf(app, groupId).executeTakeFirst()) !== undefined
}

function devicesOf(app: App, groupId: string | RawBuilder<string>) {
  return app.db
    .selectFrom('devices')
    .where('devices.family_group_id', '=', groupId)
    .where('devices.removed_at', 'is', null)
    .selectAll('devices')
}

type ListedDevice = DeviceRow &
  NameColumns & {
    title: string | null
    subject_kind: DeliveryKind | null
    subject_id: string | null
    sender_id: string | null
    withdrawn_at: number | null
    subject_removed_at: number | null
    backdrop_photo_id: string | null
    backdrop_removed_at: number | null
    sound: string | null
    film: string | null
    opener_first_name: string | null
    opener_last_name: string | null
    opener_email: string | null
    browser_first_name: string | null
    browser_last_name: string | null
    browser_email: string | null
    keeper_first_name: string | null
    keeper_last_name: string | null
    keeper_email: string | null
  }

function toDevice(app: App, row: ListedDevice, showing: Device['showing']): Device {
  const { power, network, needsTap } = statusOf(app, row)
  const isConnected = (row.connected_until ?? 0) > app.clock.now()
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    createdAt: toIso(row.created_at),
    openedAt: toIso(row.opened_at),
    isConnected,
    lastContactAt: toIso(row.last_contact_at),
    lastActivityAt: toIso(row.last_activity_at),
    lastShown: lastShown(app, row),
    picturesOnAt: toIso(row.pictures_on_at),
    attention: row.attention,
    showing: isConnected ? showing : null,
    power: power ?? null,
    network: network ?? null,
    ...(isConnected && needsTap && { needsTap }),
    ...(row.microphone_tried_at !== null && { microphoneTriedAt: toIso(row.microphone_tried_at) }),
    textSize: row.text_size ?? 'normal',
    letters: lettersOf(row),
    look: row.look ?? 'pictures',
    quietHours: quietHoursOf(row),
    openedBy: person(row.opened_by, row.opener_first_name, row.opener_last_name, row.opener_email),
    browserOf: person(row.browser_of, row.browser_first_name, row.browser_last_name, row.browser_email),
    keptBy: person(row.kept_by, row.keeper_first_name, row.keeper_last_name, row.keeper_email),
  }
}

function person(
  id: string | null,
  first_name: string | null,
  last_name: string | null,
  email: string | null,
): Device['openedBy'] {
  return senderOf({ sender_id: id, first_name, last_name, email })
}

export function quietHoursOf({ quiet_from, quiet_until }: DeviceRow): Device['quietHours'] {
  return quiet_from && quiet_until ? { from: quiet_from, until: quiet_until } : null
}

function lettersColumns(letters: Device['letters']) {
  return {
    letters_metres: letters?.metres ?? null,
    letters_inches: letters?.inches ?? null,
    letters_percent: letters && (letters.forWeakEyes ? 350 : 100),
  }
}

export function lettersOf({ letters_metres, letters_inches, letters_percent }: DeviceRow): Device['letters'] {
  if (letters_metres === null) return null
  return { metres: letters_metres, inches: letters_inches, forWeakEyes: letters_percent === 350 }
}

/** Null for a delivery that was taken back or deleted. */
function lastShown(app: App, row: ListedDevice): Device['lastShown'] {
  const isGone = row.withdrawn_at !== null || row.subject_removed_at !== null
  if (row.last_shown_at === null || row.subject_kind === null || isGone) return null
  return {
    title: row.title ?? (row.subject_kind === 'test' ? 'Test message' : sendables[row.subject_kind].untitled),
    at: toIso(row.last_shown_at),
    ...deliveredBy(app, row),
    from: senderOf(row),
  }
}
