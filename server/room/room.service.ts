import type { Language } from '#contract/platform/languages.ts'
import {
  type Room,
  type RoomChange,
  type RoomPause,
  type RoomSettings,
  roomDefaults,
} from '#contract/room/room.ts'
import { recordChange } from '../activity/record-change.ts'
import type { Actor } from '../family/actor.ts'
import { lockMembersFor } from '../family/membership.ts'
import { nameOf } from '../identity/user.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { pausedUntil } from './paused-until.ts'
import type { RoomRow } from './room.tables.ts'
import { lockRoom, readRoomRow, saveRoom } from './rooms.ts'
import { listRoomDevices } from './state.ts'

export async function readRoom(app: App, groupId: string): Promise<Room> {
  const room = await readRoomRow(app, groupId)
  return {
    ...toSettings(room),
    helpPhone: room.help_phone,
    pause: await readPause(app, room),
    questionAt: toIso(room.question_at),
    askedAt: toIso(room.asked_at),
    devices: await listRoomDevices(app, groupId),
  }
}

/** Changes only the fields that are set in `change`: another person may be changing the others. */
export function updateRoom(app: App, actor: Actor, change: RoomChange): Promise<Room> {
  return changeColumns(app, actor, (before) => columnsOf(change, before, app.clock.now()))
}

/** The number that she can call herself; null removes it. */
export function updateHelpPhone(app: App, actor: Actor, helpPhone: string | null): Promise<Room> {
  return changeColumns(app, actor, () => ({ help_phone: helpPhone }))
}

async function changeColumns(
  app: App,
  actor: Actor,
  columnsOf: (before: RoomRow) => Partial<RoomRow>,
): Promise<Room> {
  const { groupId } = actor
  await inTransaction(app, async (app) => {
    await lockMembersFor(app, actor, 'room:manage')
    const before = await lockRoom(app, groupId)
    const columns = columnsOf(before)
    if (Object.entries(columns).every(([name, value]) => before[name as keyof RoomRow] === value)) return
    await saveRoom(app, before, columns)
    const subject = { kind: 'room', id: null, title: null } as const
    await recordChange(app, { groupId, by: actor, action: 'room_changed', subject })
  })
  return readRoom(app, groupId)
}

/** As the maker of the group has chosen it. Within the caller's transaction. */
export async function setLanguage(app: App, groupId: string, language: Language): Promise<void> {
  await saveRoom(app, await lockRoom(app, groupId), { language })
}

function columnsOf(change: RoomChange, before: RoomRow, now: number): Partial<RoomRow> {
  const { favourites, onThisDay } = change
  const since = (isNow: boolean | undefined, at: number | null) =>
    isNow === undefined ? at : isNow ? (at ?? now) : null
  return {
    language: change.language ?? before.language,
    volume: change.volume ?? before.volume,
    ...(change.volume !== undefined && change.volume !== before.volume && { volume_set_at: now }),
    pace: change.pace ?? before.pace,
    spoken_times_on_at: since(change.spokenTimes, before.spoken_times_on_at),
    chime_on_at: since(change.chime, before.chime_on_at),
    reads_aloud_on_at: since(change.readsAloud, before.reads_aloud_on_at),
    favourites_off_at: since(favourites === undefined ? undefined : !favourites, before.favourites_off_at),
    voice_on_at: since(change.herVoice, before.voice_on_at),
    on_this_day_off_at: since(onThisDay === undefined ? undefined : !onThisDay, before.on_this_day_off_at),
  }
}

export function toSettings(room: RoomRow): RoomSettings {
  return {
    language: room.language,
    chime: room.chime_on_at !== null,
    readsAloud: room.reads_aloud_on_at !== null,
    volume: room.volume,
    favourites: room.favourites_off_at === null,
    onThisDay: room.on_this_day_off_at === null,
    pace: room.pace ?? roomDefaults.pace,
    herVoice: room.voice_on_at !== null,
    spokenTimes: room.spoken_times_on_at !== null,
  }
}

async function readPause(app: App, room: RoomRow): Promise<RoomPause | null> {
  const until = pausedUntil(room, app.clock.now())
  if (until === null) return null
  return { since: toIso(room.paused_at ?? until), until: toIso(until), by: await findPresser(app, room) }
}

async function findPresser(app: App, room: RoomRow): Promise<RoomPause['by']> {
  const { family_group_id, paused_device_id, paused_user_id } = room
  if (paused_device_id !== null) {
    const device = await app.db
      .selectFrom('devices')
      .where('id', '=', paused_device_id)
      .where('family_group_id', '=', family_group_id)
      .select('name')
      .executeTakeFirst()
    return device ? { kind: 'device', name: device.name } : null
  }
  const user = await app.db
    .selectFrom('users')
    .where('id', '=', paused_user_id)
    .select(['first_name', 'last_name', 'email'])
    .executeTakeFirst()
  return user ? { kind: 'person', name: nameOf(user) } : null
}
