import { type SyntheticEvent, useState } from 'react'
import { isPasswordNeeded, PasswordQuestion } from '../identity/passkeys/password-question.tsx'
import { fieldMessages, sentenceOf } from '../platform/server/api.ts'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { useTakeBack } from './recovery.queries.ts'

export function TakeBackDialog({ onClose }: { onClose: () => void }) {
  const takeBack = useTakeBack()
  const [password, setPassword] = useState<string | null>(null)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    takeBack.mutate(password, {
      onSuccess: onClose,
      onError: (error) => isPasswordNeeded(error) && setPassword((given) => given ?? ''),
    })
  }

  const wrongPassword = fieldMessages(takeBack.error).currentPassword
  return (
    <Dialog
      title="Was your account taken?"
      description="All other browsers are signed out. Passkeys, upload keys, tokens for other programs, the calendar’s address, links, codes, open invitations and hand-overs that nobody accepted end, yours too: you can make new ones. The screens in the room stay connected. Caretakers of your families are told."
      onClose={onClose}
    >
      <form className="grid gap-5" onSubmit={submit}>
        {password !== null && (
          <PasswordQuestion value={password} error={wrongPassword} onChange={setPassword} />
        )}
        {takeBack.isError && !wrongPassword && !isPasswordNeeded(takeBack.error) && (
          <p role="alert" className="font-semibold text-danger">
            {sentenceOf(takeBack.error)}
          </p>
        )}
        <DialogFooter
          onCancel={onClose}
          submit={takeBack.isPending ? 'One moment…' : 'End all of it'}
          isDisabled={takeBack.isPending || password === ''}
        />
      </form>
    </Dialog>
  )
}
