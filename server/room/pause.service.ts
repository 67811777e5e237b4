import type { QuietHours } from '#contract/delivery/delivery.ts'
import type { Room } from '#contract/room/room.ts'
import { type ChangedBy, recordChange } from '../activity/record-change.ts'
import { takeBackHeld } from '../activity/untold.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { lockDevice } from '../delivery/devices/device.ts'
import { recordLovedOneActivity } from '../delivery/devices/device-contact.ts'
import { listDeviceRows, quietHoursOf } from '../delivery/devices/devices.service.ts'
import type { Actor } from '../family/actor.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import { refuseInMemory } from '../family/in-memory.ts'
import { lockMembersFor } from '../family/membership.ts'
import { days, minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { conflict } from '../platform/errors.ts'
import { pauseEnd } from './pause-end.ts'
import { pausedUntil } from './paused-until.ts'
import { hasOpenScreen } from './question.ts'
import { readRoom } from './room.service.ts'
import { lockRoom, noPause, readRoomRow, saveRoom } from './rooms.ts'

/** A pause that was pressed by mistake is ended at once. So people are told of one after this time. */
const heldFor = minutes(1)

/** Somebody in the room has pressed "Pause" or its end at `at`, which may be in the past. It is a sign of life. */
export async function pressPause(
  app: App,
  device: DeviceRow,
  { isPause, at }: { isPause: boolean; at: number },
): Promise<void> {
  const groupId = device.family_group_id
  await inTransaction(app, async (app) => {
    const { time_zone } = await requireGroupRow(app, groupId)
    const now = app.clock.now()
    // The device's clock may be wrong, so the time is moved between its first opening and now.
    const pressedAt = Math.max(device.opened_at ?? now, Math.min(at, now))
    await lockDevice(app, device)
    await tellDevices(app, groupId)
    await recordLovedOneActivity(app, device, pressedAt)
    const until = isPause ? pauseEnd(pressedAt, time_zone, quietHoursOf(device)) : null
    await changePause(app, groupId, { by: { device }, pressedAt, until })
  })
}

export async function pauseRoom(app: App, actor: Actor): Promise<Room> {
  const { groupId } = actor
  await inTransaction(app, async (app) => {
    await lockMembersFor(app, actor, 'room:manage')
    const { time_zone } = await requireGroupRow(app, groupId)
    if (!(await hasOpenScreen(app, groupId)))
      throw conflict('No screen is connected yet, so there is nothing to pause.')
    await tellDevices(app, groupId)
    const pressedAt = app.clock.now()
    const until = Math.max(
      ...(await listQuietHours(app, groupId)).map((hours) => pauseEnd(pressedAt, time_zone, hours)),
    )
    await changePause(app, groupId, { by: actor, pressedAt, until })
  })
  return readRoom(app, groupId)
}

export async function resumeRoom(app: App, actor: Actor): Promise<Room> {
  const { groupId } = actor
  await inTransaction(app, async (app) => {
    await lockMembersFor(app, actor, 'room:manage')
    await tellDevices(app, groupId)
    await changePause(app, groupId, { by: actor, pressedAt: app.clock.now(), until: null })
  })
  return readRoom(app, groupId)
}

/** Ends the pause, and tells nobody: the group is kept in memory from now on, where nobody could end it. */
export async function restPause(app: App, groupId: string): Promise<void> {
  const room = await lockRoom(app, groupId)
  const now = app.clock.now()
  if (pausedUntil(room, now) === null) return
  await saveRoom(app, room, noPause)
  await takeBackHeld(app, groupId, { action: 'screen_paused', after: now - heldFor })
}

/** Devices that do not read the room by themselves. Lock order: after a device, before the sign of life and the room. */
async function tellDevices(app: App, groupId: string): Promise<void> {
  const waitedUntil = pausedUntil(await readRoomRow(app, groupId), app.clock.now())
  for (const device of await listDeviceRows(app, groupId))
    await app.channels[device.kind]?.pauseChanged?.(app, device, waitedUntil)
}

/** Of each screen of the group; null for one without. */
async function listQuietHours(app: App, groupId: string): Promise<(QuietHours | null)[]> {
  const screens = (await listDeviceRows(app, groupId)).filter(({ kind }) => kind === 'screen')
  return screens.map(quietHoursOf)
}

type Press = { by: ChangedBy; pressedAt: number; until: number | null }

/**
 * The newest press counts, in whichever order they are reported. A press that changes nothing is not recorded: the
 * pause was over before the press was reported, or lasts longer anyway. A group that is in memory is not paused.
 */
async function changePause(app: App, groupId: string, { by, pressedAt, until }: Press): Promise<void> {
  const room = await lockRoom(app, groupId)
  const now = app.clock.now()
  // The clock of the server may have been set back: a press of the future is no newer one.
  if (pressedAt < Math.min(room.pause_pressed_at ?? 0, now)) return
  await saveRoom(app, room, { pause_pressed_at: pressedAt })
  const before = pausedUntil(room, now)
  if (until === null) {
    if (before === null) return
    await saveRoom(app, room, noPause)
    await takeBackHeld(app, groupId, { action: 'screen_paused', after: now - heldFor })
  } else {
    await refuseInMemory(app, groupId)
    if (until <= (before ?? now)) return
    await saveRoom(app, room, {
      paused_at: before === null ? pressedAt : room.paused_at,
      paused_until: until,
      paused_device_id: 'device' in by ? by.device.id : null,
      paused_user_id: 'user' in by ? by.user.id : null,
    })
  }
  await recordChange(app, {
    groupId,
    by,
    action: until === null ? 'screen_resumed' : 'screen_paused',
    subject: { kind: 'room', id: null, title: null },
    since: until,
    isNews: until !== null && !(await isTold(app, groupId, { by, until })),
    heldFor,
  })
}

/**
 * Whether people were told of a pause until the same time, of the same member or of the room, or will be: one that was
 * ended within its time was taken back.
 */
async function isTold(app: App, groupId: string, { by, until }: { by: ChangedBy; until: number }) {
  const recent = await app.db
    .selectFrom('activity')
    .where('family_group_id', '=', groupId)
    .where('created_at', '>', app.clock.now() - days(2))
    .where('action', 'in', ['screen_paused', 'screen_resumed'])
    .select(['action', 'since_at', 'user_id', 'created_at'])
    .execute()
  const ends = recent.filter(({ action }) => action === 'screen_resumed')
  const userId = 'user' in by ? by.user.id : null
  return recent.some(
    (pause) =>
      pause.action === 'screen_paused' &&
      pause.since_at === until &&
      pause.user_id === userId &&
      !ends.some((end) => end.created_at >= pause.created_at && end.created_at < pause.created_at + heldFor),
  )
}
