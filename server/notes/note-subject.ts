import { sql } from 'kysely'
import { type Plan, subjectOf } from '../delivery/subject-source.ts'
import type { App } from '../platform/context.ts'
import { invalid } from '../platform/errors.ts'
import { hasPassed, noteSending } from './notes.service.ts'
import type { NoteRow } from './notes.tables.ts'

export const noteSubject = subjectOf({
  kind: 'note',
  table: 'notes',
  summary: { title: sql`text`, what: sql.lit('note'), endsAt: sql`until_at` },
  sending: (app, note, { sender, timeZone }) =>
    hasPassed(app, note) ? 'The end of this note had passed.' : noteSending(app, sender, note, timeZone),
  requirePlannable: requireLasting,
})

/** A note that ends on a named day can be sent before it, and only once. */
function requireLasting(_app: App, { until_at }: NoteRow, { at, isRecurring }: Plan): void {
  if (until_at === null || (!isRecurring && at < until_at)) return
  const message = isRecurring
    ? 'This note ends on a certain day. To repeat it, please choose how long it stays each time.'
    : 'This note ends before that time. Please choose an earlier time, or another end for the note.'
  throw invalid(message, [{ path: isRecurring ? 'isRecurring' : 'scheduledFor', message }])
}
