import type { ZoneChangeKeeps } from '#contract/family.ts'
import { instantOf, localTime } from '#contract/wall-clock.ts'
import { publishChange } from '../family/group-live.ts'
import type { App } from '../platform/context.ts'
import { isPostgres } from '../platform/db/transaction.ts'
import { recurrenceOf } from './open-occurrences.ts'
import { nextOccurrence } from './recurrence.ts'
import { recordMissed } from './reschedule.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'
import { wakeEngine } from './schedule-due.ts'

/**
 * The group lives by another clock now. By the wall clock, what was at eight stays at eight, by the
 * new one; by the instant, it comes at the same moment as before, whatever the new one shows.
 */
export async function moveToZone(
  app: App,
  groupId: string,
  timeZone: string,
  keeps: ZoneChangeKeeps,
): Promise<void> {
  const moving = app.db
    .selectFrom('schedule_entries')
    .where('family_group_id', '=', groupId)
    .where('cancelled_at', 'is', null)
    .where('time_zone', '<>', timeZone)
    .orderBy('id')
    .selectAll()
  // Held, so that the engine does not set on by the old clock what is being moved to the new one.
  const entries = await (isPostgres(app) ? moving.forNoKeyUpdate() : moving).execute()
  for (const entry of entries) await moveEntryToZone(app, entry, timeZone, keeps)
  if (entries.length > 0) publishChange(app, groupId, 'schedule')
  wakeEngine(app)
}

async function moveEntryToZone(
  app: App,
  entry: ScheduleEntryRow,
  timeZone: string,
  keeps: ZoneChangeKeeps,
): Promise<void> {
  const isWaiting = entry.due_at !== null
  const moved = keeps === 'instant' ? atSameInstant(entry, timeZone) : bySameClock(entry, timeZone)
  const isOver = keeps === 'wall_clock' && isWaiting && moved.scheduled_for <= app.clock.now()
  const next = isOver ? nextOccurrence(recurrenceOf({ ...entry, ...moved }), app.clock.now()) : null
  // By the clock of the new zone its only moment is over: a person decides, not the engine.
  if (isOver && next === null) await recordMissed(app, entry, moved.scheduled_for, passedNote)
  const at = next ?? moved.scheduled_for
  const due = isOver ? next : at
  const isToCome = isWaiting || entry.paused_at !== null
  await app.db
    .updateTable('schedule_entries')
    .set({
      time_zone: timeZone,
      ...(isToCome && { ...moved, scheduled_for: at }),
      ...(isWaiting && { due_at: due }),
    })
    .where('id', '=', entry.id)
    .execute()
}

const passedNote = 'By the new time zone this time had passed.'

type Moved = Pick<ScheduleEntryRow, 'time_zone' | 'local_time' | 'scheduled_for'>

function bySameClock(entry: ScheduleEntryRow, timeZone: string): Moved {
  const [date] = localTime(entry.scheduled_for, entry.time_zone).split('T')
  // The hour that rules, even where a clock change has put the next moment off.
  const [, time] = entry.local_time.split('T')
  const at = instantOf(`${date}T${time}`, timeZone)
  return { time_zone: timeZone, local_time: entry.local_time, scheduled_for: at }
}

/** The days of the pattern go along: Monday night may be Tuesday morning there, the 31st the 1st. */
function atSameInstant(entry: ScheduleEntryRow, timeZone: string): Moved {
  const before = Temporal.PlainDateTime.from(localTime(entry.scheduled_for, entry.time_zone))
  const after = Temporal.PlainDateTime.from(localTime(entry.scheduled_for, timeZone))
  const { days } = before.toPlainDate().until(after.toPlainDate())
  const anchor = Temporal.PlainDate.from(entry.local_time.slice(0, 10)).add({ days })
  const local = anchor.toPlainDateTime(after.toPlainTime()).toString({ smallestUnit: 'minute' })
  return { time_zone: timeZone, local_time: local, scheduled_for: entry.scheduled_for }
}
