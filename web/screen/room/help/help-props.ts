import type { ScreenView } from '#contract/screen/screen-view.ts'
import type { Report } from '../connection/outbox.ts'

export type HelpProps = {
  view: ScreenView
  /** Epoch milliseconds. */
  now: number
  isOnline: boolean
  onPress: (report: Report) => void
}
