import { type Fitting, largest } from './fitting.ts'
import { holdHeadings } from './headings.ts'

/** Of a text size: with letters of this part of it nothing has to go for larger ones. */
const enough = 0.85
/** What is left of a text. */
const fewerLines = [6, 5, 4, 3, 2]

/** The factor of "large": "largest" begins where it ends. */
const large = 1.2

/**
 * Makes a text that was fitted for the normal text size (fit-text.ts) larger, up to `textSize` times as large and as far as
 * it fits. Each text size begins with the one before, so its letters are never smaller. Where there is no room for
 * more, first the headings stay as large as they are and the rest grows, then something goes: what the class `tight`
 * hides, and of a text that is cut already further lines, down to two. What is whole stays so: the button for the rest would
 * take more room than the lines leave.
 */
export function enlargeText(
  root: HTMLElement,
  textSize: number,
  fitting: Fitting,
  lines: number | null,
): void {
  const { fits, cuts, setScale, scale, setLines } = fitting
  if (!fits()) return
  const usual = scale()
  const isCut = cuts()
  /** Percent of the normal text size. */
  let best = Math.floor(usual * 100)
  let left = lines
  let isHeld = false

  function growTo(most: number): void {
    /** Returns whether the letters are large enough. */
    function grow(): boolean {
      const isGood = (percent: number) => {
        setScale(Math.max(percent / 100, usual))
        return fits() && (isCut || !cuts())
      }
      best = largest(most, isGood, best)
      isGood(best)
      return best >= most * enough
    }
    function growRest(): boolean {
      if (best === most) return true
      if (!isHeld) holdHeadings(root)
      isHeld = true
      return grow()
    }

    if (grow() && best === most) return
    // Of a text that is cut its heading is the words.
    if (!isCut && growRest()) return
    if (!root.classList.contains('tight')) {
      const whole = best
      root.classList.add('tight')
      if (grow()) return
      root.classList.toggle('tight', best > whole)
    }
    if (!isCut) return
    for (const count of fewerLines) {
      if (left !== null && count >= left) continue
      setLines(count)
      // The styles give this text fewer lines than that.
      if (!fits()) {
        setLines(left)
        continue
      }
      left = count
      if (grow()) return
    }
    growRest()
  }

  for (const size of [large, textSize]) growTo(Math.round(Math.min(size, textSize) * 100))
}
