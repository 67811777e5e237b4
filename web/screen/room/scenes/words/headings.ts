import { isTooWide, largest, sizeOf } from './fitting.ts'

/** Below this part of its size a long word is rather broken. */
const least = 0.5

/**
 * Makes a heading with a word that is too long for its place smaller, by itself: it sets `--most`, which the styles take
 * where its size would be more. So "Montagnachmittag" makes nothing else small.
 */
export function limitHeadings(root: HTMLElement): void {
  for (const heading of root.querySelectorAll('h1')) {
    heading.style.removeProperty('--most')
    // That is the words themselves.
    if (heading.matches('.clamped')) continue
    const wanted = Math.floor(sizeOf(heading))
    const fits = (size: number) => {
      setMost(heading, size)
      return !isTooWide(heading)
    }
    if (largest(wanted, fits, Math.floor(wanted * least)) <= wanted * least || fits(wanted))
      heading.style.removeProperty('--most')
  }
}

/** Lets the headings stay as large as they are when the rest grows. */
export function holdHeadings(root: HTMLElement): void {
  for (const heading of root.querySelectorAll('h1')) setMost(heading, sizeOf(heading))
}

function setMost(heading: HTMLElement, size: number) {
  heading.style.setProperty('--most', `${size}px`)
}
