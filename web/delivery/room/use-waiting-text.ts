import { useSelection } from '../../family/selection/selected-group.tsx'
import { pauseEndText } from './pause-text.ts'
import { usePause } from './room.queries.ts'

/** What a delivery waits for while the screens are paused; null while they are not. */
export function useWaitingText(now: number): string | null {
  const { group } = useSelection()
  const pause = usePause(now)
  if (!group || !pause) return null
  const whose = group.lovedOneName ? `${group.lovedOneName}'s pause` : 'the pause'
  return `Waits until ${whose} ends ${pauseEndText(pause, group.timeZone, now)}`
}
