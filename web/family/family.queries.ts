import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FamilyGroupChange, familyApi, type NewFamilyGroup } from '#contract/family.ts'
import { call } from '../platform/api.ts'

export const groupsKey = ['/api/family-groups'] as const

/** The key of one of a group's lists; joined with "/" it is the list's address. */
export function groupKey(groupId: string | null, topic: string) {
  return ['/api/family-groups', groupId, topic] as const
}

export function useGroups() {
  return useQuery({ queryKey: groupsKey, queryFn: () => call(familyApi.listGroups) })
}

export function useAddGroup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (group: NewFamilyGroup) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      return call(familyApi.addGroup, { body: { timeZone, ...group } })
    },
    meta: {
      failure: 'Failed to create family group.',
      success: {
        title: 'Family group created',
        description: 'Your new family group has been created successfully.',
      },
    },
    onSuccess: () => client.invalidateQueries({ queryKey: groupsKey, exact: true }),
  })
}

export function useUpdateGroup(groupId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: FamilyGroupChange) =>
      call(familyApi.updateGroup, { params: { groupId }, body: change }),
    meta: { success: { title: 'Saved', description: 'The family group has been changed.' } },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: groupsKey, exact: true })
      await client.invalidateQueries({ queryKey: groupKey(groupId, 'activity') })
    },
  })
}
