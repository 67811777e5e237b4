import type { FamilyGroup } from '#contract/family/groups.ts'
import { screenName } from '../family/selection/screen-name.ts'

/** "Rose's screen", or "The screen". */
export function pageOfScreen(group: Pick<FamilyGroup, 'lovedOneName'> | null): string {
  const name = screenName(group ?? { lovedOneName: null })
  return name.charAt(0).toUpperCase() + name.slice(1)
}
