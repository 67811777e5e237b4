import type { Feature } from '../platform/feature.ts'
import { activityRoutes } from './activity.routes.ts'
import { oldActivity } from './old-activity.ts'
import { recordChange } from './record-change.ts'

export const activity = {
  routes: activityRoutes,
  groupTables: ['activity', 'activity_counts'],
  oldRows: [oldActivity],
  on: {
    groupAdded: (app, { id, name }, user) =>
      recordChange(app, {
        groupId: id,
        by: { user },
        action: 'family_group_created',
        subject: { kind: 'group', id, title: name },
      }),
    familyChanged: (app, change) => recordChange(app, change),
  },
} satisfies Feature
