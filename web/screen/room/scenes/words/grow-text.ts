/** Of what is wanted: with letters of this part a text is rather whole than larger with fewer lines. */
const enough = 0.6
/** How much larger than the rest a heading stays that takes its room. */
const mostOfRest = 1.3
/** A text that loses lines keeps two. */
const fewerLines = [null, 5, 4, 3, 2]

type Fitted = {
  /** Whether nothing overflows. */
  fits: () => boolean
  /** Whether a text that may lose lines does so. */
  cuts: () => boolean
  /** That it was fitted with; null: as many as the styles allow. */
  lines: number | null
  /** Whether no line may be lost for larger letters. */
  staysWhole: boolean
  setLines: (lines: number | null) => void
}

/**
 * Makes the letters of a text that was fitted (fit-text.ts) larger where they are smaller than `wanted` pixels, and as far
 * as it still fits: it sets `--l`, which the styles take where a size would be less. So nothing gets smaller,
 * but for a heading that leaves the rest no room. A word that is
 * too long for its heading holds back that heading alone. Where `data-whole` is set no line is lost.
 */
export function growText(
  root: HTMLElement,
  wanted: number,
  { fits, cuts, lines, staysWhole, setLines }: Fitted,
): void {
  root.classList.add('grown')
  if (!fits()) root.classList.remove('grown')
  const headings = [...root.querySelectorAll<HTMLElement>('h1, .clamped')]
  const limits = headings.map((heading) =>
    largest(wanted, (size) => {
      setLeast(heading, size)
      return heading.scrollWidth <= heading.clientWidth + 2
    }),
  )
  const fitsAt = (size: number) => {
    setLeast(root, size)
    for (const [index, heading] of headings.entries())
      setLeast(heading, Math.min(size, limits[index] ?? size))
    return fits()
  }
  const isWhole = !cuts()
  const whole = largest(wanted, (size) => fitsAt(size) && !(isWhole && cuts()))
  // In a note it is its words that count.
  const words = root.querySelector('h1')
  const isLarge = (words ? sizeOf(words) : whole) >= wanted * enough
  if (
    isLarge ||
    staysWhole ||
    root.dataset.whole !== undefined ||
    !headings.some((one) => one.matches('.clamped'))
  )
    return
  const allowed = fewerLines.filter((count) => lines === null || (count !== null && count <= lines))
  setLines(allowed[allowed.length - 1] ?? lines)
  const grow = () => largest(wanted, fitsAt)
  const best = words ? grow() : giveWay(root, headings, wanted * enough, grow)
  for (const count of allowed) {
    setLines(count)
    if (fitsAt(best)) return
  }
}

/** Makes headings smaller that are much larger than the rest, while the rest grows by that and is not large enough. */
function giveWay(root: HTMLElement, headings: HTMLElement[], wanted: number, grow: () => number): number {
  const first = grow()
  const before = root.style.getPropertyValue('--fit')
  let best = first
  for (let fit = Number(before); best < wanted; best = grow()) {
    if (!headings.some((heading) => sizeOf(heading) > best * mostOfRest)) break
    fit *= 0.94
    root.style.setProperty('--fit', String(fit))
  }
  if (best > first) return best
  root.style.setProperty('--fit', before)
  return grow()
}

/** Undoes it for `root` and all in it. */
export function shrinkText(root: HTMLElement): void {
  root.classList.remove('grown')
  setLeast(root, 0)
  for (const heading of root.querySelectorAll<HTMLElement>('h1, .clamped'))
    heading.style.removeProperty('--l')
}

function setLeast(element: HTMLElement, size: number) {
  element.style.setProperty('--l', `${size}px`)
}

function sizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize)
}

/** The largest whole number up to `most` that `isGood`, which was called last with it; 0 if there is none. */
function largest(most: number, isGood: (size: number) => boolean): number {
  if (isGood(most)) return most
  let [good, tooLarge] = [0, most]
  while (tooLarge - good > 1) {
    const middle = Math.floor((good + tooLarge) / 2)
    if (isGood(middle)) good = middle
    else tooLarge = middle
  }
  isGood(good)
  return good
}
