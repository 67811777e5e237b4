import { useEffect, useState } from 'react'
import { directionOf, guessLanguage, type Language } from '#contract/platform/languages.ts'
import { reloadPage } from '../offline/release.ts'

import { loadWords, type Words } from './words.ts'

/** Milliseconds. */
const retryAfter = 10_000

/**
 * The words of the language: until they are loaded those of the language before; null at first. Without a language those
 * that are here, else what the browser prefers.
 */
export function useLanguage(language: Language | null): Words | null {
  const [words, setWords] = useState<Words | null>(null)
  const current = words?.language
  const wanted = language ?? current ?? guessLanguage(navigator.languages)
  useEffect(() => {
    if (current) Object.assign(document.documentElement, { lang: current, dir: directionOf(current) })
    if (current === wanted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    function load() {
      loadWords(wanted).then(
        (loaded) => isWanted && setWords(loaded),
        () => {
          if (isWanted) timer = setTimeout(retry, retryAfter)
        },
      )
    }
    function retry() {
      // Some browsers remember a failed import for as long as the page is open.
      if (!current) reloadPage().catch(() => {})
      load()
    }
    load()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [wanted, current])
  return words
}
