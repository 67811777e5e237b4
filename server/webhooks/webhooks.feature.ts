import type { Feature } from '../platform/feature.ts'
import { dropSends, queueSends } from './queue-sends.ts'
import { webhooksRoutes } from './webhooks.routes.ts'
import { openMessagesUnderway, webhookWork } from './webhooks-due.ts'

export const webhooks = {
  routes: webhooksRoutes,
  dueWorks: [webhookWork],
  groupTables: ['webhooks', 'webhook_sends'],
  on: { activityRecorded: queueSends, activityTakenBack: dropSends, activityUndone: dropSends },
  binds: () => ({ webhooksUnderway: openMessagesUnderway() }),
} satisfies Feature
