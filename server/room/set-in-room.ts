import type { TextSize } from '#contract/delivery/delivery.ts'
import { recordChange } from '../activity/record-change.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { lockDevice } from '../delivery/devices/device.ts'
import { recordLovedOneActivity } from '../delivery/devices/device-contact.ts'
import { setMicrophone } from '../delivery/devices/microphone.ts'
import { setTextSize } from '../delivery/devices/text-size.ts'
import { publishChange } from '../family/group-live.ts'
import { refuseInMemory } from '../family/in-memory.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { lockRoom, saveRoom } from './rooms.ts'

/** Somebody tries sizes one after the other: within this time the activity has one line of it. */
const oneLineFor = minutes(5)

type Setting = {
  textSize?: TextSize | undefined
  volume?: number | undefined
  /** Its microphone was tried: whether it heard something. */
  microphone?: boolean | undefined
  at: number
}

/**
 * A carer has set the text size of this screen or the volume of the room, or has tried the microphone of this screen, at `at` (epoch ms).
 * That may be in the past: a newer choice of the family stays. It is a sign of life, as each press is.
 */
export async function setInRoom(app: App, device: DeviceRow, { at, ...setting }: Setting): Promise<void> {
  const groupId = device.family_group_id
  await inTransaction(app, async (app) => {
    await refuseInMemory(app, groupId)
    const now = app.clock.now()
    const pressedAt = Math.max(device.opened_at ?? now, Math.min(at, now))
    if (!(await lockDevice(app, device))) return
    await recordLovedOneActivity(app, device, pressedAt)
    const { textSize, volume, microphone } = setting
    const isOtherSize =
      textSize !== undefined && (await setTextSize(app, device, { textSize, at: pressedAt }))
    const isOtherVolume = volume !== undefined && (await setVolume(app, groupId, { volume, at: pressedAt }))
    if (microphone !== undefined) await setMicrophone(app, device, microphone ? pressedAt : null)
    if (isOtherSize || isOtherVolume) await record(app, device)
  })
}

async function setVolume(
  app: App,
  groupId: string,
  { volume, at }: { volume: number; at: number },
): Promise<boolean> {
  const room = await lockRoom(app, groupId)
  if (at < Math.min(room.volume_set_at ?? 0, app.clock.now())) return false
  await saveRoom(app, room, { volume, volume_set_at: at })
  return volume !== room.volume
}

async function record(app: App, device: DeviceRow): Promise<void> {
  const groupId = device.family_group_id
  const recent = await app.db
    .selectFrom('activity')
    .where('family_group_id', '=', groupId)
    .where('created_at', '>', app.clock.now() - oneLineFor)
    .where('action', '=', 'device_set_in_room')
    .where('device_id', '=', device.id)
    .select('id')
    .executeTakeFirst()
  if (recent) return publishChange(app, groupId, 'devices', 'room')
  const subject = { kind: 'device', id: device.id, title: device.name } as const
  await recordChange(app, { groupId, by: { device }, action: 'device_set_in_room', subject }, 'room')
}
