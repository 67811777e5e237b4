import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type ChangeEmail, identityApi } from '#contract/identity/identity.ts'
import { call } from '../../platform/server/api.ts'
import { useServerMutation } from '../../platform/server/mutation.ts'
import { showToast } from '../../platform/toast-store.ts'
import { userKey } from '../identity.queries.ts'

export function useConfirmEmail() {
  return useServerMutation({
    run: (token: string) => call(identityApi.confirmEmail, { body: { token } }),
    meta: { isQuiet: true },
  })
}

/** Says what became of the mail: an address with a typing error is often refused at once. */
export function useSendConfirmation() {
  return useServerMutation({
    run: () => call(identityApi.sendConfirmation),
    onSuccess: ({ email, isSent }) =>
      isSent
        ? showToast({ title: 'Sent', description: `Please look for our mail to ${email}.` })
        : showToast({
            variant: 'destructive',
            title: 'The mail could not be sent',
            description: `Is ${email} right? You can change it in Settings.`,
          }),
  })
}

export function useChangeEmail() {
  const client = useQueryClient()
  return useServerMutation({
    run: (body: z.input<typeof ChangeEmail>) => call(identityApi.changeEmail, { body }),
    meta: { isQuiet: true },
    onSuccess: ({ waitsFor }) => {
      if (waitsFor === null)
        showToast({ title: 'Address changed', description: 'You sign in with the new one from now on.' })
    },
    refresh: () => client.invalidateQueries({ queryKey: userKey }),
  })
}
