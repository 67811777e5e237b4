import type * as z from 'zod/mini'
import { type NewWebhook, webhooksApi } from '#contract/webhooks.ts'
import { useGroupMutation, useGroupQuery } from '../family/selection/group-data.ts'
import { useCallKey } from '../platform/call-key.ts'
import { call } from '../platform/server/api.ts'

export function useWebhooks() {
  return useGroupQuery('webhooks', (groupId) => call(webhooksApi.list, { params: { groupId } }))
}

export function useAddWebhook() {
  const keyOf = useCallKey()
  return useGroupMutation({
    run: (groupId, body: z.output<typeof NewWebhook>) =>
      call(webhooksApi.add, { params: { groupId }, body: { ...body, key: keyOf(body) } }),
    touches: ['webhooks'],
  })
}

export function useRemoveWebhook() {
  return useGroupMutation({
    run: (groupId, webhookId: string) => call(webhooksApi.remove, { params: { groupId, webhookId } }),
    touches: ['webhooks'],
    meta: { success: { title: 'Webhook removed', description: 'That program is told nothing any more.' } },
  })
}

export function useTestWebhook() {
  return useGroupMutation({
    run: (groupId, webhookId: string) => call(webhooksApi.test, { params: { groupId, webhookId } }),
    touches: ['webhooks'],
  })
}
