import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ScreenItem } from '#contract/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { spokenText } from './spoken-text.ts'

/** Reads the item aloud with the browser's speech synthesis; nothing where the browser has none. */
export function ReadAloud({ item }: { item: ScreenItem }) {
  const words = useWords()
  const [isSpeaking, setSpeaking] = useState(false)
  // Stop speaking when the scene is removed.
  useEffect(() => () => window.speechSynthesis?.cancel(), [])
  if (!window.speechSynthesis) return null

  function toggle() {
    speechSynthesis.cancel()
    if (isSpeaking) return setSpeaking(false)
    const speech = new SpeechSynthesisUtterance(spokenText(item, words))
    speech.lang = words.language
    speech.rate = 0.9
    speech.onend = () => setSpeaking(false)
    speech.onerror = () => setSpeaking(false)
    setSpeaking(true)
    speechSynthesis.speak(speech)
  }

  const Icon = isSpeaking ? VolumeX : Volume2
  return (
    <button type="button" className="answer tool" onClick={toggle}>
      <Icon aria-hidden />
      {isSpeaking ? words.stopReading : words.readAloud}
    </button>
  )
}
