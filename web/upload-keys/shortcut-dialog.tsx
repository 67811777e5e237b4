import { NewUploadKey } from '#contract/photos/upload-keys.ts'
import { useContractForm } from '../platform/form.ts'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { TextField } from '../platform/ui/field.tsx'
import { ShortcutSteps } from './shortcut-steps.tsx'
import { ShownOnceDialog } from './shown-once-dialog.tsx'
import { uploadKeyWords } from './upload-key-words.ts'
import { useAddUploadKey } from './upload-keys.queries.ts'

/** Names the phone, then shows its key, once, and how to make the Shortcut. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const words = uploadKeyWords()
  return (
    <ShownOnceDialog
      title={words.setUp}
      description={words.setUpText}
      form={(onMade) => <NameForm onMade={onMade} onClose={onClose} />}
      madeTitle={words.makeShortcut}
      madeDescription={words.keepOpen}
      made={(secret) => <ShortcutSteps secret={secret} />}
      question={words.askWorks}
      consequence={words.notAgain}
      onClose={onClose}
      width={720}
    />
  )
}

function NameForm({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const add = useAddUploadKey()
  const form = useContractForm({
    schema: NewUploadKey,
    values: { name: uploadKeyWords().myPhone },
    send: add.mutateAsync,
    onSent: ({ key }) => onMade(key),
  })
  return (
    <form className="grid gap-5" onSubmit={form.onSubmit} noValidate>
      <TextField
        label={uploadKeyWords().phoneName}
        {...form.field('name')}
        autoComplete="off"
        maxLength={80}
      />
      <DialogFooter onCancel={onClose} submit={uploadKeyWords().make} isDisabled={form.isSending} />
    </form>
  )
}
