import { identityApi } from '#contract/identity/identity.ts'
import { call } from '../../../platform/server/api.ts'
import { useServerMutation } from '../../../platform/server/mutation.ts'
import { showToast } from '../../../platform/toast-store.ts'
import { confirmNoteWords } from './confirm-note-words.ts'

/** Says what became of the mail: an address with a typing error is often refused at once. */
export function useSendConfirmation() {
  return useServerMutation({
    run: () => call(identityApi.sendConfirmation),
    onSuccess: ({ email, isSent }) => {
      const { sent, notSent } = confirmNoteWords()
      return isSent
        ? showToast({ title: sent.title, description: sent.description(email) })
        : showToast({
            variant: 'destructive',
            title: notSent.title,
            description: notSent.description(email),
          })
    },
  })
}
