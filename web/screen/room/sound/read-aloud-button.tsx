import { Volume2, VolumeX } from 'lucide-react'
import { useContext, useEffect } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { spokenText } from '../scenes/words/spoken-text.ts'
import { readAloud, stopReading, whatIsRead } from './speech.ts'
import { useCanRead } from './use-can-read.ts'
import { useWhatIsRead } from './use-what-is-read.ts'
import { Volume } from './volume.ts'

/** Reads the item aloud with the browser's speech synthesis; nothing where the browser has no voice for it. */
export function ReadAloudButton({ item }: { item: ScreenItem }) {
  const { deliveryId } = item
  const words = useWords()
  const volume = useContext(Volume)
  const isRead = useWhatIsRead() === deliveryId
  const canRead = useCanRead(words.language)
  // Stop when the scene is removed.
  useEffect(
    () => () => {
      if (whatIsRead() === deliveryId) stopReading()
    },
    [deliveryId],
  )
  if (!canRead || volume === 0) return null

  function toggle() {
    if (isRead) stopReading()
    else readAloud(deliveryId, spokenText(item, words), words.language, volume)
  }

  const Icon = isRead ? VolumeX : Volume2
  return (
    <button type="button" className="answer tool read-aloud" onClick={toggle}>
      <Icon aria-hidden />
      {isRead ? words.stopReading : words.readAloud}
    </button>
  )
}
