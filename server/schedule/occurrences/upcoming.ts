import type { ContentType } from '#contract/content.ts'
import type { User } from '#contract/identity/identity.ts'
import { instant } from '#contract/platform/fields.ts'
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
  subject: UpcomingPhoto | UpcomingContent | UpcomingNote
  /** Who scheduled it; null when that account was deleted. */
  sender: Pick<User, 'id' | 'email' | 'firstName' | 'lastName'> | null
}

/** `title`: its caption; null without one, and while the photo is not chosen yet. */
type UpcomingPhoto = { kind: 'photo'; title: string | null }
type UpcomingContent = { kind: 'content'; type: ContentType; title: string }
/** `title`: its words. */
type UpcomingNote = { kind: 'note'; title: string }

/**
 * What will be delivered to the group without anybody doing anything, the next one first: of each
 * entry its next occurrence. Nothing that Auto-send holds back, that is paused, or whose photo,
 * recommendation or note was deleted. The screen, the widget and everything spoken promise only this.
 */
export async function listUpcoming(app: App, groupId: string, limit: number): Promise<Upcoming[]> {
  const rows = await readUpcoming(app, { groupId, limit, now: app.clock.now() })
  return printRows(app, 'upcoming deliveries', rows, (row) => ({
    entryId: row.id,
    at: printableInstant(row.scheduled_for),
    subject: subjectOf(row),
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

const readUpcoming = preparedQuery((app, given: Given<{ groupId: string; limit: number; now: number }>) =>
  app.db
    .selectFrom('schedule_entries as entry')
    .innerJoin('family_groups', 'family_groups.id', 'entry.family_group_id')
    .leftJoin('users', 'users.id', 'entry.added_by')
    .leftJoin('photos', 'photos.id', 'entry.photo_id')
    .leftJoin('content_items', 'content_items.id', 'entry.content_item_id')
    .leftJoin('notes', 'notes.id', 'entry.note_id')
    .where('entry.family_group_id', '=', given.groupId)
    .where('entry.due_at', 'is not', null)
    .where('entry.cancelled_at', 'is', null)
    .where('entry.paused_at', 'is', null)
    .where('entry.scheduled_for', '>', given.now)
    .where('family_groups.auto_send_off_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .where('photos.removed_at', 'is', null)
    .where('content_items.removed_at', 'is', null)
    .where('notes.removed_at', 'is', null)
    .where((where) =>
      where.or([
        where('notes.until_at', 'is', null),
        where('notes.until_at', '>', where.ref('entry.scheduled_for')),
      ]),
    )
    .orderBy('entry.scheduled_for')
    .orderBy('entry.id')
    .limit(given.limit)
    .select(['entry.id', 'entry.scheduled_for', 'entry.added_by'])
    .select(['photos.caption', 'content_items.type', 'content_items.title', 'notes.text'])
    .select(['users.first_name', 'users.last_name', 'users.email']),
)

function subjectOf({
  type,
  title,
  text,
  caption,
}: {
  type: ContentType | null
  title: string | null
  text: string | null
  caption: string | null
}): Upcoming['subject'] {
  if (text !== null) return { kind: 'note', title: text }
  return type === null ? { kind: 'photo', title: caption } : { kind: 'content', type, title: title ?? '' }
}

/** Throws for an instant that no answer can carry, for example one of the year 10000. */
function printableInstant(at: number): number {
  instant.parse(toIso(at))
  return at
}
