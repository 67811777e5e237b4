import type { Page, Route } from '@playwright/test'

/**
 * From now on the German of the page's words is a pseudo-language: each vowel stands there twice, so that a text is longer by
 * a third than German, and shows that it comes from a file of words. A service worker would keep the files as they are, so
 * the page has none.
 */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/assets\/words-\w+-de-[^/]+\.js$/, (route) =>
    // A page that is left takes its answers with it.
    sayPseudo(route).catch(() => {}),
  )
}

async function sayPseudo(route: Route): Promise<void> {
  const answer = await route.fetch()
  const code = (await answer.text()).replace(/\{words:\(\)=>([\w$]+)\}/g, '{words:()=>pseudoOf($1)}')
  await route.fulfill({ response: answer, body: `${pseudoText}\n${pseudoOf}\n${code}` })
}

/** As if it were a language that is read from right to left. */
export async function setDirection(page: Page, dir: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate((dir) => {
    document.documentElement.dir = dir
  }, dir)
}

/** Its second vowels, which no language of ours has behind the first, and our fonts have. */
export const marked = /aå|eë|iî|oø|uû/i

/** A text in the pseudo-language. Places for values, and the names of links in a sentence, stay. */
export function pseudoText(text: string): string {
  const second: Record<string, string> = { a: 'å', e: 'ë', i: 'î', o: 'ø', u: 'û' }
  let longer = text.length * 0.4
  return text.replace(/\]\(\w+\)|\{\w*\}|[aeiou]/gi, (part) =>
    second[part.toLowerCase()] && longer-- > 0 ? part + second[part.toLowerCase()] : part,
  )
}

/** The same for all messages of an area, and for what they make of their parameters. */
function pseudoOf(message: unknown): unknown {
  if (typeof message === 'string') return pseudoText(message)
  if (typeof message === 'function') return (...values: unknown[]) => pseudoOf(message(...values))
  if (Array.isArray(message)) return message.map(pseudoOf)
  if (typeof message !== 'object' || message === null) return message
  return Object.fromEntries(Object.entries(message).map(([name, inner]) => [name, pseudoOf(inner)]))
}
