import { useQuery } from '@tanstack/react-query'
import { activityApi } from '#contract/family/activity.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { call } from '../platform/server/api.ts'
import { actionText } from './action-text.ts'
import { activityWords } from './activity-words.ts'

/** How often the member did what for the family. */
export function Contributions({ memberId }: { memberId: string }) {
  const { group } = useSelection()
  const contributions = useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'activity'), 'contributions', memberId],
    queryFn: () => call(activityApi.contributions, { params: { groupId: requireGroupId(group), memberId } }),
  })
  const counts = contributions.data ?? []
  return (
    <>
      <h3 className="mt-6 font-semibold">{activityWords().contributed}</h3>
      {contributions.data && counts.length === 0 && (
        <p className="text-sm text-ink-2">{activityWords().nothingYet}</p>
      )}
      <ul className="mt-1 text-sm text-ink-2">
        {counts.map(({ action, count }) => (
          <li key={action} className="flex justify-between gap-4">
            <span className="min-w-0 break-words">{actionText(action)}</span>
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
