import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type FamilyGroupChange, groupsApi, type NewFamilyGroup } from '#contract/family/groups.ts'
import { guessLanguage } from '#contract/platform/languages.ts'
import { useKeyedCall } from '../../platform/call-key.ts'
import { call } from '../../platform/server/api.ts'
import { useServerMutation } from '../../platform/server/mutation.ts'
import { familyWords } from '../family-words.ts'
import { groupKey, groupsKey } from '../selection/group-keys.ts'
import { guessMarketplace } from './guess-marketplace.ts'

const removedKey = ['/api/family-groups', 'removed'] as const

export function useAddGroup() {
  const keyed = useKeyedCall()
  const refresh = useRefreshGroups()
  return useServerMutation({
    run: (group: NewFamilyGroup) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      const amazonMarketplace = guessMarketplace(navigator.languages)
      const language = guessLanguage(navigator.languages)
      return keyed(group, (key) =>
        call(groupsApi.addGroup, { body: { timeZone, amazonMarketplace, language, ...group, key } }),
      )
    },
    meta: { failure: familyWords().notCreated, success: familyWords().created },
    refresh,
  })
}

export function useRemovedGroups() {
  return useQuery({ queryKey: removedKey, queryFn: () => call(groupsApi.listRemovedGroups) })
}

export function useRemoveGroup(groupId: string) {
  const refresh = useRefreshGroups()
  return useServerMutation({
    run: (body: z.input<typeof groupsApi.removeGroup.body>) =>
      call(groupsApi.removeGroup, { params: { groupId }, body }),
    meta: { isQuiet: true, success: familyWords().deleted },
    refresh,
  })
}

export function useRestoreGroup() {
  const refresh = useRefreshGroups()
  return useServerMutation({
    run: (groupId: string) => call(groupsApi.restoreGroup, { params: { groupId } }),
    meta: { success: familyWords().isBack },
    refresh,
  })
}

export function useUpdateGroup(groupId: string) {
  const client = useQueryClient()
  return useServerMutation({
    run: (change: FamilyGroupChange) => call(groupsApi.updateGroup, { params: { groupId }, body: change }),
    meta: { success: familyWords().changed },
    refresh: async () => {
      await client.invalidateQueries({ queryKey: groupsKey, exact: true })
      await client.invalidateQueries({ queryKey: groupKey(groupId, 'activity') })
    },
  })
}

/** Reads the groups and the deleted ones again. */
function useRefreshGroups() {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: removedKey })
    await client.invalidateQueries({ queryKey: groupsKey, exact: true })
  }
}
