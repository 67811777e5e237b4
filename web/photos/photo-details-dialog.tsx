import { ChevronLeft, ChevronRight, Send } from 'lucide-react'
import { useEffect } from 'react'
import type { Photo } from '#contract/photos.ts'
import { DeliveryProgress } from '../delivery/delivery-progress.tsx'
import { formatDate } from '../platform/format.ts'
import { Button } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { IconButton } from '../platform/ui/icon-button.tsx'
import { PhotoActions } from './photo-actions.tsx'
import { useSendPhoto } from './photos.queries.ts'
import { Picture } from './picture.tsx'

type PhotoDetailsDialogProps = Neighbours & {
  photo: Photo
  onEditCaption: () => void
  onClose: () => void
}

type Neighbours = {
  newer: Photo | undefined
  older: Photo | undefined
  onShow: (photo: Photo) => void
}

export function PhotoDetailsDialog(props: PhotoDetailsDialogProps) {
  const { photo, newer, older, onShow, onEditCaption, onClose } = props
  useArrowKeys({ newer, older, onShow })
  return (
    <Dialog title="Photo Details" onClose={onClose} width={960}>
      <div className="grid gap-6 md:grid-cols-[1.6fr_1fr]">
        <div className="relative min-w-0 self-start overflow-hidden rounded-photo bg-surface-2">
          <Picture
            key={photo.id}
            photo={photo}
            sizes="(min-width: 768px) 560px, 92vw"
            fit="contain"
            className="mx-auto max-h-[60dvh] w-full"
          />
          <ArrowButtons newer={newer} older={older} onShow={onShow} />
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <PhotoDetails photo={photo} />
          {photo.delivery && <DeliveryProgress delivery={photo.delivery} />}
          <div className="flex items-center gap-3">
            {!photo.isSentToAlexa && <SendButton photo={photo} />}
            <PhotoActions photo={photo} onEditCaption={onEditCaption} className="border border-line-strong" />
          </div>
        </div>
      </div>
    </Dialog>
  )
}

function useArrowKeys({ newer, older, onShow }: Neighbours) {
  useEffect(() => {
    function onKeyDown({ target, key }: KeyboardEvent) {
      // An open menu uses the arrow keys itself.
      if (target instanceof HTMLElement && target.closest('[role="menu"]')) return
      if (key === 'ArrowLeft' && newer) onShow(newer)
      if (key === 'ArrowRight' && older) onShow(older)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [newer, older, onShow])
}

const arrowLook = 'bg-surface text-ink shadow-card hover:bg-surface-2'

function ArrowButtons({ newer, older, onShow }: Neighbours) {
  return (
    <div className="absolute inset-x-3 bottom-3 flex justify-between">
      {newer ? (
        <IconButton label="Newer photo" className={arrowLook} onClick={() => onShow(newer)}>
          <ChevronLeft aria-hidden />
        </IconButton>
      ) : (
        <span />
      )}
      {older && (
        <IconButton label="Older photo" className={arrowLook} onClick={() => onShow(older)}>
          <ChevronRight aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

function PhotoDetails({ photo }: { photo: Photo }) {
  return (
    <>
      {photo.caption && (
        <p className="text-lg font-semibold break-words whitespace-pre-line">{photo.caption}</p>
      )}
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-ink-2">Uploaded</dt>
          <dd className="break-words">
            {formatDate(photo.createdAt)}
            {photo.addedBy && ` by ${photo.addedBy.name}`}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-2">Status</dt>
          <dd>{photo.isSentToAlexa ? 'Sent to Alexa' : 'Not sent'}</dd>
        </div>
      </dl>
    </>
  )
}

function SendButton({ photo }: { photo: Photo }) {
  const sendPhoto = useSendPhoto()
  return (
    <Button
      look="primary"
      className="grow"
      disabled={sendPhoto.isPending}
      onClick={() => sendPhoto.mutate(photo.id)}
    >
      <Send size={18} aria-hidden />
      {sendPhoto.isPending ? 'Sending…' : 'Send to Alexa'}
    </Button>
  )
}
