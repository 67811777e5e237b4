import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Photo } from '#contract/photos.ts'
import { DeliveryStatusLine } from '../delivery/delivery-status-line.tsx'
import { formatDate } from '../platform/format.ts'
import { Card } from '../platform/ui/card.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { GalleryTile } from './gallery-tile.tsx'
import { useNewestPhotos, useSendPhoto } from './photos.queries.ts'

const ConfirmDialog = lazyComponent(() =>
  import('../platform/ui/confirm-dialog.tsx').then((dialog) => dialog.ConfirmDialog),
)
const shown = 5

export function FamilyGallery({ onAdd }: { onAdd: () => void }) {
  const photos = useNewestPhotos(shown)
  const sendPhoto = useSendPhoto()
  const [again, setAgain] = useState<Photo | null>(null)
  const newestSent = photos.data?.filter((photo) => photo.delivery).sort(byDelivery)[0]
  return (
    <Card aria-labelledby="family-gallery">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="family-gallery" className="text-xl font-semibold">
          Family Gallery
        </h2>
        <Link
          href="/photo-gallery"
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          See all photos
        </Link>
      </div>
      {photos.isError && <FailureNote error={photos.error} onRetry={() => photos.refetch()} />}
      <ul className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-3">
        {photos.isPending &&
          Array.from({ length: shown }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no other name
            <li key={place} className="aspect-4/3 animate-pulse rounded-photo bg-surface-2" />
          ))}
        {photos.data?.map((photo) => (
          <li key={photo.id}>
            <GalleryTile
              photo={photo}
              isSending={sendPhoto.isPending && sendPhoto.variables === photo.id}
              onPress={() => (photo.isSentToAlexa ? setAgain(photo) : sendPhoto.mutate(photo.id))}
            />
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={onAdd}
            className="grid aspect-4/3 w-full place-content-center justify-items-center gap-2 rounded-photo border-2 border-dashed border-line-strong font-semibold text-pine transition-colors hover:bg-surface-2"
          >
            <Plus aria-hidden />
            Add photo
          </button>
        </li>
      </ul>
      {photos.data && photos.data.length > 0 && (
        <div className="mt-4">
          {newestSent?.delivery ? (
            <DeliveryStatusLine delivery={newestSent.delivery} />
          ) : (
            <p className="text-sm text-ink-2">Press a photo to send it.</p>
          )}
        </div>
      )}
      {again && (
        <ConfirmDialog
          title={`Sent on ${formatDate(again.sentToAlexaAt ?? again.createdAt)}. Show it again?`}
          confirm="Show again"
          onConfirm={() => sendPhoto.mutate(again.id)}
          onClose={() => setAgain(null)}
        />
      )}
    </Card>
  )
}

function byDelivery(a: Photo, b: Photo): number {
  return (b.delivery?.createdAt ?? '').localeCompare(a.delivery?.createdAt ?? '')
}
