import type { Opened } from '#contract/recovery.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'

/** Whose, and opened when. */
export type Within = { userId: string; from: number; to: number }

/** The groups of the person, with their role there. */
export function groupsOf(app: App, userId: string) {
  return app.db
    .selectFrom('members')
    .innerJoin('family_groups', 'family_groups.id', 'members.family_group_id')
    .where('members.user_id', '=', userId)
    .where('members.deactivated_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .select(['members.role', 'family_groups.id as group_id', 'family_groups.name as group_name'])
}

type OpenedRow = {
  id: string
  name: string
  at: number | null
  group_id: string
  group_name: string
  is_unsure?: unknown
}

/** `is_unsure` is 1 on SQLite where it is true on PostgreSQL. */
export function toOpened({ id, name, at, group_id, group_name, is_unsure }: OpenedRow): Opened {
  return {
    id,
    groupId: group_id,
    groupName: group_name,
    name,
    at: toIso(at ?? 0),
    isUnsure: Boolean(is_unsure),
  }
}
