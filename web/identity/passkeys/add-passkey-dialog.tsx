import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/platform/fields.ts'
import { fieldMessages, sentenceOf } from '../../platform/server/api.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { browserName } from '../browser-name.ts'
import { PasskeyFailure } from './make-passkey.ts'
import { useAddPasskey } from './passkeys.queries.ts'
import { isPasswordNeeded, PasswordQuestion } from './password-question.tsx'

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey()
  const [name, setName] = useState(() => browserName(navigator.userAgent))
  const [password, setPassword] = useState<string | null>(null)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    add.mutate(
      { name: name.trim(), ...(password && { currentPassword: password }) },
      {
        onSuccess: onClose,
        onError: (error) => isPasswordNeeded(error) && setPassword((given) => given ?? ''),
      },
    )
  }

  const wrongPassword = fieldMessages(add.error).currentPassword
  const failure = add.error instanceof PasskeyFailure ? add.error.message : sentenceOf(add.error)
  return (
    <Dialog
      title="Add a passkey"
      description="This device, your telephone or a security key then signs you in by a fingerprint, your face or its PIN. Your password goes on working."
      onClose={onClose}
    >
      <form className="grid gap-5" onSubmit={submit}>
        <Field label="Name" hint="So that you know it again in the list.">
          {(attributes) => (
            <input
              {...attributes}
              required
              maxLength={limits.name}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {password !== null && (
          <PasswordQuestion value={password} error={wrongPassword} onChange={setPassword} />
        )}
        {add.isError && !wrongPassword && !isPasswordNeeded(add.error) && (
          <p role="alert" className="font-semibold text-danger">
            {failure}
          </p>
        )}
        <DialogFooter
          onCancel={onClose}
          submit={add.isPending ? 'One moment…' : 'Add the passkey'}
          isDisabled={add.isPending || name.trim() === '' || password === ''}
        />
      </form>
    </Dialog>
  )
}
