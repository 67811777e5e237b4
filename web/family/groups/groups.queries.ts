import { useQuery } from '@tanstack/react-query'
import { type FamilyGroup, groupsApi } from '#contract/family/groups.ts'
import { keepResponse, withResponseCache } from '../../platform/cache/response-cache.ts'
import { call } from '../../platform/server/api.ts'
import { takeFirstAnswer } from '../../platform/server/first-view.ts'
import { groupsKey } from '../selection/group-keys.ts'

const cacheName = 'groups'

/** Apart from their changes, which the Dashboard does not wait for. */
export function useGroups() {
  return useQuery({
    queryKey: groupsKey,
    queryFn: () =>
      withResponseCache(cacheName, groupsApi.listGroups.response, () => call(groupsApi.listGroups)),
    initialData: firstGroups,
  })
}

function firstGroups(): FamilyGroup[] | undefined {
  const groups = takeFirstAnswer<FamilyGroup[]>(groupsKey[0])
  return groups ? keepResponse(cacheName, groups) : undefined
}
