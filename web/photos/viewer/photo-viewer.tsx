import { Maximize2, Minimize2, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { Photo } from '#contract/photos/photos.ts'
import { useDialogFocus } from '../../platform/ui/dialog/dialog-focus.ts'
import { useLayer } from '../../platform/ui/dialog/layers.ts'
import { forwards } from '../../platform/words/direction.ts'
import { photosWords } from '../photos-words.ts'
import { PhotoPanel } from './photo-panel.tsx'
import { PhotoPointEditor } from './photo-point-editor.tsx'
import { type Neighbours, PhotoStage } from './photo-stage.tsx'
import { stageButtonLook } from './stage-button.ts'

type PhotoViewerProps = Neighbours & {
  photo: Photo
  onEditCaption: () => void
  onClose: () => void
}

/** The picture as large as the window, with what is known about it beside it, or below it on narrow windows. */
export function PhotoViewer({ photo, newer, older, onShow, onEditCaption, onClose }: PhotoViewerProps) {
  const [isBare, setBare] = useState(false)
  const [pointingAt, setPointingAt] = useState<string | null>(null)
  useLayer(onClose)
  useArrowKeys({ newer, older, onShow })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          {...useDialogFocus()}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => usesKeysItself(event.target) && event.preventDefault()}
          className="fixed inset-0 z-40 flex animate-fade flex-col bg-black lg:flex-row"
        >
          <PhotoStage photo={photo} newer={newer} older={older} onShow={onShow}>
            <div className="absolute top-3 end-3 flex gap-2">
              <StageButton
                label={isBare ? photosWords().showDetails : photosWords().onlyPicture}
                onClick={() => setBare(!isBare)}
              >
                {isBare ? <Minimize2 size={20} aria-hidden /> : <Maximize2 size={20} aria-hidden />}
              </StageButton>
              <Dialog.Close aria-label={photosWords().close} className={stageButtonLook}>
                <X size={22} aria-hidden />
              </Dialog.Close>
            </div>
            {isBare && photo.caption && <CaptionOnPicture caption={photo.caption} />}
            {pointingAt === photo.id && <PhotoPointEditor photo={photo} onDone={() => setPointingAt(null)} />}
          </PhotoStage>
          <Dialog.Title className="sr-only">{photosWords().details}</Dialog.Title>
          {!isBare && (
            <PhotoPanel
              photo={photo}
              onEditCaption={onEditCaption}
              onChoosePoint={() => setPointingAt(photo.id)}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Without a tooltip, which would take the first Escape for itself. */
function StageButton({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className={stageButtonLook}>
      {children}
    </button>
  )
}

function CaptionOnPicture({ caption }: { caption: string }) {
  return (
    <p className="pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 to-transparent px-6 pt-16 pb-6 text-center text-lg font-semibold wrap-anywhere text-white">
      <span dir="auto" className="line-clamp-3">
        {caption}
      </span>
    </p>
  )
}

function useArrowKeys({ newer, older, onShow }: Neighbours) {
  useEffect(() => {
    function onKeyDown({ target, key }: KeyboardEvent) {
      if (usesKeysItself(target)) return
      const to = key === 'ArrowRight' ? forwards() : key === 'ArrowLeft' ? -forwards() : 0
      if (to === -1 && newer) onShow(newer)
      if (to === 1 && older) onShow(older)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [newer, older, onShow])
}

/** An open menu, or a form in the details. */
function usesKeysItself(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role="menu"], [data-own-keys]') !== null
}
