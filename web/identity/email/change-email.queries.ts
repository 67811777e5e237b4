import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type ChangeEmail, identityApi } from '#contract/identity/identity.ts'
import { call } from '../../platform/server/api.ts'
import { useServerMutation } from '../../platform/server/mutation.ts'
import { showToast } from '../../platform/toast-store.ts'
import { userKey } from '../identity.queries.ts'
import { identityWords } from '../identity-words.ts'

export function useChangeEmail() {
  const client = useQueryClient()
  return useServerMutation({
    run: (body: z.input<typeof ChangeEmail>) => call(identityApi.changeEmail, { body }),
    meta: { isQuiet: true },
    onSuccess: ({ waitsFor }) => {
      if (waitsFor === null) showToast(identityWords().addressChanged)
    },
    refresh: () => client.invalidateQueries({ queryKey: userKey }),
  })
}
