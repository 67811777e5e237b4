import { useQuery, useQueryClient } from '@tanstack/react-query'
import { recoveryApi } from '#contract/recovery.ts'
import type { Proof } from '../identity/passkeys/proof.ts'
import { call } from '../platform/server/api.ts'
import { useServerMutation } from '../platform/server/mutation.ts'
import { recoveryWords } from './recovery-words.ts'

const takenBackKey = ['/api/auth/taken-back'] as const

export function useTakenBack() {
  return useQuery({ queryKey: takenBackKey, queryFn: () => call(recoveryApi.read) })
}

export function useTakeBack() {
  const client = useQueryClient()
  return useServerMutation({
    run: (proof: Proof) => call(recoveryApi.takeBack, { body: proof }),
    meta: {
      isQuiet: true,
      success: recoveryWords().takenBack,
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
