import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { useScreenSize } from '../scenes/words/use-screen-size.ts'
import { lastWords } from './last-words.ts'

/** What stands on the board, newest first: so much that each can be read. */
export function useLastWords({ items }: ScreenView, now: number): ScreenItem[] {
  const { width, height } = useScreenSize()
  const most = width > height ? height / 150 : height / 210
  return lastWords(items, now).slice(0, Math.min(Math.max(Math.floor(most), 2), 6))
}
