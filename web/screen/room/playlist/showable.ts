import type { ScreenItem } from '#contract/screen.ts'

/**
 * What can be shown, newest first: without what could not be loaded. While there is no connection
 * nothing new overtakes a picture that waits for one.
 */
export function showable(items: ScreenItem[], broken: ReadonlySet<string>, isOnline: boolean): ScreenItem[] {
  const isWaiting = ({ shownAt, deliveryId }: ScreenItem) => shownAt === null && broken.has(deliveryId)
  const oldest = isOnline ? -1 : items.length - 1 - [...items].reverse().findIndex(isWaiting)
  const isHeld = (item: ScreenItem, place: number) =>
    oldest < items.length && place < oldest && item.shownAt === null
  return items.filter((item, place) => !broken.has(item.deliveryId) && !isHeld(item, place))
}
