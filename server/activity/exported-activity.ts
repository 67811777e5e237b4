import { activityLabel } from '#contract/family/activity.ts'
import { toIso } from '../platform/clock.ts'
import type { ActivityRow } from './activity.tables.ts'

type Exported = Pick<
  ActivityRow,
  'created_at' | 'actor_name' | 'action' | 'subject_kind' | 'subject_id' | 'subject_title' | 'subject_seconds'
>

/** What happened, as the family takes it along. */
export function exportedActivity(row: Exported) {
  return {
    at: toIso(row.created_at),
    by: row.actor_name,
    action: row.action,
    label: activityLabel(row.action),
    about: row.subject_kind && {
      kind: row.subject_kind,
      id: row.subject_id,
      title: row.subject_title,
      ...(row.subject_seconds !== null && { seconds: Number(row.subject_seconds) }),
    },
  }
}
