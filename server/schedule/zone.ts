import type { ZoneChangeKeeps } from '#contract/family/groups.ts'
import { instantOf, localTime } from '#contract/platform/wall-clock.ts'
import { publishChange } from '../family/group-live.ts'
import type { App } from '../platform/context.ts'
import { lockRows } from '../platform/db/lock.ts'
import { nextOccurrence } from '../platform/recurrence.ts'
import { recurrenceOf, saveEntry } from './entries.ts'
import { recordMissed } from './occurrences/reschedule.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'
import { wakeSchedule } from './schedule-due.ts'
import { recordTroubles } from './trouble.ts'

/**
 * Moves the group's entries to its new zone. By `wall_clock` what was at eight stays at eight, by the
 * new zone's clock; by `instant` it stays at the same instant, whatever that clock shows then. The
 * caller has locked the group.
 */
export async function moveToZone(
  app: App,
  groupId: string,
  timeZone: string,
  keeps: ZoneChangeKeeps,
): Promise<void> {
  const entries = await lockEntriesOutside(app, groupId, timeZone)
  for (const entry of entries) await moveEntryToZone(app, entry, timeZone, keeps)
  if (entries.length > 0) publishChange(app, groupId, 'schedule')
  wakeSchedule(app)
}

/** Locked by ascending id, like every statement that locks several entries. */
async function lockEntriesOutside(app: App, groupId: string, timeZone: string): Promise<ScheduleEntryRow[]> {
  const rows = await app.db
    .selectFrom('schedule_entries')
    .where('family_group_id', '=', groupId)
    .where('cancelled_at', 'is', null)
    .where('time_zone', '<>', timeZone)
    .select('id')
    .execute()
  return lockRows(
    app,
    'schedule_entries',
    groupId,
    rows.map(({ id }) => id),
  )
}

async function moveEntryToZone(
  app: App,
  entry: ScheduleEntryRow,
  timeZone: string,
  keeps: ZoneChangeKeeps,
): Promise<void> {
  const isWaiting = entry.due_at !== null
  // What was sent stays where it was.
  if (!isWaiting && entry.paused_at === null) {
    await saveEntry(app, entry, { time_zone: timeZone })
    return
  }
  const moved = keeps === 'instant' ? atSameInstant(entry, timeZone) : bySameClock(entry, timeZone)
  const isOver = keeps === 'wall_clock' && isWaiting && moved.scheduled_for <= app.clock.now()
  const next = isOver ? nextOccurrence(recurrenceOf({ ...entry, ...moved }), app.clock.now()) : null
  if (!isOver || next !== null) {
    await saveEntry(app, entry, { ...moved, scheduled_for: next ?? moved.scheduled_for })
    return
  }
  // By the new zone's clock its only time has passed: a person decides whether to send it.
  await recordMissed(app, entry, moved.scheduled_for, passedNote)
  await recordTroubles(app, [{ entryId: entry.id, action: 'schedule_missed', at: moved.scheduled_for }])
  await saveEntry(app, entry, { ...moved, opened_at: app.clock.now() })
}

const passedNote = 'By the new time zone this time had passed.'

type Moved = Pick<ScheduleEntryRow, 'time_zone' | 'local_time' | 'scheduled_for'>

function bySameClock(entry: ScheduleEntryRow, timeZone: string): Moved {
  const [date] = localTime(entry.scheduled_for, entry.time_zone).split('T')
  // The hour of the rule: a clock change may have put the next occurrence off.
  const [, time] = entry.local_time.split('T')
  const at = instantOf(`${date}T${time}`, timeZone)
  return { time_zone: timeZone, local_time: entry.local_time, scheduled_for: at }
}

/** The day of the rule moves too: Monday night may be Tuesday morning there, and the 31st the 1st. */
function atSameInstant(entry: ScheduleEntryRow, timeZone: string): Moved {
  const before = Temporal.PlainDateTime.from(localTime(entry.scheduled_for, entry.time_zone))
  const after = Temporal.PlainDateTime.from(localTime(entry.scheduled_for, timeZone))
  const { days } = before.toPlainDate().until(after.toPlainDate())
  const anchor = Temporal.PlainDate.from(entry.local_time.slice(0, 10)).add({ days })
  const local = anchor.toPlainDateTime(after.toPlainTime()).toString({ smallestUnit: 'minute' })
  return { time_zone: timeZone, local_time: local, scheduled_for: entry.scheduled_for }
}
