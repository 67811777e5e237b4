import type { Device } from '#contract/delivery/delivery.ts'
import { may } from '#contract/platform/policy.ts'
import type { DeviceRow } from '../../delivery/delivery.tables.ts'
import { disconnectDevice } from '../../delivery/devices/device-removal.ts'
import { addDevice, readDevice } from '../../delivery/devices/devices.service.ts'
import { fillNewInbox } from '../../delivery/inbox/new-inbox.ts'
import { lockSending } from '../../delivery/sending.ts'
import type { Actor } from '../../family/actor.ts'
import { publishChange } from '../../family/group-live.ts'
import { findMembership, requireStillMay, requireStillSignedIn } from '../../family/membership.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { invalid } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/request/network-of.ts'
import { rateLimit, resetRateLimit } from '../../platform/http/request/rate-limit.ts'
import '../alexa.tables.ts'
import { consumeMadeCode, consumePairing, findMadeCode, findPairing, lockAccount } from './codes.ts'
import { findEcho, listEchoesOfUser } from './echo.service.ts'
import type { EchoInfo } from './echo-info.ts'

const unknownCode = 'No Echo shows this code now. Please look at the Echo again.'

/**
 * Links the Echo that shows this code with the actor's group. Limits the attempts of a person to 10 and of
 * an address to 40 in 15 minutes. The Echo counts as opened with its next request.
 */
export async function pairByCode(
  app: App,
  actor: Actor,
  { code, ip }: { code: string; ip: string },
): Promise<Device> {
  await rateLimit(app, `alexa-code:${actor.user.id}`, { limit: 10, perMs: minutes(15) })
  await rateLimit(app, `alexa-code-from:${networkOf({ ip })}`, { limit: 40, perMs: minutes(15) })
  return inTransaction(app, async (app) => {
    const info = await findPairing(app, code)
    if (info) await lockLinking(app, info, actor.groupId)
    if (!info || !(await consumePairing(app, code)))
      throw invalid(unknownCode, [{ path: 'code', message: unknownCode }])
    // The right may have gone since the request came: a link that is made now would outlast it.
    await requireStillMay(app, actor, 'devices:manage')
    await requireStillSignedIn(app, actor)
    const device = await linkWarmly(app, { groupId: actor.groupId, openedBy: actor.user.id }, info)
    return readDevice(app, actor.groupId, device.id)
  })
}

/**
 * Links the Echo that heard a caretaker's code. Null when the code is unknown, used or expired, or its
 * maker may not manage devices any more. Limits the attempts of an Echo and of its account to 5 in 15
 * minutes (429).
 */
export async function linkBySpokenCode(app: App, info: EchoInfo, code: string): Promise<DeviceRow | null> {
  const limits = [`alexa-said:${info.userId}`, `alexa-said:${info.alexaDeviceId}`]
  for (const key of limits) await rateLimit(app, key, { limit: 5, perMs: minutes(15) })
  const device = await inTransaction(app, async (app) => {
    const made = await findMadeCode(app, code)
    if (!made) return null
    await lockLinking(app, info, made.groupId)
    if (!(await consumeMadeCode(app, code))) return null
    const maker = await findMembership(app, made.personId, made.groupId)
    if (!maker || !may(maker.role, 'devices:manage')) return null
    return linkWarmly(app, { groupId: made.groupId, openedBy: made.personId }, info)
  })
  if (device) for (const key of limits) await resetRateLimit(app, key)
  return device
}

/** Locks the account, and then the sending of the new group and of the group that has the Echo now. */
async function lockLinking(app: App, info: EchoInfo, groupId: string): Promise<void> {
  await lockAccount(app, info.userId)
  const present = await findEcho(app, info)
  await lockSending(app, groupId, ...(present ? [present.family_group_id] : []))
}

/** Links the Echo, and gives it the family's last pictures and present notes: the first thing that it says is not "nothing". */
async function linkWarmly(app: App, link: Link, info: EchoInfo): Promise<DeviceRow> {
  const present = await findEcho(app, info)
  const device = await linkEcho(app, link, info)
  if (present?.device_id !== device.id) await fillNewInbox(app, device)
  return device
}

