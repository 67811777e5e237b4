import { useEffect, useState } from 'react'
import type { Language } from '#contract/platform/languages.ts'
import { canRead } from './speech.ts'
import { pickVoice } from './voices.ts'

/** Whether this browser can read the language aloud. One that has brought no voice yet may still have one. */
export function useCanRead(language: Language): boolean {
  const [can, setCan] = useState(() => hasVoice(language))
  useEffect(() => {
    const look = () => setCan(hasVoice(language))
    look()
    if (!canRead()) return
    speechSynthesis.addEventListener?.('voiceschanged', look)
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look)
  }, [language])
  return can
}

function hasVoice(language: Language): boolean {
  if (!canRead()) return false
  const voices = speechSynthesis.getVoices()
  return voices.length === 0 || pickVoice(voices, language) !== null
}
