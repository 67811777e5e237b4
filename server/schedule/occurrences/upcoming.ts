import type { SendableKind } from '#contract/delivery/delivery.ts'
import type { User } from '#contract/identity/identity.ts'
import { instant } from '#contract/platform/fields.ts'
import type { NextDelivery } from '#contract/screen/screen-view.ts'
import { summaryOf } from '../../delivery/subject-source.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { type Given, preparedQuery } from '../../platform/db/prepared-query.ts'
import { printRows } from '../../platform/http/answer/print-rows.ts'
import '../schedule.tables.ts'

/** The next delivery of an entry. */
export type Upcoming = {
  entryId: string
  /** Epoch milliseconds. */
  at: number
  /** `title`: its words; null without any, and while the photo is not chosen yet. `what`: as the screen calls it. */
  subject: { kind: SendableKind; title: string | null; what: NextDelivery['what'] }
  /** Who scheduled it; null when that account was deleted. */
  sender: Pick<User, 'id' | 'email' | 'firstName' | 'lastName'> | null
}

/**
 * What will be delivered to the group without anybody doing anything, the next one first: of each
 * entry its next occurrence. Nothing that Auto-send holds back, that is paused, or whose subject
 * was deleted. The screen, the widget and everything spoken promise only this.
 */
export async function listUpcoming(app: App, groupId: string, limit: number): Promise<Upcoming[]> {
  const rows = await readUpcoming(app, { groupId, limit, now: app.clock.now() })
  return printRows(app, 'upcoming deliveries', rows, (row) => ({
    entryId: row.id,
    at: printableInstant(row.scheduled_for),
    // The next photo is chosen at its delivery.
    subject: { kind: row.subject_kind, title: row.title, what: row.what ?? 'picture' },
    sender:
      row.added_by === null
        ? null
        : {
            id: row.added_by,
            email: row.email,
            firstName: row.first_name,
            lastName: row.last_name,
          },
  }))
}

const readUpcoming = preparedQuery((app, given: Given<{ groupId: string; limit: number; now: number }>) => {
  const { title, what, removedAt, endsAt } = summaryOf(app, 'entry')
  return app.db
    .selectFrom('schedule_entries as entry')
    .innerJoin('family_groups', 'family_groups.id', 'entry.family_group_id')
    .leftJoin('users', 'users.id', 'entry.added_by')
    .where('entry.family_group_id', '=', given.groupId)
    .where('entry.due_at', 'is not', null)
    .where('entry.cancelled_at', 'is', null)
    .where('entry.paused_at', 'is', null)
    .where('entry.scheduled_for', '>', given.now)
    .where('family_groups.auto_send_off_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .where(removedAt, 'is', null)
    .where((where) =>
      where.or([where(endsAt, 'is', null), where(endsAt, '>', where.ref('entry.scheduled_for'))]),
    )
    .orderBy('entry.scheduled_for')
    .orderBy('entry.id')
    .limit(given.limit)
    .select(['entry.id', 'entry.scheduled_for', 'entry.added_by'])
    .select(['entry.subject_kind', title.as('title'), what.as('what')])
    .select(['users.first_name', 'users.last_name', 'users.email'])
})

/** Throws for an instant that no answer can carry, for example one of the year 10000. */
function printableInstant(at: number): number {
  instant.parse(toIso(at))
  return at
}
