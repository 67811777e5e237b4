import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { useLeastSize } from '../scenes/words/letters.ts'
import { useScreenSize } from '../scenes/words/use-screen-size.ts'
import { lastWords } from './last-words.ts'

/** What may stand on the board, newest first: at most as many as have room with one line each. */
export function useLastWords({ items }: ScreenView, now: number): ScreenItem[] {
  const { width, height } = useScreenSize()
  const least = useLeastSize()
  const most = width > height ? height / Math.max(150, least * 2.9) : height / Math.max(210, least * 4.8)
  return lastWords(items, now).slice(0, Math.min(Math.max(Math.floor(most), 2), 6))
}
