import type { ScreenItem } from '#contract/screen/screen-view.ts'

// What comes next in the slideshow, as a pure function of the turn in which each was on the screen last.

/** So many of the newest pictures come more often: at most a quarter of all. */
const mostNewest = 10
/** Between two cards or notes come so many pictures, where there are as many. */
const picturesBetween = 2

/** `turn` is the last one. */
export type Turns = { turn: number; turnOf: ReadonlyMap<string, number> }

/**
 * The item whose wait, multiplied by its weight, is longest. So a picture comes again after about as many turns as all
 * weights together, divided by its own: one that she loves, that is among the newest or of this day twice as often as
 * others, and for two of these reasons three times. `slides` are newest first. `current` does not follow itself:
 * undefined where there is no other.
 */
export function nextSlide(
  slides: ScreenItem[],
  { turn, turnOf }: Turns,
  current: string | null,
  hasFavourites: boolean,
): ScreenItem | undefined {
  const pictures = slides.filter(isPicture)
  const waits = waitsOf(slides, { turn, turnOf }, hasFavourites)
  const turnsOfWords = slides.map((item) => (!isPicture(item) && turnOf.get(item.deliveryId)) || -Infinity)
  const isForPicture = turn - Math.max(...turnsOfWords) < Math.min(picturesBetween, pictures.length)
  let next: ScreenItem | undefined
  let longest = -Infinity
  for (const [index, item] of slides.entries()) {
    if (item.deliveryId === current || (isForPicture && !isPicture(item))) continue
    const wait = waits[index] ?? 0
    if (wait > longest) [next, longest] = [item, wait]
  }
  return next
}

/** How long each has waited, in turns, multiplied by its weight. */
export function waitsOf(slides: ScreenItem[], { turn, turnOf }: Turns, hasFavourites: boolean): number[] {
  const pictures = slides.filter(isPicture)
  const newest = pictures.slice(0, Math.min(mostNewest, Math.floor(pictures.length / 4)))
  const weights = slides.map((item) => {
    if (!isPicture(item)) return 1
    const reasons = [newest.includes(item), isOfThisDay(item), hasFavourites && isLoved(item)]
    return 1 + reasons.filter(Boolean).length
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  // What was not on the screen since the page was opened counts as shown before that, the newest the longest ago.
  return slides.map(({ deliveryId }, index) => {
    const weight = weights[index] ?? 1
    const shownIn = turnOf.get(deliveryId) ?? (-all * (1 - index / slides.length)) / weight
    return (turn + 1 - shownIn) * weight
  })
}

export function isPicture({ kind }: ScreenItem): boolean {
  return kind === 'photo'
}

function isOfThisDay({ yearsAgo }: ScreenItem): boolean {
  return typeof yearsAgo === 'number'
}

function isLoved({ isFavourite, answers }: ScreenItem): boolean {
  return isFavourite === true || answers.some(({ kind }) => kind === 'heart')
}
