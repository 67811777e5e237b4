import '../delivery/devices/device-events.ts'
import { listDeviceRows } from '../delivery/devices/devices.service.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import type { App } from '../platform/context.ts'
import type { Handler } from '../platform/feature.ts'
import { dueTopic } from '../platform/work/due.ts'
import { kindHourAfter } from './kind-hour.ts'
import type { RoomRow } from './room.tables.ts'
import { lockRoom, saveRoom } from './rooms.ts'

/** Twice a year the caretakers are asked to ask the loved one whether the screen is still welcome. */

/** The name of the due work. */
export const questionName = 'room-question'

/** After the first screen was opened. */
const firstAfterDays = 91
/** After each question. */
const everyDays = 182

/** A family is asked for the first time a quarter of a year after it opened its first screen. */
export const planFirstQuestion: Handler<'deviceOpened'> = async (app, { family_group_id: groupId, kind }) => {
  if (kind !== 'screen') return
  const room = await lockRoom(app, groupId)
  if (room.question_at === null) await planQuestion(app, room)
}

/** After the group was brought back. While it was deleted nobody was asked. */
export async function resumeQuestion(app: App, groupId: string): Promise<void> {
  if (!(await hasOpenScreen(app, groupId))) return
  const room = await lockRoom(app, groupId)
  if (room.question_at === null) await planQuestion(app, room)
  else await setQuestion(app, room, room.question_at)
}

/** Plans the next question, so many days from now. */
export async function planQuestion(app: App, room: RoomRow): Promise<void> {
  const { time_zone } = await requireGroupRow(app, room.family_group_id)
  const days = room.asked_at === null ? firstAfterDays : everyDays
  await setQuestion(app, room, kindHourAfter(days, app.clock.now(), time_zone))
}

export async function setQuestion(app: App, room: RoomRow, at: number | null): Promise<void> {
  await saveRoom(app, room, { question_at: at, due_at: at })
  if (at !== null) app.live.publish(dueTopic(questionName), {})
}

/** Whether there is a screen that anybody ever opened. */
export async function hasOpenScreen(app: App, groupId: string): Promise<boolean> {
  const devices = await listDeviceRows(app, groupId)
  return devices.some(({ kind, opened_at }) => kind === 'screen' && opened_at !== null)
}
