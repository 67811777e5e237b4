import type { ActivityAction } from '#contract/family/activity.ts'
import { publishToPerson } from '../../family/group-live.ts'
import type { FamilyChange } from '../../family/groups/family-events.ts'
import type { App } from '../../platform/context.ts'
import { markRestingRead } from '../bell/bell.service.ts'
import { findAudience } from '../listeners.ts'
import { planReminder } from '../reminder/plan-reminder.ts'

/** The toggle, the zone, and the group's return decide when the daily photo reminder is due. */
const decidesReminder: ActivityAction[] = [
  'settings_changed',
  'family_group_updated',
  'family_group_restored',
  'memory_begun',
  'memory_ended',
]

export async function followFamily(app: App, { action, groupId }: FamilyChange): Promise<void> {
  if (decidesReminder.includes(action)) await planReminder(app, groupId)
  if (action === 'memory_begun') await markRestingRead(app, groupId)
}

/** The calls of the group, above every page of its people, have come or gone. */
export async function refreshCalls(app: App, groupId: string): Promise<void> {
  const audience = await findAudience(app, groupId)
  for (const { userId } of audience?.listeners ?? []) publishToPerson(app, userId, 'notices')
}
