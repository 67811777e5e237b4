import { groupsPath } from '#contract/pages/first-view.ts'

export const groupsKey = [groupsPath] as const

/** The key of one of a group's lists; joined with "/" it is the list's address. */
export function groupKey(groupId: string | null, topic: string) {
  return [groupsPath, groupId, topic] as const
}

/** What begins with it is of the person in all groups: the bell's lines, their number, and the calls. */
export const noticesKey = ['/api/notices'] as const
