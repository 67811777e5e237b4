import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deliveryApi } from '#contract/delivery/delivery.ts'
import { type Opened, recoveryApi, type TakenBack } from '#contract/recovery.ts'
import { webhooksApi } from '#contract/webhooks.ts'
import { call } from '../platform/server/api.ts'
import { useServerMutation } from '../platform/server/mutation.ts'

const takenBackKey = ['/api/auth/taken-back'] as const

export function useTakenBack() {
  return useQuery({ queryKey: takenBackKey, queryFn: () => call(recoveryApi.read) })
}

export function useTakeBack() {
  const client = useQueryClient()
  return useServerMutation({
    run: (currentPassword: string | null) =>
      call(recoveryApi.takeBack, { body: currentPassword ? { currentPassword } : {} }),
    meta: {
      isQuiet: true,
      success: { title: 'Your account is yours', description: 'Nobody else has a way in any more.' },
    },
    // Keys, tokens, browsers, invitations: any list may have changed.
    refresh: () => client.invalidateQueries(),
  })
}

export function useFinishLooking() {
  const client = useQueryClient()
  return useServerMutation({
    run: () => call(recoveryApi.finish),
    refresh: () => client.invalidateQueries({ queryKey: takenBackKey }),
  })
}

/** What of `TakenBack` goes on, and how one press ends it. */
export type OpenedKind = keyof Pick<TakenBack, 'screens' | 'webhooks' | 'people'>

export function useEndOpened() {
  const client = useQueryClient()
  return useServerMutation({
    run: ({ kind, opened }: { kind: OpenedKind; opened: Opened }) => endings[kind](opened),
    refresh: () => client.invalidateQueries(),
  })
}

const endings: Record<OpenedKind, (opened: Opened) => Promise<unknown>> = {
  screens: ({ groupId, id }) => call(deliveryApi.removeDevice, { params: { groupId, deviceId: id } }),
  webhooks: ({ groupId, id }) => call(webhooksApi.remove, { params: { groupId, webhookId: id } }),
  people: ({ groupId, id }) => call(recoveryApi.endInvited, { params: { groupId, memberId: id } }),
}
