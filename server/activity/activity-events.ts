import type { ActivityRow } from './activity.tables.ts'

declare module '../platform/feature.ts' {
  interface Events {
    activityRecorded: [activities: ActivityRow[]]
    /** People took these changes of the group back before anybody was told of them. */
    activityTakenBack: [groupId: string, activityIds: string[]]
  }
}
