import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef } from 'react'
import { limits } from '#contract/fields.ts'
import type { Photo } from '#contract/photos.ts'
import { showToast } from '../../platform/toast-store.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { DropZone } from './drop-zone.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { usePhotoUpload } from './use-photo-upload.ts'

type UploadDialogProps = {
  /** Chosen before the dialog opened. */
  files?: File[]
  onClose: () => void
  /** Offers in the success toast to send the new photo. */
  onSendNow?: (photo: Photo) => void
}

export function UploadDialog({ files, onClose, onSendNow }: UploadDialogProps) {
  const photoUpload = usePhotoUpload((photo) => {
    showAdded(photo, onSendNow)
    onClose()
  }, files?.[0])
  const { uploader, caption, setCaption, pick, error } = photoUpload
  const input = useRef<HTMLInputElement>(null)
  const openFileDialog = () => input.current?.click()

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    pick(target.files?.[0])
    // So that choosing the same file again is a change too.
    target.value = ''
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    pick(event.dataTransfer.files[0])
  }

  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    pick(file)
  }

  return (
    <Dialog title="Upload Photo" onClose={onClose} width={750}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting come beside the button */}
      <div
        className="grid gap-5"
        onPaste={paste}
        onDrop={drop}
        onDragOver={(event) => event.preventDefault()}
      >
        <input
          ref={input}
          type="file"
          accept="image/*,.heic,.heif"
          className="sr-only"
          tabIndex={-1}
          aria-hidden
          data-testid="photo-file"
          onChange={choose}
        />
        {uploader.file ? (
          <UploadProgress upload={photoUpload} onChooseOther={openFileDialog} />
        ) : (
          <DropZone onChoose={openFileDialog} />
        )}
        {error && (
          <p role="alert" className="rounded-control bg-danger-soft p-4 font-semibold text-danger">
            {error}
          </p>
        )}
        <Field label="Caption (optional)">
          {(attributes) => (
            <textarea
              {...attributes}
              rows={2}
              value={caption}
              maxLength={limits.text}
              placeholder="What is in the picture?"
              onChange={(event) => setCaption(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}

function showAdded(photo: Photo, onSendNow: UploadDialogProps['onSendNow']) {
  showToast({
    title: 'Photo uploaded',
    description: 'Family photo has been added to the gallery.',
    ...(onSendNow && { action: { label: 'Send now', run: () => onSendNow(photo) } }),
  })
}
