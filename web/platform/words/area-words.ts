import { guessLanguage, type Language } from '#contract/platform/languages.ts'

/** The other languages of an area's words, each in a module of its own. */
export type OtherWords<Words> = Record<Exclude<Language, 'en'>, () => Promise<{ words: Words }>>

type Area = { english: unknown; others: OtherWords<unknown>; words: unknown }

const areas: Area[] = []
const loading = new Set<Promise<void>>()
/** The server has written it into the page. */
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
    if (globalThis.document) document.documentElement.lang = 'en'
  }
}

function languageOfPage(): Language {
  // The build has no page.
  return guessLanguage([globalThis.document?.documentElement.lang ?? 'en'])
}
