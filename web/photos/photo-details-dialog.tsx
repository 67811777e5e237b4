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

type PhotoDetailsDialogProps = {
  photo: Photo
  previous: Photo | undefined
  next: Photo | undefined
  onShow: (photo: Photo) => void
  onEditCaption: () => void
  onClose: () => void
}

const arrow = 'bg-surface text-ink shadow-card hover:bg-surface-2'

export function PhotoDetailsDialog(props: PhotoDetailsDialogProps) {
  const { photo, previous, next, onShow, onEditCaption, onClose } = props
  const sendPhoto = useSendPhoto()
  useEffect(() => {
    function turn(event: KeyboardEvent) {
      if (event.target instanceof HTMLElement && event.target.closest('[role="menu"]')) return
      if (event.key === 'ArrowLeft' && previous) onShow(previous)
      if (event.key === 'ArrowRight' && next) onShow(next)
    }
    window.addEventListener('keydown', turn)
    return () => window.removeEventListener('keydown', turn)
  }, [previous, next, onShow])
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
          <div className="absolute inset-x-3 bottom-3 flex justify-between">
            {previous ? (
              <IconButton label="Newer photo" className={arrow} onClick={() => onShow(previous)}>
                <ChevronLeft aria-hidden />
              </IconButton>
            ) : (
              <span />
            )}
            {next && (
              <IconButton label="Older photo" className={arrow} onClick={() => onShow(next)}>
                <ChevronRight aria-hidden />
              </IconButton>
            )}
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-5">
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
          {photo.delivery && <DeliveryProgress delivery={photo.delivery} />}
          <div className="flex items-center gap-3">
            {!photo.isSentToAlexa && (
              <Button
                look="primary"
                className="grow"
                disabled={sendPhoto.isPending}
                onClick={() => sendPhoto.mutate(photo.id)}
              >
                <Send size={18} aria-hidden />
                {sendPhoto.isPending ? 'Sending…' : 'Send to Alexa'}
              </Button>
            )}
            <PhotoActions photo={photo} onEditCaption={onEditCaption} className="border border-line-strong" />
          </div>
        </div>
      </div>
    </Dialog>
  )
}
