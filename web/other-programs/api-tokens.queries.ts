import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { apiTokensApi, type NewApiToken } from '#contract/family/api-tokens.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { useCallKey } from '../platform/call-key.ts'
import { call } from '../platform/server/api.ts'
import { useServerMutation } from '../platform/server/mutation.ts'

/** The person's own, in the chosen group. */
export function useApiTokens() {
  const { group } = useSelection()
  return useQuery({
    queryKey: groupKey(group?.id ?? null, 'api-tokens'),
    queryFn: () => call(apiTokensApi.list, { params: { groupId: requireGroupId(group) } }),
    enabled: group !== null,
  })
}

export function useAddApiToken() {
  const { group } = useSelection()
  const keyOf = useCallKey()
  const refresh = useRefreshTokens()
  return useServerMutation({
    run: (body: z.output<typeof NewApiToken>) =>
      call(apiTokensApi.add, {
        params: { groupId: requireGroupId(group) },
        body: { ...body, key: keyOf(body) },
      }),
    refresh,
  })
}

export function useRemoveApiToken() {
  const { group } = useSelection()
  const refresh = useRefreshTokens()
  return useServerMutation({
    run: (tokenId: string) =>
      call(apiTokensApi.remove, { params: { groupId: requireGroupId(group), tokenId } }),
    refresh,
    meta: { success: { title: 'Token ended', description: 'That program can do nothing here any more.' } },
  })
}

function useRefreshTokens() {
  const client = useQueryClient()
  const { group } = useSelection()
  return () => client.invalidateQueries({ queryKey: groupKey(group?.id ?? null, 'api-tokens') })
}
