import type { App } from '../platform/context.ts'
import type { ActivityRow } from './activity.tables.ts'

/** What later features do with changes, inside their transaction. Bound at the composition root. */
export type ActivityEvents = {
  recorded(app: App, activities: ActivityRow[]): Promise<void>
  /** People took these changes of the group back before anybody was told of them. */
  takenBack(app: App, groupId: string, activityIds: string[]): Promise<void>
}

declare module '../platform/context.ts' {
  interface App {
    activityEvents: ActivityEvents
  }
}
