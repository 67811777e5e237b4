import { type SyntheticEvent, useState } from 'react'
import type { Passkey } from '#contract/identity/passkeys.ts'
import { limits } from '#contract/platform/fields.ts'
import { sentenceOf } from '../../platform/server/api.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
import { TextField } from '../../platform/ui/field.tsx'
import { useRemovePasskey, useRenamePasskey } from './passkeys.queries.ts'
import { ProofDialog } from './proof-dialog.tsx'

type PasskeyDialogProps = { passkey: Passkey; onClose: () => void }

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const rename = useRenamePasskey()
  const [name, setName] = useState(passkey.name)
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    rename.mutate({ passkeyId: passkey.id, name: name.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog title="Rename the passkey" onClose={onClose}>
      <form className="grid gap-5" onSubmit={submit}>
        <TextField
          label="Name"
          error={rename.isError ? sentenceOf(rename.error) : undefined}
          required
          maxLength={limits.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <DialogFooter
          onCancel={onClose}
          submit={rename.isPending ? 'Saving…' : 'Save'}
          isDisabled={rename.isPending || name.trim() === ''}
        />
      </form>
    </Dialog>
  )
}

export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const remove = useRemovePasskey()
  return (
    <ProofDialog
      title={`Remove ${passkey.name}?`}
      description="Nobody can sign in with it any more, and other browsers that signed in with it are signed out. Your password goes on working. The device may go on offering it: please delete it there, too."
      call={remove}
      send={(proof) => remove.mutate({ passkeyId: passkey.id, proof }, { onSuccess: onClose })}
      submit="Remove"
      pending="Removing…"
      onClose={onClose}
    />
  )
}
