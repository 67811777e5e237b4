import type { FamilyGroup } from '#contract/family/groups.ts'

/** "Rose's screen", or "the screen" while nobody has said who the loved one is. */
export function screenName({ lovedOneName }: Pick<FamilyGroup, 'lovedOneName'>): string {
  return lovedOneName ? `${lovedOneName}'s screen` : 'the screen'
}
