import { Crosshair, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Photo } from '#contract/photos/photos.ts'
import { DeliveryProgress } from '../../delivery/delivery-progress.tsx'
import { useCanSend } from '../../family/selection/in-memory.ts'
import { formatDate, formatWallClock } from '../../platform/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { PhotoActions } from '../photo-actions.tsx'
import { useSendPhoto } from '../photos.queries.ts'
import { photosWords } from '../photos-words.ts'
import { useMayChange } from '../use-may-change.ts'

const WhoIsOnIt = lazyComponent(() => import('../../people/who-is-on-it.tsx').then((who) => who.WhoIsOnIt), {
  waiting: <div className="h-28" />,
})

type PhotoPanelProps = { photo: Photo; onEditCaption: () => void; onChoosePoint: () => void }

/** What is known about the photo, and what can be done with it. */
export function PhotoPanel({ photo, onEditCaption, onChoosePoint }: PhotoPanelProps) {
  const canSend = useCanSend()
  const mayChange = useMayChange(photo)
  return (
    <div className="max-h-[46dvh] shrink-0 overflow-y-auto overscroll-contain rounded-t-card bg-surface p-5 lg:max-h-none lg:w-96 lg:rounded-none lg:p-7">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p aria-hidden className="text-sm text-ink-2">
            {photosWords().details}
          </p>
          <p dir="auto" className="text-xl font-semibold wrap-anywhere whitespace-pre-line">
            {photo.caption ?? <span className="text-ink-2">{photosWords().noCaption}</span>}
          </p>
        </div>
        <PhotoActions photo={photo} onEditCaption={onEditCaption} className="border border-line-strong" />
      </div>
      <div className="mt-5 grid gap-5">
        {canSend && !photo.isSentToAlexa && <SendButton photo={photo} />}
        <WhoIsOnIt key={photo.id} photos={[photo]} />
        {mayChange && (
          <Button onClick={onChoosePoint}>
            <Crosshair size={18} aria-hidden />
            {photosWords().choosePoint}
          </Button>
        )}
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-1">
          {photo.takenAt && <Fact name={photosWords().taken}>{formatWallClock(photo.takenAt)}</Fact>}
          <Fact name={photosWords().uploaded}>
            {photo.addedBy
              ? photosWords().uploadedBy({ date: formatDate(photo.createdAt), name: photo.addedBy.name })
              : formatDate(photo.createdAt)}
          </Fact>
          {(canSend || photo.isSentToAlexa) && (
            <Fact name={photosWords().status}>
              {photo.isSentToAlexa ? photosWords().sentToAlexa : photosWords().notSent}
            </Fact>
          )}
        </dl>
        {photo.delivery && <DeliveryProgress delivery={photo.delivery} />}
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function SendButton({ photo }: { photo: Photo }) {
  const sendPhoto = useSendPhoto()
  return (
    <Button
      look="primary"
      className="w-full"
      disabled={sendPhoto.isPending}
      onClick={() => sendPhoto.mutate(photo.id)}
    >
      <Send size={18} aria-hidden />
      {sendPhoto.isPending ? photosWords().sending : photosWords().send}
    </Button>
  )
}
