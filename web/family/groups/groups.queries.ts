import { useQuery } from '@tanstack/react-query'
import { groupsApi } from '#contract/family/groups.ts'
import { call } from '../../platform/api.ts'
import { withResponseCache } from '../../platform/response-cache.ts'
import { groupsKey } from '../selection/group-keys.ts'

/** Apart from their changes, which the Dashboard does not wait for. */
export function useGroups() {
  return useQuery({
    queryKey: groupsKey,
    queryFn: () =>
      withResponseCache('groups', groupsApi.listGroups.response, () => call(groupsApi.listGroups)),
  })
}
