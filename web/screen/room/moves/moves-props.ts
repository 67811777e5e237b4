import type { ScreenView } from '#contract/screen/screen-view.ts'
import type { Setting } from '../connection/outbox.ts'
import type { Showing } from '../playlist/showing.ts'
import type { Move } from '../playlist/use-playlist.ts'

export type Cover = 'panel' | 'whole' | undefined

export type MovesProps = {
  view: ScreenView
  showing: Showing
  onMove: (move: Move) => void
  /** Epoch milliseconds, as in `Stage`. */
  touchedAt: number
  /** Time stands still while a panel covers the screen, or a picture is shown whole. */
  onCover: (cover: Cover) => void
  /** The screen is to be dark until then (epoch milliseconds). */
  onPause: (until: number) => void
  onSet: (setting: Setting) => void
  /** What the family asked for is to be read again. */
  onLetter: (isOpen: boolean) => void
}
