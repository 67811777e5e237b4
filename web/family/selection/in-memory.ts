import type { FamilyGroup } from '#contract/family/groups.ts'
import { type Action, may } from '#contract/platform/policy.ts'
import { restsInMemory } from '#contract/room/in-memory.ts'
import { useSelection } from './selected-group.tsx'

type Group = Pick<FamilyGroup, 'role' | 'inMemorySince'>

/** Whether the family keeps the group in memory of the loved one. */
export function isInMemory(group: Pick<Group, 'inMemorySince'> | null): boolean {
  return Boolean(group?.inMemorySince)
}

/** Whether the person's role allows it, and it does not rest because the group is kept in memory. */
export function mayNow(group: Group | null, action: Action): boolean {
  return group !== null && may(group.role, action) && !(isInMemory(group) && restsInMemory(action))
}

/** Whether something can be sent to the loved one in the selected group. */
export function useCanSend(): boolean {
  return !isInMemory(useSelection().group)
}
