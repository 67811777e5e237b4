import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ScreenItem } from '#contract/screen.ts'
import { wordsToSay } from './spoken-text.ts'

/** By the browser's own voice, where it has one. */
export function ReadAloud({ item }: { item: ScreenItem }) {
  const [isSpeaking, setSpeaking] = useState(false)
  // Whoever reads aloud stops when what is read has gone.
  useEffect(() => () => window.speechSynthesis?.cancel(), [])
  if (!window.speechSynthesis) return null

  function speak() {
    speechSynthesis.cancel()
    if (isSpeaking) return setSpeaking(false)
    const speech = new SpeechSynthesisUtterance(wordsToSay(item))
    speech.lang = 'en'
    speech.rate = 0.9
    speech.onend = () => setSpeaking(false)
    speech.onerror = () => setSpeaking(false)
    setSpeaking(true)
    speechSynthesis.speak(speech)
  }

  const Icon = isSpeaking ? VolumeX : Volume2
  return (
    <button
      type="button"
      className="answer round"
      aria-label={isSpeaking ? 'Stop reading' : 'Read aloud'}
      onClick={speak}
    >
      <Icon aria-hidden />
    </button>
  )
}
