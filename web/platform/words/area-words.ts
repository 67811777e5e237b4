import { firstViewId } from '#contract/pages/first-view.ts'
import { directionOf, guessLanguage, type Language } from '#contract/platform/languages.ts'

/** Under this key a browser keeps the language of its person. */
export const languageKey = 'sunporch-language'

/** The other languages of an area's words, each in a module of its own. */
export type OtherWords<Words> = Record<Exclude<Language, 'en'>, () => Promise<{ words: Words }>>

type Area = { english: unknown; others: OtherWords<unknown>; words: unknown }

const areas: Area[] = []
const loading = new Set<Promise<void>>()
let current: Language = languageOfPage()

/**
 * The words of one area of the pages. The returned function gives those of the page's language, and is called where a text
 * is made. English comes with the code, another language as soon as the area's code is there: whoever shows the area
 * waits for `wordsReady()` before.
 *
 *     export const landingWords = areaWords(words, { de: () => import('./de.ts'), … })
 *     <h1>{landingWords().title}</h1>
 */
export function areaWords<Words>(english: Words, others: OtherWords<Words>): () => Words {
  const area = { english, others, words: english }
  areas.push(area)
  if (current !== 'en') load(area)
  return () => area.words
}

/** Until the words are there of all areas whose code is there. Where they cannot be had, the page speaks English. */
export async function wordsReady(): Promise<void> {
  await Promise.all(loading)
}

export function isWaitingForWords(): boolean {
  return loading.size > 0
}

export function pageLanguage(): Language {
  return current
}

/** For the build, which renders pages in each language. A page keeps the language that it has begun with. */
export async function setPageLanguage(language: Language): Promise<void> {
  current = language
  areas.forEach(load)
  await wordsReady()
}

function load(area: Area): void {
  const arrived = loadInto(area).finally(() => loading.delete(arrived))
  loading.add(arrived)
}

async function loadInto(area: Area): Promise<void> {
  try {
    area.words = current === 'en' ? area.english : (await area.others[current]()).words
  } catch {
    area.words = area.english
    // What is read aloud is pronounced as the language of the page.
    if (globalThis.document) Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' })
  }
}

/** For a page that opens without the server. */
export function keepLanguage(): void {
  try {
    localStorage.setItem(languageKey, current)
  } catch {
    // The person does not allow a site to store anything.
  }
}

/**
 * The server has written it into the page. A page without data is the same for everybody: there it is that of the person who
 * was here, or of the browser.
 */
function languageOfPage(): Language {
  const { document } = globalThis
  // The build has no page.
  if (!document) return 'en'
  const { documentElement: root } = document
  if (!document.getElementById(firstViewId)) {
    root.lang = guessLanguage([keptLanguage(), ...navigator.languages])
    root.dir = directionOf(root.lang)
  }
  return guessLanguage([root.lang])
}

function keptLanguage(): string {
  try {
    return localStorage.getItem(languageKey) ?? ''
  } catch {
    return ''
  }
}
