import { enlargeText } from './enlarge-text.ts'
import { type Fitting, isTooWide } from './fitting.ts'
import { growText, shrinkText } from './grow-text.ts'
import { limitHeadings } from './headings.ts'

/** Of the text's size, as it is when the family has set no other. */
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
 * pixels, as far as it goes on fitting. All this is done for the normal text size; a larger one begins where that ends
 * (enlarge-text.ts), and so never has smaller letters. `isWhole`: smaller letters are better than fewer lines.
 */
export function fitText(root: HTMLElement, leastSize: number, isWhole = false): boolean {
  const boxes = [root, ...root.querySelectorAll<HTMLElement>('[data-fit]')]
  const clamped = [...root.querySelectorAll<HTMLElement>('.clamped')]
  const { style } = root
  const textSize = Number(getComputedStyle(root).getPropertyValue('--size')) || 1
  const fitting: Fitting = {
    // A clamped text hides a word that is too long, so the element around it does not overflow.
    fits: () => !boxes.some(overflows) && !clamped.some(isTooWide),
    cuts: () => clamped.some(hidesLines),
    setScale: (scale) => style.setProperty('--fit', String(scale / textSize)),
    scale: () => Number(style.getPropertyValue('--fit')) * textSize,
    setLines(lines) {
      if (lines === null) style.removeProperty('--lines')
      else style.setProperty('--lines', String(lines))
    },
    canCut: clamped.length > 0,
    staysWhole: isWhole || root.dataset.whole !== undefined,
    leastLines: Number(root.dataset.lines ?? 2),
  }
  // What stands in another text grows with that.
  const grows = !root.parentElement?.closest('.fits')

  if (grows) shrinkText(root)
  root.classList.remove('tight')
  fitting.setScale(textSize)
  limitHeadings(root)
  const lines = chooseSize(root, fitting, isWhole ? small : whole)
  const left = grows && leastSize > 0 ? growText(root, leastSize, fitting, lines) : lines
  if (textSize > 1) enlargeText(root, textSize, fitting, left)
  return fitting.cuts()
}

/** Returns how many lines a text is to have that may lose some. */
function chooseSize(
  root: HTMLElement,
  { fits, cuts, setScale, setLines, canCut }: Fitting,
  lastWhole: number,
): number | null {
  const isWhole = () => fits() && !cuts()
  const choose = (first: number, last: number, isGood: () => boolean) =>
    chooseStep(first, last, (step) => {
      setScale(steps[step] ?? 1)
      return isGood()
    })

  for (const isBroken of [false, true]) {
    root.classList.toggle('broken', isBroken)
    setLines(null)
    if (choose(0, lastWhole, isWhole)) return null
    for (const [lines, last] of fewerLines.slice(0, canCut ? undefined : 1)) {
      setLines(lines)
      if (choose(whole - 2, last, fits)) return lines
    }
  }
  setLines(null)
  choose(readable, steps.length - 1, fits)
  return null
}

/** Tries the first step, of these, that `isGood`; else the last. */
function chooseStep(first: number, last: number, isGood: (step: number) => boolean): boolean {
  if (isGood(first)) return true
  let [tooLarge, best] = [first, last]
  while (best - tooLarge > 1) {
    const middle = Math.floor((tooLarge + best) / 2)
    if (isGood(middle)) best = middle
    else tooLarge = middle
  }
  return isGood(best)
}

function overflows(element: HTMLElement): boolean {
  return isTooWide(element) || element.scrollHeight > element.clientHeight + 4
}

function hidesLines({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight + 12
}
