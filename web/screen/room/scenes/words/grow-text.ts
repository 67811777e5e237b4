import { type Fitting, largest, sizeOf } from './fitting.ts'

/** Of what is wanted: with letters of this part a text is rather whole than larger with fewer lines. */
const enough = 0.6
/** How much larger than the rest a heading stays that takes its room. */
const mostOfRest = 1.3
const fewerLines = [null, 5, 4, 3, 2]

/**
 * Makes the letters of a text that was fitted (fit-text.ts) larger where they are smaller than `wanted` pixels, and as far
 * as it still fits: it sets `--l`, which the styles take where a size would be less. So nothing gets smaller,
 * but for a heading that leaves the rest no room. A word that is
 * too long for its heading holds back that heading alone. Returns how many lines are left to a text that may lose some.
 */
export function growText(
  root: HTMLElement,
  wanted: number,
  fitting: Fitting,
  lines: number | null,
): number | null {
  const { fits, cuts, canCut, staysWhole, leastLines, setLines } = fitting
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
  if (isLarge || staysWhole || !canCut) return lines
  const isAllowed = (count: number) => count >= leastLines && (lines === null || count <= lines)
  const allowed = fewerLines.filter((count) => (count === null ? lines === null : isAllowed(count)))
  setLines(allowed[allowed.length - 1] ?? lines)
  const grow = () => largest(wanted, fitsAt)
  const best = words ? grow() : giveWay(fitting, headings, wanted * enough, grow)
  for (const count of allowed) {
    setLines(count)
    if (fitsAt(best)) return count
  }
  return allowed[allowed.length - 1] ?? lines
}

/** Makes headings smaller that are much larger than the rest, while the rest grows by that and is not large enough. */
function giveWay(
  { scale, setScale }: Fitting,
  headings: HTMLElement[],
  wanted: number,
  grow: () => number,
): number {
  const first = grow()
  const before = scale()
  let best = first
  for (let less = before; best < wanted; best = grow()) {
    if (!headings.some((heading) => sizeOf(heading) > best * mostOfRest)) break
    less *= 0.94
    setScale(less)
  }
  if (best > first) return best
  setScale(before)
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
