import type { ScreenView } from '#contract/screen/screen-view.ts'
import type { Setting } from '../connection/outbox.ts'

export type VoiceProps = {
  view: ScreenView
  now: number
  isOnline: boolean
  touchedAt: number
  onSet: (setting: Setting) => void
}
