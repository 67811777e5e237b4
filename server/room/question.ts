import { daysAfter, instantOf, wallClock } from '#contract/wall-clock.ts'
import type { DeviceEvents } from '../delivery/device-events.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import { dueTopic } from '../platform/work/due.ts'
import { lockRoom, saveRoom } from './rooms.ts'

/** The name of the due work. */
export const questionName = 'room-question'

/** By the loved one's clock. */
const kindHour = '10:00'
/** After the first screen was opened, and after each question. */
const firstAfterDays = 91
const everyDays = 182

/** The family is asked for the first time a quarter of a year after it got its first screen. */
export const planFirstQuestion: DeviceEvents['opened'] = async (app, { family_group_id: groupId, kind }) => {
  if (kind !== 'screen') return
  const { time_zone } = await requireGroupRow(app, groupId)
  const room = await lockRoom(app, groupId)
  if (room.question_at !== null) return
  const at = kindHourAfter(room.asked_at === null ? firstAfterDays : everyDays, app.clock.now(), time_zone)
  await saveRoom(app, room, { question_at: at, due_at: at })
  app.live.publish(dueTopic(questionName), {})
}

/** The kind hour of the day that comes so many days after `from` (epoch ms). */
export function kindHourAfter(days: number, from: number, timeZone: string): number {
  const { date } = wallClock(from, timeZone)
  return instantOf(`${daysAfter(date, days)}T${kindHour}`, timeZone)
}
