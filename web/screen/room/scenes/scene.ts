import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'

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
