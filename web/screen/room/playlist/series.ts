import { seriesOf } from '#contract/room/series.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { type Turns, waitsOf } from './next-slide.ts'

// How a series comes in the slideshow of the page.

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
