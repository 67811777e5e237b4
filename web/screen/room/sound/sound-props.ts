import type { ScreenView } from '#contract/screen/screen-view.ts'
import type { Showing } from '../playlist/showing.ts'

export type SoundProps = {
  view: ScreenView
  showing: Showing
  /** The delivery that can be seen now; null for the day, and before the first scene. */
  painted: string | null
  /** Nothing is heard by itself: it is night, or she speaks. */
  isQuiet: boolean
}
