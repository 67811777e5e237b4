import { useMutation, useQuery } from '@tanstack/react-query'
import { alexaApi } from '#contract/alexa.ts'
import { useRefresh } from '../family/selection/group-data.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { call } from '../platform/api.ts'

/** What of the way to an Echo has been seen to work. For those who may connect devices. */
export function useAlexaSetup({ enabled = true } = {}) {
  const { group } = useSelection()
  return useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'devices'), 'alexa'],
    queryFn: () => call(alexaApi.setup, { params: { groupId: requireGroupId(group) } }),
    enabled: enabled && group !== null,
  })
}

export function usePairEcho() {
  const { group } = useSelection()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (code: string) =>
      call(alexaApi.pair, { params: { groupId: requireGroupId(group) }, body: { code } }),
    meta: {
      isQuiet: true,
      success: { title: 'Code accepted', description: 'The Echo shows within seconds that it is connected.' },
    },
    onSuccess: () => refresh('devices', 'photos', 'activity'),
  })
}

export function useMakeEchoCode() {
  const { group } = useSelection()
  return useMutation({
    mutationFn: async () => call(alexaApi.makeCode, { params: { groupId: requireGroupId(group) } }),
  })
}

export function useEchoPreview() {
  const { group } = useSelection()
  return useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'photos'), 'alexa-preview'],
    queryFn: () => call(alexaApi.preview, { params: { groupId: requireGroupId(group) } }),
    enabled: group !== null,
  })
}

/** What the skill would answer. `session` is what the answer before said that it remembers. */
export function useRehearse() {
  const { group } = useSelection()
  return useMutation({
    mutationFn: async (said: { text: string; session: Record<string, unknown> }) =>
      call(alexaApi.rehearse, { params: { groupId: requireGroupId(group) }, body: said }),
    meta: { isQuiet: true },
  })
}
