import { useQuery, useQueryClient } from '@tanstack/react-query'
import { recoveryApi } from '#contract/recovery.ts'
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
