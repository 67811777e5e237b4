import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type ChangePassword, identityApi } from '#contract/identity.ts'
import { call } from '../platform/api.ts'

const sessionsKey = ['/api/auth/sessions'] as const

export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: () => call(identityApi.listSessions) })
}

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string) => call(identityApi.endSession, { params: { sessionId } }),
    meta: { success: { title: 'Signed out', description: 'That browser is signed out.' } },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export function useEndSessions() {
  return useMutation({
    mutationFn: () => call(identityApi.endSessions),
    onSuccess: ({ location: next }) => location.assign(next),
  })
}

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: z.input<typeof ChangePassword>) => call(identityApi.changePassword, { body: given }),
    meta: {
      isQuiet: true,
      success: { title: 'Password changed', description: 'Every other browser is signed out.' },
    },
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}
