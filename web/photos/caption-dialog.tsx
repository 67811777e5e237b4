import { type Photo, PhotoChange } from '#contract/photos/photos.ts'
import { limits } from '#contract/platform/fields.ts'
import { useContractForm } from '../platform/form.ts'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { TextArea } from '../platform/ui/field.tsx'
import { useChangeCaption } from './photos.queries.ts'

export function CaptionDialog({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const change = useChangeCaption(photo.id)
  const form = useContractForm({
    schema: PhotoChange,
    values: { caption: photo.caption ?? '' },
    send: change.mutateAsync,
    onSent: onClose,
  })
  return (
    <Dialog title="Edit caption" onClose={onClose}>
      <form className="grid gap-5" onSubmit={form.onSubmit} noValidate>
        <TextArea
          label="Caption"
          hint="The screen shows it below the picture."
          {...form.field('caption')}
          rows={3}
          maxLength={limits.text}
        />
        <DialogFooter onCancel={onClose} submit="Save" isDisabled={form.isSending} />
      </form>
    </Dialog>
  )
}
