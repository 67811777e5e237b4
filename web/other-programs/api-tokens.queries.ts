import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { apiTokensApi, type NewApiToken } from '#contract/family/api-tokens.ts'
import { groupQuery, useGroupMutation } from '../family/selection/group-data.ts'
import { useKeyedCall } from '../platform/call-key.ts'
import { call } from '../platform/server/api.ts'
import { programWords } from './program-words.ts'

/** The person's own, in the chosen group. */
export const useApiTokens = groupQuery('api-tokens', apiTokensApi.list)

/** The address that an assistant is given; null where there is none, undefined while that is asked. */
export function useAssistantsAddress(): string | null | undefined {
  const { data } = useQuery({
    queryKey: ['/api/assistants'],
    queryFn: () => call(apiTokensApi.assistants),
  })
  return data?.address
}

export function useAddApiToken() {
  const keyed = useKeyedCall()
  return useGroupMutation({
    run: (groupId, body: z.output<typeof NewApiToken>) =>
      keyed(body, (key) => call(apiTokensApi.add, { params: { groupId }, body: { ...body, key } })),
    touches: ['api-tokens'],
  })
}

export function useRemoveApiToken() {
  return useGroupMutation({
    run: (groupId, tokenId: string) => call(apiTokensApi.remove, { params: { groupId, tokenId } }),
    touches: ['api-tokens'],
    meta: { success: programWords().ended },
  })
}
