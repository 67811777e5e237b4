import type { ActivityRow } from './activity.tables.ts'

declare module '../platform/feature.ts' {
  interface Events {
    activityRecorded: [activities: ActivityRow[]]
    /** People took these changes of the group back before anybody was told of them. */
    activityTakenBack: [groupId: string, activityIds: string[]]
    /** These changes of the group do not stand any more: what was told of them goes, too. They are deleted after this. */
    activityUndone: [groupId: string, activityIds: string[]]
  }
}
