import { type Change, recordChanges } from '../activity/record-change.ts'
import { titleOfSeveral } from '../activity/titles-of-several.ts'
import { summaryOf } from '../delivery/subject-source.ts'
import type { App } from '../platform/context.ts'
import { titleOf } from './read-entries.ts'

/** What became of an occurrence that did not go out; `at` is when it was planned for. */
export type Trouble = {
  entryId: string
  action: 'schedule_missed' | 'schedule_failed' | 'schedule_held'
  at: number
}

/**
 * Records, by nobody, that planned deliveries did not go out, within the transaction that decided it. Several of one
 * entry are told as the last of them, and what became of several entries of one author is one line: after a downtime
 * people hear once. A deleted group and a cancelled entry expect no delivery.
 */
export async function recordTroubles(app: App, troubles: Trouble[]): Promise<void> {
  if (troubles.length === 0) return
  const byEntry = new Map(troubles.map((trouble) => [trouble.entryId, trouble]))
  const entries = await listExpecting(app, [...byEntry.keys()])
  const found = entries.map((entry) => ({ entry, ...(byEntry.get(entry.id) as Trouble) }))
  const lines = Map.groupBy(found, ({ entry, action }) =>
    [entry.family_group_id, entry.added_by, action].join(),
  )
  await recordChanges(app, [...lines.values()].map(toChange))
}

function listExpecting(app: App, entryIds: string[]) {
  return app.db
    .selectFrom('schedule_entries')
    .innerJoin('family_groups', 'family_groups.id', 'schedule_entries.family_group_id')
    .where('schedule_entries.id', 'in', entryIds)
    .where('schedule_entries.cancelled_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .orderBy('schedule_entries.id')
    .selectAll('schedule_entries')
    .select(summaryOf(app, 'schedule_entries').title.as('title'))
    .execute()
}

type Found = Trouble & { entry: Awaited<ReturnType<typeof listExpecting>>[number] }

/** The subject is the first entry: its author is the author of all. */
function toChange(line: Found[]): Change {
  const { entry, action } = line[0] as Found
  const title = titleOfSeveral(
    line.map(({ entry }) => titleOf(entry)),
    'planned photos',
  )
  return {
    groupId: entry.family_group_id,
    by: null,
    action,
    subject: { kind: 'schedule', id: entry.id, title },
    since: Math.max(...line.map(({ at }) => at)),
  }
}
