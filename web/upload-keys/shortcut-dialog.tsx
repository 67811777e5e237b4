import { useState } from 'react'
import { NewUploadKey } from '#contract/photos/upload-keys.ts'
import { useContractForm } from '../platform/form.ts'
import { Button } from '../platform/ui/button.tsx'
import { ConfirmDialog } from '../platform/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { Field } from '../platform/ui/field.tsx'
import { ShortcutSteps } from './shortcut-steps.tsx'
import { useAddUploadKey } from './upload-keys.queries.ts'

/** Names the phone, then shows its key, once, and how to make the Shortcut. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog
      title={secret === null ? 'Set up an iPhone' : 'Make the Shortcut'}
      description={
        secret === null
          ? 'Do this on the iPhone itself, so that you can copy the address and the key there. The key can add photos to this group, and nothing else. You can end it here at any time.'
          : 'Keep this page open until the Shortcut works: the key is shown only now.'
      }
      onClose={secret === null ? onClose : () => setAsking(true)}
      width={720}
    >
      {secret === null ? (
        <NameForm onMade={setSecret} onClose={onClose} />
      ) : (
        <>
          <ShortcutSteps secret={secret} />
          <div className="mt-6 flex justify-end">
            <Button look="primary" onClick={onClose}>
              Done
            </Button>
          </div>
          {isAsking && (
            <ConfirmDialog
              title="Does the Shortcut work?"
              confirm="Close"
              onConfirm={onClose}
              onClose={() => setAsking(false)}
            >
              The key is not shown again. You can make a new one at any time.
            </ConfirmDialog>
          )}
        </>
      )}
    </Dialog>
  )
}

function NameForm({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const add = useAddUploadKey()
  const form = useContractForm({
    schema: NewUploadKey,
    values: { name: 'My iPhone' },
    send: add.mutateAsync,
    onSent: ({ key }) => onMade(key),
  })
  return (
    <form className="grid gap-5" onSubmit={form.onSubmit} noValidate>
      <Field label="Name of the phone" error={form.errors.name}>
        {(attributes) => (
          <input {...attributes} {...form.register('name')} autoComplete="off" maxLength={80} />
        )}
      </Field>
      <DialogFooter onCancel={onClose} submit="Make a key" isDisabled={form.isSending} />
    </form>
  )
}
