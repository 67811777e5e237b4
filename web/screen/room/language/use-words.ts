import { createContext, useContext } from 'react'
import type { Words } from './words.ts'

/** What is below it speaks one language. */
export const WordsContext = createContext<Words | null>(null)

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('No language is set here')
  return words
}
