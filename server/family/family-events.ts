import type { FamilyGroup, Member } from '#contract/family.ts'
import type { User } from '#contract/identity.ts'
import type { App } from '../platform/context.ts'

/**
 * What later features add to a change of the family, inside the change's own transaction. Bound at
 * the composition root, since the family knows none of them.
 */
export type FamilyEvents = {
  groupAdded(app: App, by: User, group: FamilyGroup): Promise<void>
  groupUpdated(app: App, by: User, group: FamilyGroup): Promise<void>
  memberChanged(app: App, by: User, member: Member, groupId: string): Promise<void>
}

declare module '../platform/context.ts' {
  interface App {
    familyEvents: FamilyEvents
  }
}
