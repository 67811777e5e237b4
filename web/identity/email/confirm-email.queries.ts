import { identityApi } from '#contract/identity/identity.ts'
import { call } from '../../platform/server/api.ts'
import { useServerMutation } from '../../platform/server/mutation.ts'

export function useConfirmEmail() {
  return useServerMutation({
    run: (token: string) => call(identityApi.confirmEmail, { body: { token } }),
    meta: { isQuiet: true },
  })
}
