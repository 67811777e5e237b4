import type { ScreenView } from '#contract/screen/screen-view.ts'

export type LifeProps = {
  view: ScreenView
  /** Epoch milliseconds, as in `Stage`. */
  now: number
  touchedAt: number
  /** To "All well?": she is, or would like a call. */
  onAnswer: (isWell: boolean) => void
}
