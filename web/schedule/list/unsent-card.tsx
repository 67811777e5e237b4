import type { ScheduleEntry } from '#contract/schedule.ts'
import { isInMemory, mayNow } from '../../family/selection/in-memory.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { useSchedule } from '../schedule.queries.ts'

// Rarely there.
const UnsentList = lazyComponent(() => import('./unsent-list.tsx').then((list) => list.UnsentList))

/**
 * On the Dashboard: deliveries that were not sent by themselves. Caretakers see all of them, other people
 * those that they have scheduled.
 */
export function UnsentCard() {
  const { group } = useSelection()
  const user = useUser()
  const schedule = useSchedule()
  if (!group || isInMemory(group)) return null
  const mayManage = mayNow(group, 'schedule:manage')
  const unsent = schedule.data?.filter(
    (entry) => isUnsent(entry) && (mayManage || entry.addedBy?.id === user.id),
  )
  if (!unsent || unsent.length === 0) return null
  return <UnsentList unsent={unsent} mayManage={mayManage} />
}

function isUnsent({ status, lastOutcome }: ScheduleEntry): boolean {
  const unsentStatuses: string[] = ['failed', 'missed', 'held']
  if (status === 'paused') return false
  return (
    unsentStatuses.includes(status) || (lastOutcome !== null && unsentStatuses.includes(lastOutcome.status))
  )
}
