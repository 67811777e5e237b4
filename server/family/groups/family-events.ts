import type { ActivityAction } from '#contract/activity.ts'
import type { FamilyGroup, ZoneChangeKeeps } from '#contract/family/groups.ts'
import type { User } from '#contract/identity.ts'
import type { Language } from '#contract/languages.ts'
import type { App } from '../../platform/context.ts'
import type { Actor } from '../actor.ts'

/** A change of the family, as the activity tells it. */
export type FamilyChange = {
  groupId: string
  by: { user: User }
  action: ActivityAction
  subject: { kind: 'group' | 'member'; id: string; title: string }
  /** The instant that it tells of, in epoch milliseconds. */
  since?: number
}

/** A person who is no longer in the group (`isGone`), or may no longer connect devices. */
export type DeviceLoss = {
  userId: string
  isGone: boolean
  /** The ids of the person's devices that stay, with who decides so. */
  keep: string[]
}

/**
 * What later features add to a change of the family, inside the change's own transaction. Bound at
 * the composition root, since the family knows none of them.
 */
export type FamilyEvents = {
  /** `language`: of the room; null when its maker has not said. */
  groupAdded(app: App, by: User, group: FamilyGroup & { language: Language | null }): Promise<void>
  /** The loved one lives by another clock now. */
  zoneChanged(app: App, groupId: string, timeZone: string, keeps: ZoneChangeKeeps): Promise<void>
  /** Nothing of the group is to be seen any more, on no screen either. */
  groupRemoved(app: App, groupId: string): Promise<void>
  /** From `since` on it is kept in memory of the loved one. The caller has locked the group. */
  memoryBegun(app: App, groupId: string, since: number): Promise<void>
  /** The group was kept in memory since then, and the actor has taken that back. The caller has locked the group. */
  memoryEnded(app: App, actor: Actor, since: number): Promise<void>
  /** The person has left the group, or was removed from it. */
  memberGone(app: App, groupId: string, userId: string): Promise<void>
  /** The devices that the person opened end, unless they are kept. Takes the lock of the group's sending. */
  devicesLost(app: App, actor: Actor, loss: DeviceLoss): Promise<void>
  changed(app: App, change: FamilyChange): Promise<void>
}

declare module '../../platform/context.ts' {
  interface App {
    familyEvents: FamilyEvents
  }
}
