import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type Activity, activityApi } from '#contract/activity.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { call } from '../platform/api.ts'
import { takeFirstAnswer } from '../platform/first-view.ts'

const pageSize = 50

export function useNewestActivity(limit: number) {
  const { group } = useSelection()
  const key = groupKey(group?.id ?? null, 'activity')
  return useQuery({
    queryKey: [...key, { limit }],
    queryFn: () => call(activityApi.list, { params: { groupId: requireGroupId(group) }, query: { limit } }),
    enabled: group !== null,
    initialData: () => takeFirstAnswer<Activity[]>(`${key.join('/')}?limit=${limit}`) ?? undefined,
  })
}

/** The whole history, page by page. */
export function useAllActivity() {
  const { group } = useSelection()
  return useInfiniteQuery({
    queryKey: [...groupKey(group?.id ?? null, 'activity'), 'all'],
    queryFn: ({ pageParam }) =>
      call(activityApi.list, {
        params: { groupId: requireGroupId(group) },
        query: { limit: pageSize, ...(pageParam && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page: Activity[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    enabled: group !== null,
  })
}
