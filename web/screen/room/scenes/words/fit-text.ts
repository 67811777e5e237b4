import { growText, shrinkText } from './grow-text.ts'

/** Of the text's size. */
const steps = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.41, 0.36, 0.32]
/** The last step at which a text is rather shown whole than in fewer lines. */
const whole = 4
/** The last step at which a text loses lines, and at which words stay whole. */
const readable = 6
/** The last step before a text has less than three lines. */
const small = 9
/** Of a text that does not fit: the lines that are left, and the last step with so many. */
const fewerLines: [lines: number | null, last: number][] = [
  [null, readable],
  [5, readable],
  [4, readable],
  [3, small],
  [2, small],
  [1, small],
]

/**
 * Makes the text of an element smaller, in steps, until nothing in it overflows: it sets `--fit`, by which the styles
 * multiply each size (`--t`). The element, and each one in it with `data-fit`, must hold its content. Elements with the
 * class `clamped` may lose lines (`--lines`): returns whether they do. What fits then grows to letters of `leastSize`
 * pixels, as far as it goes on fitting. `isWhole`: smaller letters are better than fewer lines.
 */
export function fitText(root: HTMLElement, leastSize: number, isWhole = false): boolean {
  const boxes = [root, ...root.querySelectorAll<HTMLElement>('[data-fit]')]
  const clamped = [...root.querySelectorAll<HTMLElement>('.clamped')]
  // A clamped text hides a word that is too long, so the element around it does not overflow.
  const fits = () => !boxes.some(overflows) && !clamped.some(isTooWide)
  const cuts = () => clamped.some(hidesLines)
  // What stands in another text grows with that.
  const grows = !root.parentElement?.closest('.fits')

  if (grows) shrinkText(root)
  const lines = chooseSize(root, { clamped, fits, cuts }, isWhole ? small : whole)
  if (grows && leastSize > 0)
    growText(root, leastSize, {
      fits,
      cuts,
      lines,
      staysWhole: isWhole,
      setLines: (lines) => setLines(root, lines),
    })
  return cuts()
}

type Measured = { clamped: HTMLElement[]; fits: () => boolean; cuts: () => boolean }

/** Returns how many lines a text is to have that may lose some. */
function chooseSize(root: HTMLElement, { clamped, fits, cuts }: Measured, lastWhole: number): number | null {
  const isWhole = () => fits() && !cuts()

  for (const isBroken of [false, true]) {
    root.classList.toggle('broken', isBroken)
    setLines(root, null)
    if (chooseStep(root, 0, lastWhole, isWhole)) return null
    for (const [lines, last] of fewerLines.slice(0, clamped.length > 0 ? undefined : 1)) {
      setLines(root, lines)
      if (chooseStep(root, whole - 2, last, fits)) return lines
    }
  }
  setLines(root, null)
  chooseStep(root, readable, steps.length - 1, fits)
  return null
}

function setLines(root: HTMLElement, lines: number | null) {
  if (lines === null) root.style.removeProperty('--lines')
  else root.style.setProperty('--lines', String(lines))
}

/** Sets the first step, of these, that `isGood`; else the last. */
function chooseStep(root: HTMLElement, first: number, last: number, isGood: () => boolean): boolean {
  const isGoodAt = (step: number) => {
    root.style.setProperty('--fit', String(steps[step]))
    return isGood()
  }
  if (isGoodAt(first)) return true
  let [tooLarge, best] = [first, last]
  while (best - tooLarge > 1) {
    const middle = Math.floor((tooLarge + best) / 2)
    if (isGoodAt(middle)) best = middle
    else tooLarge = middle
  }
  return isGoodAt(best)
}

function overflows(element: HTMLElement): boolean {
  return isTooWide(element) || element.scrollHeight > element.clientHeight + 4
}

/** Not by a pixel or two: a letter may reach out of its line. */
function isTooWide({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 2
}

function hidesLines({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight + 12
}
