import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type ChangePassword, identityApi } from '#contract/identity/identity.ts'
import { sessionsApi } from '#contract/identity/sessions.ts'
import { leaveNothingBehind } from '../../platform/app/leave-nothing-behind.ts'
import type { Discard } from '../../platform/app/sign-out.ts'
import { call } from '../../platform/server/api.ts'
import { useServerMutation } from '../../platform/server/mutation.ts'
import { identityWords } from '../identity-words.ts'
import type { Proof } from '../passkeys/proof.ts'

const sessionsKey = ['/api/auth/sessions'] as const

export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: () => call(sessionsApi.list) })
}

export function useEndSession() {
  const client = useQueryClient()
  return useServerMutation({
    run: (sessionId: string) => call(sessionsApi.end, { params: { sessionId } }),
    meta: { success: identityWords().signedOut },
    refresh: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
}

/** `discard` removes what was not sent yet, once everything is signed out. */
export function useEndSessions(discard: Discard) {
  return useServerMutation({
    run: (body: { keepKeys: boolean } & Proof) => call(sessionsApi.endAll, { body }),
    meta: { isQuiet: true },
    onSuccess: async ({ location: next }) => {
      leaveNothingBehind()
      await discard()
      location.assign(next)
    },
  })
}

export function useChangePassword() {
  const client = useQueryClient()
  return useServerMutation({
    run: (body: z.input<typeof ChangePassword>) => call(identityApi.changePassword, { body }),
    meta: {
      isQuiet: true,
      success: identityWords().passwordChanged,
    },
    // Also what has ended with the old password: keys, tokens, addresses, links.
    refresh: () => client.invalidateQueries(),
  })
}
