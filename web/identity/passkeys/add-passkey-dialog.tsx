import { useState } from 'react'
import { limits } from '#contract/platform/fields.ts'
import { TextField } from '../../platform/ui/field.tsx'
import { browserName } from '../browser-name.ts'
import { PasskeyFailure } from './make-passkey.ts'
import { useAddPasskey } from './passkeys.queries.ts'
import { ProofDialog } from './proof-dialog.tsx'

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey()
  const [name, setName] = useState(() => browserName(navigator.userAgent))
  // The browser made none, after the server had let it: it may try again without another proof.
  const failed = add.error instanceof PasskeyFailure ? add.error : null
  return (
    <ProofDialog
      title="Add a passkey"
      description="This device, your telephone or a security key then signs you in by a fingerprint, your face or its PIN. Your password goes on working."
      call={add}
      send={(proof) =>
        add.mutate({ name: name.trim(), proof, creation: failed?.creation ?? null }, { onSuccess: onClose })
      }
      submit="Add the passkey"
      pending="One moment…"
      isIncomplete={name.trim() === ''}
      isProven={failed !== null}
      failure={failed?.message}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="So that you know it again in the list."
        required
        maxLength={limits.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </ProofDialog>
  )
}
