import { NewUploadKey } from '#contract/photos/upload-keys.ts'
import { useContractForm } from '../platform/form.ts'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { TextField } from '../platform/ui/field.tsx'
import { ShortcutSteps } from './shortcut-steps.tsx'
import { ShownOnceDialog } from './shown-once-dialog.tsx'
import { useAddUploadKey } from './upload-keys.queries.ts'

/** Names the phone, then shows its key, once, and how to make the Shortcut. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  return (
    <ShownOnceDialog
      title="Set up an iPhone"
      description="Do this on the iPhone itself, so that you can copy the address and the key there. The key can add photos to this group, and nothing else. You can end it here at any time."
      form={(onMade) => <NameForm onMade={onMade} onClose={onClose} />}
      madeTitle="Make the Shortcut"
      madeDescription="Keep this page open until the Shortcut works: the key is shown only now."
      made={(secret) => <ShortcutSteps secret={secret} />}
      question="Does the Shortcut work?"
      consequence="The key is not shown again. You can make a new one at any time."
      onClose={onClose}
      width={720}
    />
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
      <TextField label="Name of the phone" {...form.field('name')} autoComplete="off" maxLength={80} />
      <DialogFooter onCancel={onClose} submit="Make a key" isDisabled={form.isSending} />
    </form>
  )
}
