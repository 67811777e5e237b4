import { useState } from 'react'
import { limits } from '#contract/fields.ts'
import type { Photo } from '#contract/photos.ts'
import { Button } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { Field } from '../platform/ui/field.tsx'
import { useChangeCaption } from './photos.queries.ts'

export function CaptionDialog({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const [caption, setCaption] = useState(photo.caption ?? '')
  const change = useChangeCaption(photo.id)
  return (
    <Dialog title="Edit caption" onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate(caption, { onSuccess: onClose })
        }}
      >
        <Field label="Caption" hint="The screen shows it below the picture.">
          {(attributes) => (
            <textarea
              {...attributes}
              rows={3}
              value={caption}
              maxLength={limits.text}
              onChange={(event) => setCaption(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={change.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
