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

/** A time with AM or PM, and a date whose month stands before the day. */
const englishTime = /\d\s?[AP]M\b|\b\d{1,2}\/(?:1[3-9]|2\d|3[01])\/\d{4}\b/

/**
 * What is wrong on the page as it is: what is wider than the window, words of ours that are cut off, buttons of many lines.
 * In the pseudo-language, also texts that are not of the words; elsewhere, times and dates as only English says them.
 */
export async function troublesOf(
  page: Page,
  { isPseudo = false, isEnglish = false } = {},
): Promise<string[]> {
  const { wide, cut, tall, texts } = await page.evaluate(lookAt, isPseudo ? marked.source : '')
  const others = texts.filter((text) => {
    // A word without a vowel cannot be marked.
    return !marked.test(text) && /[aeiou]/i.test(withoutOthers(text))
  })
  return [
    ...wide.map((one) => `wider than the window: ${one}`),
    ...cut.filter((one) => /\p{L}/u.test(withoutOthers(one))).map((one) => `cut off: ${one}`),
    ...(isEnglish ? [] : texts.filter((text) => englishTime.test(text))).map(
      (one) => `as in English: ${one}`,
    ),
    ...(isPseudo ? [] : tall).map((one) => `more than two lines in a button: ${one}`),
    ...(isPseudo ? others : []).map((one) => `not of the words: ${one}`),
  ]
}

function withoutOthers(text: string): string {
  return otherTexts.reduce((rest, known) => rest.replace(known, ''), text)
}

/** Runs in the page: in the open dialog, where there is one. `marked` is how our texts are known; all are, where it is empty. */
function lookAt(marked: string): Record<'wide' | 'cut' | 'tall' | 'texts', string[]> {
  const isMarked = new RegExp(marked, 'i')
  const found = {
    wide: new Set<string>(),
    cut: new Set<string>(),
    tall: new Set<string>(),
    texts: new Set([document.title]),
  }
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
    // A placeholder of the pseudo-language is longer than any true one.
    if (!marked && one instanceof HTMLInputElement && isPlaceholderCut(one)) found.cut.add(one.placeholder)
  }
  if (document.documentElement.scrollWidth > innerWidth) found.wide.add('the page scrolls to the side')
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
    // What stands below the name of a large button may be longer.
    if (parent.closest('button')?.textContent?.trim() === text && linesOf(node) > 2) found.tall.add(text)
  }
  return {
    wide: [...found.wide],
    cut: [...found.cut],
    tall: [...found.tall],
    texts: [...found.texts],
  }

  function linesOf(node: Node): number {
    const range = document.createRange()
    range.selectNodeContents(node)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }

  function isPlaceholderCut(input: HTMLInputElement): boolean {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
    const drawing = document.createElement('canvas').getContext('2d')
    if (!drawing || !input.placeholder || !input.checkVisibility()) return false
    drawing.font = font
    const room =
      input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    return drawing.measureText(input.placeholder).width > room
  }

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
