import { useState } from 'react'
import { limits } from '#contract/platform/fields.ts'
import { TextField } from '../../platform/ui/field.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { browserName } from '../browser-name.ts'
import { identityWords } from '../identity-words.ts'
import { PasskeyFailure } from './make-passkey.ts'
import { useAddPasskey } from './passkeys.queries.ts'
import { ProofDialog } from './proof-dialog.tsx'

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey()
  const words = identityWords()
  const [name, setName] = useState(() => browserName(navigator.userAgent))
  // The browser made none, after the server had let it: it may try again without another proof.
  const failed = add.error instanceof PasskeyFailure ? add.error : null
  return (
    <ProofDialog
      title={words.addPasskey}
      description={words.addPasskeyMeans}
      call={add}
      send={(proof) =>
        add.mutate({ name: name.trim(), proof, creation: failed?.creation ?? null }, { onSuccess: onClose })
      }
      submit={words.doAddPasskey}
      pending={commonWords().oneMoment}
      isIncomplete={name.trim() === ''}
      isProven={failed !== null}
      failure={failed?.message}
      onClose={onClose}
    >
      <TextField
        label={words.passkeyName}
        hint={words.passkeyNameHint}
        required
        maxLength={limits.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </ProofDialog>
  )
}
