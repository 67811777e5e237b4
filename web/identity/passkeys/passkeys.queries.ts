import { useQuery, useQueryClient } from '@tanstack/react-query'
import { passkeysApi } from '#contract/identity/passkeys.ts'
import { call } from '../../platform/server/api.ts'
import { useServerMutation } from '../../platform/server/mutation.ts'
import { identityWords } from '../identity-words.ts'
import type { Wanted } from './make-passkey.ts'
import type { Proof } from './proof.ts'

const passkeysKey = ['/api/auth/passkeys'] as const

/** Where passkeys work: asked once. */
export function usePasskeySite() {
  return useQuery({
    queryKey: ['/api/auth/passkeys/site'],
    queryFn: () => call(passkeysApi.readSite),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function usePasskeys() {
  return useQuery({ queryKey: passkeysKey, queryFn: () => call(passkeysApi.list) })
}

/** Reads the list again. */
function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: passkeysKey })
}

export function useAddPasskey() {
  return useServerMutation({
    run: async (wanted: Wanted) => {
      const { makePasskey } = await import('./make-passkey.ts')
      return makePasskey(wanted)
    },
    meta: {
      isQuiet: true,
      success: identityWords().passkeyIsAdded,
    },
    refresh: useRefresh(),
  })
}

export function useRenamePasskey() {
  return useServerMutation({
    run: ({ passkeyId, name }: { passkeyId: string; name: string }) =>
      call(passkeysApi.rename, { params: { passkeyId }, body: { name } }),
    meta: { isQuiet: true, success: identityWords().passkeyRenamed },
    refresh: useRefresh(),
  })
}

export function useRemovePasskey() {
  const client = useQueryClient()
  const refresh = useRefresh()
  return useServerMutation({
    run: ({ passkeyId, proof }: { passkeyId: string; proof: Proof }) =>
      call(passkeysApi.remove, { params: { passkeyId }, body: proof }),
    meta: {
      isQuiet: true,
      success: identityWords().passkeyRemoved,
    },
    refresh: () => Promise.all([refresh(), client.invalidateQueries({ queryKey: ['/api/auth/sessions'] })]),
  })
}
