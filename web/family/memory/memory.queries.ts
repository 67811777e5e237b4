import { useQueryClient } from '@tanstack/react-query'
import { groupsApi } from '#contract/family/groups.ts'
import { call } from '../../platform/server/api.ts'
import { useServerMutation } from '../../platform/server/mutation.ts'
import { groupsKey } from '../selection/group-keys.ts'

export function useSetInMemory(groupId: string) {
  const client = useQueryClient()
  return useServerMutation({
    run: (isInMemory: boolean) => call(groupsApi.setInMemory, { params: { groupId }, body: { isInMemory } }),
    meta: {},
    // Nearly every list of the group says something else then.
    refresh: () => client.invalidateQueries({ queryKey: [groupsKey[0]] }),
  })
}
