import { useQuery } from '@tanstack/react-query'
import { firstRows } from '#contract/pages/first-view.ts'
import { type VisitList, visitListEndpoint } from '#contract/visits/visit-list.ts'
import { takeFirstList } from '../family/selection/first-list.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { call } from '../platform/server/api.ts'

/** The visits of the days that the Dashboard looks ahead: fewer than the Schedule's. */
export function useNextDays() {
  const { group } = useSelection()
  const days = firstRows.dashboardVisitDays
  return useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'visits'), { days }],
    queryFn: () => call(visitListEndpoint, { params: { groupId: requireGroupId(group) }, query: { days } }),
    enabled: group !== null,
    initialData: () => takeFirstList<VisitList>(group?.id, `visits?days=${days}`),
  })
}
