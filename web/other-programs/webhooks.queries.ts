import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type NewWebhook, webhooksApi } from '#contract/webhooks.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { useCallKey } from '../platform/call-key.ts'
import { call } from '../platform/server/api.ts'
import { useServerMutation } from '../platform/server/mutation.ts'

export function useWebhooks() {
  const { group } = useSelection()
  return useQuery({
    queryKey: groupKey(group?.id ?? null, 'webhooks'),
    queryFn: () => call(webhooksApi.list, { params: { groupId: requireGroupId(group) } }),
    enabled: group !== null,
  })
}

export function useAddWebhook() {
  const { group } = useSelection()
  const keyOf = useCallKey()
  const refresh = useRefreshWebhooks()
  return useServerMutation({
    run: (body: z.output<typeof NewWebhook>) =>
      call(webhooksApi.add, {
        params: { groupId: requireGroupId(group) },
        body: { ...body, key: keyOf(body) },
      }),
    refresh,
  })
}

export function useRemoveWebhook() {
  const { group } = useSelection()
  const refresh = useRefreshWebhooks()
  return useServerMutation({
    run: (webhookId: string) =>
      call(webhooksApi.remove, { params: { groupId: requireGroupId(group), webhookId } }),
    refresh,
    meta: { success: { title: 'Webhook removed', description: 'That program is told nothing any more.' } },
  })
}

export function useTestWebhook() {
  const { group } = useSelection()
  const refresh = useRefreshWebhooks()
  return useServerMutation({
    run: (webhookId: string) =>
      call(webhooksApi.test, { params: { groupId: requireGroupId(group), webhookId } }),
    refresh,
  })
}

function useRefreshWebhooks() {
  const client = useQueryClient()
  const { group } = useSelection()
  return () => client.invalidateQueries({ queryKey: groupKey(group?.id ?? null, 'webhooks') })
}
