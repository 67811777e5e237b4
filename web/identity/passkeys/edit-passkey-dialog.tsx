import { type SyntheticEvent, useState } from 'react'
import type { Passkey } from '#contract/identity/passkeys.ts'
import { limits } from '#contract/platform/fields.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
import { TextField } from '../../platform/ui/field.tsx'
import { refusalOf } from '../../platform/words/refusal.ts'
import { identityWords } from '../identity-words.ts'
import { useRemovePasskey, useRenamePasskey } from './passkeys.queries.ts'
import { ProofDialog } from './proof-dialog.tsx'

type PasskeyDialogProps = { passkey: Passkey; onClose: () => void }

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const rename = useRenamePasskey()
  const words = identityWords()
  const [name, setName] = useState(passkey.name)
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    rename.mutate({ passkeyId: passkey.id, name: name.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog title={words.renamePasskey} onClose={onClose}>
      <form className="grid gap-5" onSubmit={submit}>
        <TextField
          label={words.passkeyName}
          error={rename.isError ? refusalOf(rename.error) : undefined}
          required
          maxLength={limits.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <DialogFooter
          onCancel={onClose}
          submit={rename.isPending ? words.saving : words.save}
          isDisabled={rename.isPending || name.trim() === ''}
        />
      </form>
    </Dialog>
  )
}

export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const remove = useRemovePasskey()
  const words = identityWords()
  return (
    <ProofDialog
      title={words.askRemove(passkey.name)}
      description={words.removePasskeyMeans}
      call={remove}
      send={(proof) => remove.mutate({ passkeyId: passkey.id, proof }, { onSuccess: onClose })}
      submit={words.remove}
      pending={words.removing}
      onClose={onClose}
    />
  )
}
