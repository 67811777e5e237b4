import { useState } from 'react'
import { limits } from '#contract/platform/fields.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { browserName } from '../browser-name.ts'
import { PasskeyFailure } from './make-passkey.ts'
import { useAddPasskey } from './passkeys.queries.ts'
import { useProof } from './use-proof.tsx'

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey()
  const [name, setName] = useState(() => browserName(navigator.userAgent))
  // The browser made none, after the server had let it: it may try again without another proof.
  const failed = add.error instanceof PasskeyFailure ? add.error : null
  const proof = useProof({
    error: add.error,
    send: (proof) =>
      add.mutate({ name: name.trim(), proof, creation: failed?.creation ?? null }, { onSuccess: onClose }),
  })
  const failure = failed?.message ?? proof.failure
  return (
    <Dialog
      title="Add a passkey"
      description="This device, your telephone or a security key then signs you in by a fingerprint, your face or its PIN. Your password goes on working."
      onClose={onClose}
    >
      <form className="grid gap-5" onSubmit={proof.onSubmit}>
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
        {!failed && proof.question}
        {failure && (
          <p role="alert" className="font-semibold text-danger">
            {failure}
          </p>
        )}
        <DialogFooter
          onCancel={onClose}
          submit={add.isPending ? 'One moment…' : 'Add the passkey'}
          isDisabled={add.isPending || name.trim() === '' || (proof.isWaiting && !failed)}
        />
      </form>
    </Dialog>
  )
}
