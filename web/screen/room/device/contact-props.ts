import type { ScreenContact } from '#contract/screen/screen.ts'

export type ContactProps = {
  showing: NonNullable<ScreenContact['showing']>
  /** Epoch milliseconds. */
  touchedAt: number
  isOnline: boolean
  onLost: () => void
}
