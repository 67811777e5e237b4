import { takeFirstAnswer } from '../../platform/server/first-view.ts'
import { groupKey } from './group-keys.ts'

/** A list of the group that came with the page, for one caller. `list`: the end of its address, "photos?limit=5". */
export function takeFirstList<List>(groupId: string | null | undefined, list: string): List | undefined {
  if (!groupId) return undefined
  return takeFirstAnswer<List>(groupKey(groupId, list).join('/')) ?? undefined
}

/** The same, as the first page of a list that is read page by page. */
export function takeFirstPage<Page>(groupId: string | null | undefined, list: string) {
  const page = takeFirstList<Page>(groupId, list)
  return page && { pages: [page], pageParams: [''] }
}
