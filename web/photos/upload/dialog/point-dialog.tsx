import { Dialog } from 'radix-ui'
import { useState } from 'react'
import type { FocalPoint } from '#contract/photos/focal-point.ts'
import { useDialogFocus } from '../../../platform/ui/dialog/dialog-focus.ts'
import { useLayer } from '../../../platform/ui/dialog/layers.ts'
import { photosWords } from '../../photos-words.ts'
import { FocalPointEditor } from '../../point/focal-point-editor.tsx'
import type { UploadItem } from '../batch/upload-item.ts'

type PointDialogProps = { item: UploadItem; onChoose: (point: FocalPoint) => void; onClose: () => void }

/** The chosen picture as large as the window, to say what matters on it before it is sent. */
export function PointDialog({ item, onChoose, onClose }: PointDialogProps) {
  // Until the browser has loaded the picture, which the dialog below shows already.
  const [ratio, setRatio] = useState(1)
  useLayer(onClose)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          {...useDialogFocus()}
          aria-describedby={undefined}
          className="fixed inset-0 z-40 animate-fade bg-black"
        >
          <Dialog.Title className="sr-only">{photosWords().choosePoint}</Dialog.Title>
          <FocalPointEditor
            picture={
              <img
                src={item.preview}
                alt={item.caption || item.name}
                onLoad={({ currentTarget }) =>
                  setRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)
                }
                className="pointer-events-none w-full"
              />
            }
            ratio={ratio}
            focalPoint={item.focalPoint}
            onChoose={onChoose}
            onDone={onClose}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
