import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type NewUploadKey, uploadKeysApi } from '#contract/photos/upload-keys.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { useCallKey } from '../platform/call-key.ts'
import { call } from '../platform/server/api.ts'
import { useServerMutation } from '../platform/server/mutation.ts'

/** The person's own, in the chosen group. */
export function useUploadKeys() {
  const { group } = useSelection()
  return useQuery({
    queryKey: groupKey(group?.id ?? null, 'upload-keys'),
    queryFn: () => call(uploadKeysApi.list, { params: { groupId: requireGroupId(group) } }),
    enabled: group !== null,
  })
}

export function useAddUploadKey() {
  const { group } = useSelection()
  const keyOf = useCallKey()
  const refresh = useRefreshKeys()
  return useServerMutation({
    run: (body: z.output<typeof NewUploadKey>) =>
      call(uploadKeysApi.add, {
        params: { groupId: requireGroupId(group) },
        body: { ...body, key: keyOf(body) },
      }),
    refresh,
  })
}

export function useRemoveUploadKey() {
  const { group } = useSelection()
  const refresh = useRefreshKeys()
  return useServerMutation({
    run: (keyId: string) => call(uploadKeysApi.remove, { params: { groupId: requireGroupId(group), keyId } }),
    refresh,
    meta: { success: { title: 'Key ended', description: 'That Shortcut adds no more pictures.' } },
  })
}

function useRefreshKeys() {
  const client = useQueryClient()
  const { group } = useSelection()
  return () => client.invalidateQueries({ queryKey: groupKey(group?.id ?? null, 'upload-keys') })
}
