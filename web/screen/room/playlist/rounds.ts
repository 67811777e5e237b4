import type { ScreenItem } from '#contract/screen/screen-view.ts'

/**
 * The next item of the slideshow's round after `current`, and what is left of the round then. A round that is over, or
 * of which nothing is left to show, is followed by a new one. No item follows itself while there are others; `next` is
 * undefined where there are none.
 */
export function nextInRound(
  round: string[],
  slides: ScreenItem[],
  current: string | null,
  hasFavourites: boolean,
): { next: ScreenItem | undefined; round: string[] } {
  for (const queue of [round, planRound(slides, current, hasFavourites)]) {
    for (const [index, id] of queue.entries()) {
      const next = id === current ? undefined : slides.find(({ deliveryId }) => deliveryId === id)
      if (next) return { next, round: queue.slice(index + 1) }
    }
  }
  return { next: undefined, round: [] }
}

/**
 * Every item once: those of this day in earlier years first, then on from `current` to the older ones. A favourite comes
 * a second time, half a round later or earlier.
 */
function planRound(slides: ScreenItem[], current: string | null, hasFavourites: boolean): string[] {
  const start = slides.findIndex(({ deliveryId }) => deliveryId === current) + 1
  const ordered = [...slides.slice(start), ...slides.slice(0, start)]
  const items = [...ordered.filter(isOfThisDay), ...ordered.filter((item) => !isOfThisDay(item))]
  const half = Math.floor(items.length / 2)
  const entries = items.flatMap((item, place) => {
    const again = ((place + half) % items.length) + 0.5
    const places = hasFavourites && isFavourite(item) ? [place, again] : [place]
    return places.map((place) => ({ id: item.deliveryId, place }))
  })
  return entries.sort((one, other) => one.place - other.place).map(({ id }) => id)
}

function isOfThisDay({ yearsAgo }: ScreenItem): boolean {
  return typeof yearsAgo === 'number'
}

function isFavourite({ isFavourite, answers }: ScreenItem): boolean {
  return isFavourite === true || answers.some(({ kind }) => kind === 'heart')
}
