/** Of the text's size. */
const steps = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.41, 0.36, 0.32]
/** The smallest step for showing a caption whole: from here on lines of it are hidden instead. */
const readable = 4
/** The smallest step at which words stay whole. */
const unbroken = 7

/**
 * Makes the text of an element smaller, in steps, until nothing in it overflows: it sets `--fit`, by which the styles
 * multiply each size (`--t`). The element, and each one in it with `data-fit`, must hold its content. Of an element
 * with the class `clamped` lines may be hidden: returns whether they are.
 */
export function fitText(root: HTMLElement): boolean {
  const boxes = [root, ...root.querySelectorAll<HTMLElement>('[data-fit]')]
  const clamped = [...root.querySelectorAll<HTMLElement>('.clamped')]
  const fits = () => !boxes.some(overflows)
  const cuts = () => clamped.some(hidesLines)
  const isWhole = () => fits() && !cuts()

  root.classList.remove('broken')
  if (chooseStep(root, 0, readable, isWhole) || chooseStep(root, readable - 1, unbroken, fits)) return cuts()
  root.classList.add('broken')
  if (!chooseStep(root, 0, readable, isWhole)) chooseStep(root, readable - 1, steps.length - 1, fits)
  return cuts()
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

/** Not by a pixel or two: a letter may reach out of its line. */
function overflows({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 4
}

function hidesLines({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight + 12
}
