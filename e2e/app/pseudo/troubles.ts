import type { Page } from '@playwright/test'
import { marked } from './pseudo-language.ts'

/** Texts that are of no file of words, with the reason. */
const otherTexts: RegExp[] = [
  // What people have written, or how the tests have called them.
  /Emma|(?:The )?Hartleys?|EH|Rose|Family screen|[\w.]+@example\.com/g,
  // Numbers of accounts.
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g,
  // The names of the program and of languages.
  /Sunporch|English|Deutsch|Español|Français|Italiano|Português|Nederlands|Polski/g,
  // What the screen will say, in its own language.
  /your \w+/g,
  // What the browser says: days, months, time zones, countries.
  /(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Jan\w*|Febr\w*|März|Apr\w*|Mai|Jun\w|Jul\w|Aug\w*|Sep\w*|Okt\w*|Nov\w*|Dez\w*/g,
  /Berlin, Mitteleuropäische Zeit|.* \(amazon\.[a-z.]+\)/g,
]

/**
 * What is wrong on the page as it is: what is wider than the window, words of ours that are cut off, and texts that are not of
 * the words.
 */
export async function troublesOf(page: Page): Promise<string[]> {
  const { wide, cut, texts } = await page.evaluate(lookAt, marked.source)
  const others = texts.filter((text) => {
    const rest = otherTexts.reduce((rest, known) => rest.replace(known, ''), text)
    // A word without a vowel cannot be marked.
    return !marked.test(text) && /[aeiou]/i.test(rest)
  })
  return [
    ...wide.map((one) => `wider than the window: ${one}`),
    ...cut.map((one) => `cut off: ${one}`),
    ...others.map((one) => `not of the words: ${one}`),
  ]
}

/** Runs in the page: in the open dialog, where there is one. */
function lookAt(marked: string): Record<'wide' | 'cut' | 'texts', string[]> {
  const isMarked = new RegExp(marked, 'i')
  const found = { wide: new Set<string>(), cut: new Set<string>(), texts: new Set([document.title]) }
  const root = document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document.body
  for (const one of root.querySelectorAll('*')) {
    const { left, right, width } = one.getBoundingClientRect()
    // Tabs scroll. What is for screen readers only is a point, and a switch has a box that nobody sees.
    const isLaidOut =
      width > 1 && !one.closest('[role="tablist"], svg, input[aria-hidden]') && one.checkVisibility()
    if (isLaidOut && (left < -1 || right > innerWidth + 1))
      found.wide.add(`${one.tagName} ${one.textContent}`)
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt'])
      found.texts.add(one.getAttribute(attribute) ?? '')
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const { parentElement: parent } = node
    const text = node.textContent?.trim()
    if (!text || !parent || parent.closest('script, style, [hidden]')) continue
    found.texts.add(text)
    // The bar below has five words in a row: what is too long for it ends in dots.
    const isOurs = isMarked.test(text) && !parent.closest('[role="tablist"], nav.fixed')
    if (isOurs && parent.checkVisibility() && isCut(node)) found.cut.add(text)
  }
  return { wide: [...found.wide], cut: [...found.cut], texts: [...found.texts] }

  function isCut(node: Node): boolean {
    const range = document.createRange()
    range.selectNodeContents(node)
    const places = [...range.getClientRects()]
    for (let one = node.parentElement; one; one = one.parentElement) {
      const box = one.getBoundingClientRect()
      const { overflowX, overflowY } = getComputedStyle(one)
      const clips = overflowX !== 'visible' || one.matches('button, a, label, summary')
      if (box.width <= 1 || !clips) continue
      const isOutside = ({ left, right, bottom }: DOMRect) =>
        left < box.left - 1 || right > box.right + 1 || (overflowY === 'hidden' && bottom > box.bottom + 1)
      if (places.some(isOutside)) return true
    }
    return false
  }
}
