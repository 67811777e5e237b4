import { roomDefaults } from '#contract/room/room.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import type { RoomRow } from './room.tables.ts'

/** The room of a group that has never changed anything. */
export function newRoom(groupId: string): RoomRow {
  return {
    family_group_id: groupId,
    language: roomDefaults.language,
    chime_on_at: null,
    reads_aloud_on_at: null,
    volume: roomDefaults.volume,
    volume_set_at: null,
    favourites_off_at: null,
    on_this_day_off_at: null,
    pace: null,
    voice_on_at: null,
    spoken_times_on_at: null,
    help_phone: null,
    ...noPause,
    pause_pressed_at: null,
    asked_at: null,
    question_at: null,
    due_at: null,
  }
}

/** The columns of a room that is not paused. */
export const noPause = {
  paused_at: null,
  paused_until: null,
  paused_device_id: null,
  paused_user_id: null,
} as const

/** The group's room as it is stored, or the defaults. */
export async function readRoomRow(app: App, groupId: string): Promise<RoomRow> {
  const [row] = await readRow(app, { groupId })
  return row ?? newRoom(groupId)
}

const readRow = preparedQuery((app, given: Given<{ groupId: string }>) =>
  app.db.selectFrom('rooms').where('family_group_id', '=', given.groupId).selectAll(),
)

/**
 * Locks the group's room until the transaction ends; the row is added if there is none. Lock
 * order: after a device and the group's sign of life; no further row is locked after it.
 */
export async function lockRoom(app: App, groupId: string): Promise<RoomRow> {
  await app.db
    .insertInto('rooms')
    .values(newRoom(groupId))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const room = await lockRow(app, 'rooms', { family_group_id: groupId })
  if (!room) throw new Error('The room was deleted with its group.')
  return room
}

/** Writes the columns of a locked room. */
export async function saveRoom(
  app: App,
  { family_group_id }: RoomRow,
  columns: Partial<Omit<RoomRow, 'family_group_id'>>,
): Promise<void> {
  await app.db.updateTable('rooms').set(columns).where('family_group_id', '=', family_group_id).execute()
}
