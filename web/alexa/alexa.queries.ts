import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { alexaApi } from '#contract/alexa.ts'
import { groupMutation, useGroupMutation } from '../family/selection/group-data.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { call } from '../platform/server/api.ts'
import { echoWords } from './echo-words.ts'

/** Which steps on the way to an Echo work. For those who may connect devices. `every`: read again, in ms. */
export function useAlexaSetup({ enabled = true, every }: { enabled?: boolean; every?: number } = {}) {
  const { group } = useSelection()
  return useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'devices'), 'alexa'],
    queryFn: () => call(alexaApi.setup, { params: { groupId: requireGroupId(group) } }),
    enabled: enabled && group !== null,
    ...(every !== undefined && { refetchInterval: every }),
  })
}

/** Asks Amazon now whether it accepts the server's client id and secret. */
export const useCheckAmazon = groupMutation({
  run: (groupId) => call(alexaApi.check, { params: { groupId } }),
  touches: ['devices'],
})

export function usePairEcho() {
  return useGroupMutation({
    run: (groupId, body: z.input<typeof alexaApi.pair.body>) =>
      call(alexaApi.pair, { params: { groupId }, body }),
    touches: ['devices', 'photos'],
    meta: {
      isQuiet: true,
      success: echoWords().accepted,
    },
  })
}

export const useMakeEchoCode = groupMutation({
  run: (groupId) => call(alexaApi.makeCode, { params: { groupId } }),
})

export function useEchoPreview() {
  const { group } = useSelection()
  return useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'photos'), 'alexa-preview'],
    queryFn: () => call(alexaApi.preview, { params: { groupId: requireGroupId(group) } }),
    enabled: group !== null,
  })
}

/** What the skill would answer. `session` is the one of the answer before. */
export const useRehearse = groupMutation({
  run: (groupId, body: z.input<typeof alexaApi.rehearse.body>) =>
    call(alexaApi.rehearse, { params: { groupId }, body }),
  meta: { isQuiet: true },
})
