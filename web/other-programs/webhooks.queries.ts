import type * as z from 'zod/mini'
import { type NewWebhook, webhooksApi } from '#contract/webhooks.ts'
import { groupMutation, groupQuery, useGroupMutation } from '../family/selection/group-data.ts'
import { useKeyedCall } from '../platform/call-key.ts'
import { call } from '../platform/server/api.ts'
import { programWords } from './program-words.ts'

export const useWebhooks = groupQuery('webhooks', webhooksApi.list)

export function useAddWebhook() {
  const keyed = useKeyedCall()
  return useGroupMutation({
    run: (groupId, body: z.output<typeof NewWebhook>) =>
      keyed(body, (key) => call(webhooksApi.add, { params: { groupId }, body: { ...body, key } })),
    touches: ['webhooks'],
  })
}

export function useRemoveWebhook() {
  return useGroupMutation({
    run: (groupId, webhookId: string) => call(webhooksApi.remove, { params: { groupId, webhookId } }),
    touches: ['webhooks'],
    meta: { success: programWords().removed },
  })
}

export const useTestWebhook = groupMutation({
  run: (groupId, webhookId: string) => call(webhooksApi.test, { params: { groupId, webhookId } }),
  touches: ['webhooks'],
})