/** `openedBy` typed the code or made it; null for an Echo that nobody links. */
type Link = { groupId: string; openedBy: string | null }

/** Within the caller's transaction, under `lockSending` of both groups. A linked Echo leaves its old group. */
export async function linkEcho(app: App, { groupId, openedBy }: Link, info: EchoInfo): Promise<DeviceRow> {
  const present = await findEcho(app, info)
  if (present?.family_group_id === groupId) return present.device
  if (present) await unlink(app, present.device)
  const widgetInstalledAt = await deleteRemovedEcho(app, info)
  const device = await addDevice(app, groupId, {
    kind: 'echo',
    name: info.hasScreen ? 'Echo Show' : 'Echo',
    opened_by: openedBy,
  })
  const now = app.clock.now()
  const installedAt = widgetInstalledAt ?? (info.hasWidget ? now : null)
  await app.db
    .insertInto('echoes')
    .values({
      device_id: device.id,
      family_group_id: groupId,
      user_id: info.userId,
      alexa_device_id: info.alexaDeviceId,
      persistent_endpoint_id: info.persistentEndpointId,
      api_endpoint: info.apiEndpoint,
      locale: info.locale,
      linked_at: now,
      on_screen_delivery_id: null,
      widget_installed_at: installedAt,
      widget_due_at: installedAt === null ? null : now,
      widget_attempts: 0,
      widget_hash: null,
      widget_queued: null,
      opened_by_routine_at: null,
      refused_at: null,
      refused: null,
      widget_failed_at: null,
      widget_failure: null,
    })
    .execute()
  publishChange(app, groupId, 'devices')
  return device
}

/** Deletes the row of an Echo that a family removed. Returns since when its widget is installed. */
async function deleteRemovedEcho(app: App, info: EchoInfo): Promise<number | null> {
  const deleted = await app.db
    .deleteFrom('echoes')
    .where('user_id', '=', info.userId)
    .where('alexa_device_id', '=', info.alexaDeviceId)
    .returning('widget_installed_at')
    .executeTakeFirst()
  return deleted?.widget_installed_at ?? null
}

/**
 * The account disabled the skill at `at`, in epoch milliseconds: unlinks its Echos and forgets Amazon's
 * ids. Amazon may deliver the event late, so what is newer than `at` stays.
 */
export async function unlinkUser(app: App, userId: string, at: number): Promise<void> {
  await inTransaction(app, async (app) => {
    await lockAccount(app, userId)
    const echoes = (await listEchoesOfUser(app, userId)).filter(({ linked_at }) => linked_at <= at)
    await lockSending(app, ...echoes.map(({ family_group_id }) => family_group_id))
    // Before the devices, in the order in which the due work locks, to avoid deadlocks.
    await deleteEvents(app, userId, at)
    for (const { device } of echoes) await unlink(app, device)
    await app.db.deleteFrom('echoes').where('user_id', '=', userId).where('linked_at', '<=', at).execute()
    await app.db
      .deleteFrom('alexa_users')
      .where('user_id', '=', userId)
      .where('notices_said_at', '<=', at)
      .execute()
    await app.db.deleteFrom('alexa_pairings').where('user_id', '=', userId).execute()
  })
}

/** Except those of Echos that were linked after `at`. */
async function deleteEvents(app: App, userId: string, at: number): Promise<void> {
  await app.db
    .deleteFrom('alexa_events')
    .where('user_id', '=', userId)
    .where('device_id', 'not in', (select) =>
      select
        .selectFrom('echoes')
        .where('user_id', '=', userId)
        .where('linked_at', '>', at)
        .select('device_id'),
    )
    .execute()
}

async function unlink(app: App, device: DeviceRow): Promise<void> {
  await disconnectDevice(app, device, { by: { device }, action: 'device_unlinked' })
}
