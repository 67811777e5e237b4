import { activityWords } from './activity-words.ts'

/** An action that this release does not know is shown as it is. */
export function actionText(action: string): string {
  const { actions }: { actions: Partial<Record<string, string>> } = activityWords()
  return actions[action] ?? action
}
