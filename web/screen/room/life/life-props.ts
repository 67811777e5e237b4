import type { ScreenView } from '#contract/screen/screen-view.ts'

export type LifeProps = {
  view: ScreenView
  /** Epoch milliseconds, as in `Stage`. */
  now: number
  touchedAt: number
  /** Whether she reads again what the family asked for. */
  isLetterOpen: boolean
  onLetter: (isOpen: boolean) => void
  /** To "All well?": she is, or would like a call. */
  onAnswer: (isWell: boolean) => void
}
