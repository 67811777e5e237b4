import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { isPicture, type Turns, waitsOf } from './next-slide.ts'

// Pictures that somebody sent together belong together: the slideshow shows them as a small series.

/** Milliseconds between one and the next: two are uploaded at a time, and a slow network takes a while. */
const together = 3 * 60_000
/** So many at most: of a holiday's worth of pictures others come in between. */
const longest = 6
/** What has waited for less than this part of the one whose turn it is comes another time: else she would see it twice as often, as one that she loves. */
const enough = 0.6

/**
 * The pictures that come now that it is the turn of `next`, in the order in which they were sent: its series, or itself
 * alone. `slides` are newest first.
 */
export function takeSeries(
  slides: ScreenItem[],
  next: ScreenItem,
  turns: Turns,
  hasFavourites: boolean,
): ScreenItem[] {
  const series = seriesOf(slides, next)
  if (series.length < 2) return [next]
  const waits = waitsOf(slides, turns, hasFavourites)
  const waited = (item: ScreenItem) => waits[slides.indexOf(item)] ?? 0
  return series.filter((item) => !turns.turnOf.has(item.deliveryId) || waited(item) >= waited(next) * enough)
}

function seriesOf(slides: ScreenItem[], one: ScreenItem): ScreenItem[] {
  const own = [...slides].reverse().filter((item) => isPicture(item) && isBySame(item, one))
  const at = own.indexOf(one)
  if (at === -1) return []
  let first = at
  while (isTogether(own[first - 1], own[first])) first--
  let after = at + 1
  while (isTogether(own[after - 1], own[after])) after++
  // Of more than a series has, it is in one of several.
  const begin = first + Math.floor((at - first) / longest) * longest
  return own.slice(begin, Math.min(after, begin + longest))
}

function isTogether(one: ScreenItem | undefined, next: ScreenItem | undefined): boolean {
  return (
    one !== undefined && next !== undefined && Date.parse(next.sentAt) - Date.parse(one.sentAt) <= together
  )
}

function isBySame(one: ScreenItem, other: ScreenItem): boolean {
  return one.sender !== null && one.sender.name === other.sender?.name
}
