import { deviceState, type RoomDevice, type RoomFacts, type RoomState } from '#contract/room/state.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import type { DeviceKey } from '../delivery/devices/device.ts'
import { listDeviceRows, quietHoursOf } from '../delivery/devices/devices.service.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import { isInMemory } from '../family/in-memory.ts'
import type { App } from '../platform/context.ts'
import { pausedUntil } from './paused-until.ts'
import { readRoomRow } from './rooms.ts'

/** What holds now for one device of a room: an Echo has no silence, and each device its own quiet hours. */
export async function readDeviceState(app: App, { id, family_group_id }: DeviceKey): Promise<RoomState> {
  const { facts, rows } = await readRoomFacts(app, family_group_id)
  const device = facts.devices[rows.findIndex((row) => row.id === id)]
  return device ? deviceState(facts, device, app.clock.now()) : { is: 'no_device', until: null }
}

/** What the state of the room follows from, and the rows of its devices in the same order. */
export async function readRoomFacts(
  app: App,
  groupId: string,
): Promise<{ facts: RoomFacts; rows: DeviceRow[] }> {
  const now = app.clock.now()
  const group = await requireGroupRow(app, groupId)
  const rows = await listDeviceRows(app, groupId)
  const facts = {
    isInMemory: isInMemory(group),
    pausedUntil: pausedUntil(await readRoomRow(app, groupId), now),
    timeZone: group.time_zone,
    devices: rows.map((row) => toRoomDevice(row, now)),
  }
  return { facts, rows }
}

export async function listRoomDevices(app: App, groupId: string): Promise<RoomDevice[]> {
  return (await listDeviceRows(app, groupId)).map((row) => toRoomDevice(row, app.clock.now()))
}

function toRoomDevice(device: DeviceRow, now: number): RoomDevice {
  return {
    kind: device.kind,
    isOpened: device.opened_at !== null,
    isConnected: (device.connected_until ?? 0) > now,
    quietHours: quietHoursOf(device),
  }
}
