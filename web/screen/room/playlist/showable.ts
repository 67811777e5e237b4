import type { ScreenItem } from '#contract/screen-view.ts'

/**
 * The items that can be shown, newest first: without those whose picture failed to load. Offline, new
 * items wait behind an older new one that failed, so that new items are always shown in order.
 */
export function showableItems(
  items: ScreenItem[],
  failed: ReadonlySet<string>,
  isOnline: boolean,
): ScreenItem[] {
  const isNew = ({ shownAt }: ScreenItem) => shownAt === null
  const hasFailed = ({ deliveryId }: ScreenItem) => failed.has(deliveryId)
  const oldestBlocker = [...items].reverse().find((item) => !isOnline && isNew(item) && hasFailed(item))
  const blocked = oldestBlocker ? items.slice(0, items.indexOf(oldestBlocker)).filter(isNew) : []
  return items.filter((item) => !hasFailed(item) && !blocked.includes(item))
}
