import { yearsAgo } from '#contract/photos/on-this-day.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'

/**
 * The items at an instant (epoch milliseconds), also of a view that was read days ago: without the notes that have ended,
 * and with the years since a picture was taken on this day. `today` is the local date, "2026-11-21".
 */
export function itemsAt(items: ScreenItem[], now: number, today: string): ScreenItem[] {
  return items
    .filter((item) => !hasEnded(item, now))
    .map((item) => (item.takenOn ? { ...item, yearsAgo: yearsAgo(item.takenOn, today) } : item))
}

/** None of her devices has shown it yet. */
export function isNews({ shownAt, isKnown }: ScreenItem): boolean {
  return !shownAt && !isKnown
}

export function hasEnded({ endsAt }: ScreenItem, now: number): boolean {
  return typeof endsAt === 'string' && Date.parse(endsAt) <= now
}

/**
 * The items that can be shown, newest first: without those whose picture failed to load. Offline, new
 * items wait behind an older new one that failed, so that new items are always shown in order.
 */
export function showableItems(
  items: ScreenItem[],
  failed: ReadonlySet<string>,
  isOnline: boolean,
): ScreenItem[] {
  const hasFailed = ({ deliveryId }: ScreenItem) => failed.has(deliveryId)
  const oldestBlocker = [...items].reverse().find((item) => !isOnline && isNews(item) && hasFailed(item))
  const blocked = oldestBlocker ? items.slice(0, items.indexOf(oldestBlocker)).filter(isNews) : []
  return items.filter((item) => !hasFailed(item) && !blocked.includes(item))
}
