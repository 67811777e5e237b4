import type * as z from 'zod/mini'
import { type SendableKind, sendableKinds } from '#contract/delivery/delivery.ts'
import { sendables } from '#contract/delivery/sendable.ts'
import { localTime } from '#contract/platform/wall-clock.ts'
import { defaultPattern, latestYears, type NewScheduleEntry } from '#contract/schedule.ts'
import { sourceOf } from '../delivery/subject-source.ts'
import { seconds } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { invalid } from '../platform/errors.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'

/** A caller's clock may be this much ahead of ours. */
const clockTolerance = seconds(60)

/** `key` only of a new entry. */
export type EntryInput = z.output<typeof NewScheduleEntry>

/**
 * The columns that the input sets, in the group's zone. 404 when the subject is not of this group, 422 when the time has
 * passed or is too far ahead, or when the subject may not be sent then.
 */
export async function columnsFrom(app: App, groupId: string, timeZone: string, input: EntryInput) {
  const at = Date.parse(input.scheduledFor)
  const subject = subjectNamedIn(input)
  if (subject.id !== null)
    await sourceOf(app, subject.kind).requirePlannable(app, groupId, subject.id, {
      at,
      isRecurring: input.isRecurring,
    })
  requireFuture(app, at, 'scheduledFor')
  requireWithinYears(app, at, 'scheduledFor')
  return {
    subject_kind: subject.kind,
    subject_id: subject.id,
    source: input.isNextPhoto ? ('next_photo' as const) : null,
    scheduled_for: at,
    local_time: localTime(at, timeZone),
    time_zone: timeZone,
    recurring_pattern: input.isRecurring ? (input.recurringPattern ?? defaultPattern) : null,
  }
}

/** The contract has seen to it that one is named, or the next photo. */
function subjectNamedIn(input: EntryInput): { kind: SendableKind; id: string | null } {
  for (const kind of sendableKinds) {
    const id = input[sendables[kind].field]
    if (id) return { kind, id }
  }
  return { kind: 'photo', id: null }
}

export function requireFuture(app: App, at: number, path: string): void {
  if (at >= app.clock.now() - clockTolerance) return
  const message = 'This time has passed. Please choose a later one.'
  throw invalid(message, [{ path, message }])
}

export function requireWithinYears(app: App, at: number, path: string): void {
  const latest = Temporal.Instant.fromEpochMilliseconds(app.clock.now())
    .toZonedDateTimeISO('UTC')
    .add({ years: latestYears })
  if (at <= latest.epochMilliseconds) return
  const message = `Please choose a date within the next ${latestYears} years.`
  throw invalid(message, [{ path, message }])
}

type Rule = Pick<ScheduleEntryRow, 'scheduled_for' | 'local_time' | 'time_zone' | 'recurring_pattern'>

/**
 * The `local_time` of an entry that was changed from `before` to `after`. A monthly one that stays on
 * its day keeps its anchor: the 31st, also if it is changed in February.
 */
export function localTimeAfter(before: Rule, after: Rule): string {
  const isSame = before.time_zone === after.time_zone && before.recurring_pattern === after.recurring_pattern
  if (!isSame) return after.local_time
  // A clock change may have shifted this occurrence: its local time is not the rule then.
  if (before.scheduled_for === after.scheduled_for) return before.local_time
  const [date] = localTime(before.scheduled_for, before.time_zone).split('T')
  const [day, time] = after.local_time.split('T')
  if (after.recurring_pattern !== 'monthly' || day !== date) return after.local_time
  return `${before.local_time.slice(0, 10)}T${time}`
}
