import type { ActivityAction } from '#contract/family/activity.ts'
import type { FamilyGroup, ZoneChangeKeeps } from '#contract/family/groups.ts'
import type { User } from '#contract/identity/identity.ts'
import type { Language } from '#contract/platform/languages.ts'
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

/** `language`: of the room; null when the group's maker has not said. */
type NewGroup = FamilyGroup & { language: Language | null }

declare module '../../platform/feature.ts' {
  interface Events {
    groupAdded: [group: NewGroup, by: User]
    /** The loved one lives by another clock now. The caller has locked the group. */
    zoneChanged: [groupId: string, timeZone: string, keeps: ZoneChangeKeeps]
    /** Nothing of the group is to be seen any more, on no screen either. It may be restored. */
    groupRemoved: [groupId: string]
    /** It cannot be restored any more, and its rows are deleted next. Is said again before the last of them. */
    groupDeleted: [groupId: string]
    /** From `since` on the group is kept in memory of the loved one. The caller has locked it. */
    rest: [groupId: string, since: number]
    /** The group was kept in memory since then, and the actor has taken that back: `resume` comes next. */
    memoryEnded: [actor: Actor, since: number]
    /** The group goes on: it is not in memory any more, or was restored. The caller has locked it. */
    resume: [groupId: string]
    /** The person has left the group, or was removed from it. */
    memberGone: [groupId: string, userId: string]
    /** The devices that the person opened end, unless they are kept. Takes the lock of the group's sending. */
    devicesLost: [actor: Actor, loss: DeviceLoss]
    familyChanged: [change: FamilyChange]
  }
}
