import { useSyncExternalStore } from 'react'
import { onReadingChange, whatIsRead } from './speech.ts'

/** The key of what is being read aloud; null while nothing is. */
export function useWhatIsRead(): string | null {
  return useSyncExternalStore(onReadingChange, whatIsRead)
}
