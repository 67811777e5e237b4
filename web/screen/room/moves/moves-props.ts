import type { ScreenView } from '#contract/screen/screen-view.ts'
import type { Direction } from '../playlist/browse.ts'
import type { Showing } from '../playlist/showing.ts'

export type Cover = 'panel' | 'whole' | undefined

export type MovesProps = {
  view: ScreenView
  showing: Showing
  /** Goes back or forth from the delivery that was on the screen when somebody began to move. */
  onStep: (to: Direction, from: string | null) => void
  /** Epoch milliseconds, as in `Stage`. */
  touchedAt: number
  /** Time stands still while a panel covers the screen, or a picture is shown whole. */
  onCover: (cover: Cover) => void
  /** The screen is to be dark until then (epoch milliseconds). */
  onPause: (until: number) => void
}
