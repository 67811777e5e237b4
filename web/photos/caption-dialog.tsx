import { type Photo, PhotoChange } from '#contract/photos/photos.ts'
import { limits } from '#contract/platform/fields.ts'
import { useContractForm } from '../platform/form.ts'
import { FormDialog } from '../platform/ui/dialog/form-dialog.tsx'
import { TextArea } from '../platform/ui/field.tsx'
import { useChangeCaption } from './photos.queries.ts'
import { photosWords } from './photos-words.ts'

export function CaptionDialog({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const change = useChangeCaption(photo.id)
  const form = useContractForm({
    schema: PhotoChange,
    values: { caption: photo.caption ?? '' },
    send: change.mutateAsync,
    onSent: onClose,
  })
  return (
    <FormDialog title={photosWords().editCaption} form={form} submit={photosWords().save} onClose={onClose}>
      <TextArea
        label={photosWords().caption}
        hint={photosWords().captionHint}
        {...form.field('caption')}
        rows={3}
        maxLength={limits.text}
      />
    </FormDialog>
  )
}
