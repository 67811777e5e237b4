import { useContext } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { spokenText } from '../scenes/words/spoken-text.ts'
import { readAloud } from './speech.ts'
import { useCanRead } from './use-can-read.ts'
import { stopVoice } from './voice-player.ts'
import { Volume } from './volume.ts'

/** Reads the item aloud with the browser's speech synthesis; null where nothing can be heard, or there is no item. */
export function useReading(item: ScreenItem | undefined): (() => void) | null {
  const words = useWords()
  const volume = useContext(Volume)
  const canRead = useCanRead(words.language)
  if (!item || !canRead || volume === 0) return null
  return () => {
    stopVoice()
    readAloud(item.deliveryId, spokenText(item, words), words.language, volume)
  }
}
