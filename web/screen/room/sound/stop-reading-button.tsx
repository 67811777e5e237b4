import { VolumeX } from 'lucide-react'
import { useEffect } from 'react'
import { useWords } from '../language/use-words.ts'
import { stopReading, whatIsRead } from './speech.ts'
import { useWhatIsRead } from './use-what-is-read.ts'

/** Ends the voice that reads the delivery; nothing where none does. */
export function StopReadingButton({ deliveryId }: { deliveryId: string }) {
  const words = useWords()
  const isRead = useWhatIsRead() === deliveryId
  // Stop when the scene is removed.
  useEffect(
    () => () => {
      if (whatIsRead() === deliveryId) stopReading()
    },
    [deliveryId],
  )
  if (!isRead) return null
  return (
    <button type="button" className="answer tool" onClick={stopReading}>
      <VolumeX aria-hidden />
      {words.stopReading}
    </button>
  )
}
