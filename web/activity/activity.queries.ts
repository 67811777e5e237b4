import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type Activity, activityApi, type BeginOfActivity } from '#contract/family/activity.ts'
import { firstRows } from '#contract/pages/first-view.ts'
import { takeFirstList, takeFirstPage } from '../family/selection/first-list.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { call } from '../platform/server/api.ts'

const pageSize = firstRows.activity

export function useNewestActivity(limit: number) {
  const { group } = useSelection()
  return useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'activity'), { limit }],
    queryFn: () => call(activityApi.list, { params: { groupId: requireGroupId(group) }, query: { limit } }),
    enabled: group !== null,
    initialData: () => takeFirstList<Activity[]>(group?.id, `activity?limit=${limit}`),
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
    initialData: () => takeFirstPage<Activity[]>(group?.id, `activity?limit=${pageSize}`),
  })
}

/** From when on the history has everything; asked for when its end is looked at. */
export function useBeginOfActivity(isWanted: boolean) {
  const { group } = useSelection()
  return useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'activity'), 'begin'],
    queryFn: () => call(activityApi.begin, { params: { groupId: requireGroupId(group) } }),
    enabled: isWanted && group !== null,
    initialData: () => takeFirstList<BeginOfActivity>(group?.id, 'activity/begin'),
  })
}
