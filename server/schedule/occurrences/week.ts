import { localTime } from '#contract/platform/wall-clock.ts'
import type { ScheduleOccurrence } from '#contract/schedule.ts'
import { summaryOf } from '../../delivery/subject-source.ts'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { days, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { printRows } from '../../platform/http/answer/print-rows.ts'
import { nextOccurrence } from '../../platform/recurrence.ts'
import { recurrenceOf } from '../entries.ts'
import { titleOf } from '../read-entries.ts'
import type { ScheduleEntryRow } from '../schedule.tables.ts'
import { toOccurrence } from './occurrences.ts'

/** From `from`, before `until`; epoch milliseconds. */
type Span = { from: number; until: number }

/** All occurrences of the span, the oldest first. The past ones of a cancelled entry stay. */
export async function listOccurrences(
  app: App,
  groupId: string,
  { from, until }: { from: string; until: string },
): Promise<ScheduleOccurrence[]> {
  const span = { from: Date.parse(from), until: Date.parse(until) }
  const { time_zone } = await requireGroupRow(app, groupId)
  const past = await listPast(app, groupId, span)
  const upcoming = await listNotYetOpened(app, groupId, span)
  return [...past, ...upcoming]
    .sort((a, b) => a.at - b.at || a.occurrence.entryId.localeCompare(b.occurrence.entryId))
    .map(({ at, occurrence }) => ({
      ...occurrence,
      scheduledFor: toIso(at),
      localTime: localTime(at, time_zone),
    }))
}

type Listed = { at: number; occurrence: Omit<ScheduleOccurrence, 'scheduledFor' | 'localTime'> }

async function listPast(app: App, groupId: string, { from, until }: Span): Promise<Listed[]> {
  const rows = await app.db
    .selectFrom('schedule_occurrences as occurrence')
    .innerJoin('schedule_entries as entry', 'entry.id', 'occurrence.entry_id')
    .leftJoin('deliveries', 'deliveries.id', 'occurrence.delivery_id')
    .where('occurrence.family_group_id', '=', groupId)
    // By the entries of the group, which are few: occurrences have no index of their own for groups.
    .where('entry.family_group_id', '=', groupId)
    .where('occurrence.scheduled_for', '>=', from)
    .where('occurrence.scheduled_for', '<', until)
    .orderBy('occurrence.scheduled_for')
    .orderBy('occurrence.id')
    .limit(1000)
    .selectAll('occurrence')
    .select(['entry.source', 'entry.subject_kind', summaryOf(app, 'entry').title.as('title')])
    .select('deliveries.title as sent_title')
    .select((select) =>
      select
        .selectFrom('delivery_targets')
        .whereRef('delivery_targets.delivery_id', '=', 'occurrence.delivery_id')
        .select((first) => first.fn.min('delivery_targets.shown_at').as('at'))
        .as('shown_at'),
    )
    .execute()
  return printRows(app, 'past occurrences of the week', rows, (row) => ({
    at: row.scheduled_for,
    occurrence: {
      ...toOccurrence(row),
      entryId: row.entry_id,
      isMovable: false,
      subject: { kind: row.subject_kind, title: row.delivery_id ? row.sent_title : titleOf(row) },
      shownAt: toIso(row.shown_at),
    },
  }))
}

/** What the entries will deliver by themselves, and what they would deliver if they were not paused. */
async function listNotYetOpened(app: App, groupId: string, span: Span): Promise<Listed[]> {
  const { title, removedAt } = summaryOf(app, 'entry')
  const rows = await app.db
    .selectFrom('schedule_entries as entry')
    .where('entry.family_group_id', '=', groupId)
    .where('entry.cancelled_at', 'is', null)
    .where((where) => where.or([where('due_at', 'is not', null), where('paused_at', 'is not', null)]))
    .where(removedAt, 'is', null)
    // A paused entry keeps its time when that has passed. It is shown for one more day.
    .where('entry.scheduled_for', '>=', app.clock.now() - days(1))
    .where('entry.scheduled_for', '<', span.until)
    .selectAll('entry')
    .select(title.as('title'))
    .execute()
  return printRows(app, 'entries of the week', rows, (row) => {
    const occurrence = {
      id: null,
      entryId: row.id,
      status: row.paused_at === null ? ('upcoming' as const) : ('paused' as const),
      happenedAt: null,
      note: null,
      isMovable: true,
      subject: { kind: row.subject_kind, title: titleOf(row) },
      shownAt: null,
    }
    return instantsOf(row, span).map((at) => ({ at, occurrence }))
  }).flat()
}

/** The occurrences of an entry in the span, from its next one on. */
function instantsOf(entry: ScheduleEntryRow, { from, until }: Span): number[] {
  const recurrence = recurrenceOf(entry)
  const first = entry.scheduled_for
  const instants: number[] = []
  let at = first >= from ? first : nextOccurrence(recurrence, from - 1)
  while (at !== null && at < until) {
    instants.push(at)
    at = nextOccurrence(recurrence, at)
  }
  return instants
}
