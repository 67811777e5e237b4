import { ImagePlus } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { limits } from '#contract/fields.ts'
import type { Photo } from '#contract/photos.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { sentenceOf } from '../../platform/api.ts'
import { showToast } from '../../platform/toast-store.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { addPhotoFailed, useAddPhoto } from '../photos.queries.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useUploader } from './uploader.ts'

type UploadDialogProps = {
  onClose: () => void
  /** Offers to send the new photo, in the toast that says that it is there. */
  onSendNow?: (photo: Photo) => void
}

export function UploadDialog({ onClose, onSendNow }: UploadDialogProps) {
  const { group } = useSelection()
  const uploader = useUploader()
  const addPhoto = useAddPhoto()
  const input = useRef<HTMLInputElement>(null)
  const [caption, setCaption] = useState('')
  const [isOver, setOver] = useState(false)
  const error = uploader.error ?? (addPhoto.error ? sentenceOf(addPhoto.error, addPhotoFailed) : null)

  async function upload() {
    const objectPath = addPhoto.variables?.objectPath ?? (await uploader.upload())
    if (!objectPath) return
    if (!group) return refuse('No family group selected. Please select a family group first.')
    addPhoto.mutate({ objectPath, ...(caption.trim() && { caption: caption.trim() }) }, { onSuccess: finish })
  }

  function finish(photo: Photo) {
    showToast({
      title: 'Photo uploaded',
      description: 'Family photo has been added to the gallery.',
      ...(onSendNow && { action: { label: 'Send now', run: () => onSendNow(photo) } }),
    })
    setCaption('')
    uploader.clear()
    onClose()
  }

  function pick(file: File | undefined) {
    if (!file) return
    addPhoto.reset()
    uploader.pick(file)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
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
          onChange={(event) => {
            pick(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {uploader.file ? (
          <UploadProgress
            uploader={uploader}
            isFinishing={addPhoto.isPending}
            hasFailed={addPhoto.isError}
            onUpload={upload}
            onChooseOther={() => input.current?.click()}
          />
        ) : (
          <button
            type="button"
            onClick={() => input.current?.click()}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            data-over={isOver || undefined}
            className="grid min-h-56 place-content-center justify-items-center gap-3 rounded-card border-2 border-dashed border-line-strong p-6 text-center transition-colors hover:bg-surface-2 data-over:bg-pine-soft"
          >
            <span className="grid size-14 place-items-center rounded-full bg-berry-soft text-berry">
              <ImagePlus aria-hidden />
            </span>
            <span className="font-semibold text-pine underline underline-offset-4">
              Choose Photo to Upload
            </span>
            <span className="text-sm text-ink-2">
              Or drop one here. JPEG, PNG, WebP or HEIC, up to 10 MB.
            </span>
          </button>
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

function refuse(description: string) {
  showToast({ variant: 'destructive', title: 'Error', description })
}
