import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import type { Answers } from './use-answers.ts'

export type SceneProps = {
  view: ScreenView
  isWanted: boolean
  /** Called when the scene is wanted and can be shown whole. */
  onReady: () => void
  onShown: (item: ScreenItem) => void
  onBroken: (item: ScreenItem) => void
}

export type ItemSceneProps = SceneProps & {
  item: ScreenItem
  /** Whether all answers are offered, or only the heart. */
  isInReach: boolean
}

/** What the words and the answers at the foot of a scene are about. */
export type FootProps = Pick<ItemSceneProps, 'item' | 'view' | 'isInReach'> & { answers: Answers }
