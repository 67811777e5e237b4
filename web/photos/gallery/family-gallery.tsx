import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { firstRows } from '#contract/pages/first-view.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import type { Photo } from '#contract/photos/photos.ts'
import { DeliveryStatusLine } from '../../delivery/delivery-status-line.tsx'
import { useCanSend } from '../../family/selection/in-memory.ts'
import { formatDate } from '../../platform/format.ts'
import { Card } from '../../platform/ui/card.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { useNewestPhotos, useSendPhoto } from '../photos.queries.ts'
import { GalleryTile } from './gallery-tile.tsx'
import { galleryWords } from './gallery-words.ts'

const ConfirmDialog = lazyComponent(() =>
  import('../../platform/ui/dialog/confirm-dialog.tsx').then((dialog) => dialog.ConfirmDialog),
)
/** With the tile that adds a photo, they fill two rows of three. */
const maxShown = firstRows.dashboardPhotos

export function FamilyGallery({ onAdd }: { onAdd: () => void }) {
  const photos = useNewestPhotos(maxShown)
  const sendPhoto = useSendPhoto()
  const canSend = useCanSend()
  const [, navigate] = useLocation()
  const [photoToResend, setPhotoToResend] = useState<Photo | null>(null)
  return (
    <Card title={galleryWords().title} link={{ to: pagePaths.photoGallery, label: galleryWords().seeAll }}>
      {photos.isError && <FailureNote error={photos.error} onRetry={() => photos.refetch()} />}
      <ul className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-3">
        {photos.isPending && <Placeholders />}
        {photos.data?.map((photo) => (
          <li key={photo.id}>
            <GalleryTile
              photo={photo}
              isSending={sendPhoto.isPending && sendPhoto.variables === photo.id}
              canSend={canSend}
              onPress={() => {
                if (!canSend) navigate(pagePaths.photoGallery)
                else if (photo.isSentToAlexa) setPhotoToResend(photo)
                else sendPhoto.mutate(photo.id)
              }}
            />
          </li>
        ))}
        <li>
          <AddPhotoTile onPress={onAdd} />
        </li>
      </ul>
      {canSend && photos.data && photos.data.length > 0 && <NewestDelivery photos={photos.data} />}
      {photoToResend && (
        <ConfirmDialog
          title={galleryWords().showAgainQuestion(
            formatDate(photoToResend.sentToAlexaAt ?? photoToResend.createdAt),
          )}
          confirm={galleryWords().showAgain}
          onConfirm={() => sendPhoto.mutate(photoToResend.id)}
          onClose={() => setPhotoToResend(null)}
        />
      )}
    </Card>
  )
}

function Placeholders() {
  return Array.from({ length: maxShown }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no other name
    <li key={index} className="aspect-4/3 animate-pulse rounded-photo bg-surface-2" />
  ))
}

function AddPhotoTile({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="grid aspect-4/3 w-full place-content-center justify-items-center gap-2 rounded-photo border-2 border-dashed border-line-strong px-2 text-center font-semibold text-pine transition-colors hover:bg-surface-2"
    >
      <Plus aria-hidden />
      {galleryWords().add}
    </button>
  )
}

/** The status of the newest delivery, or how to send a photo. */
function NewestDelivery({ photos }: { photos: Photo[] }) {
  const [newest] = photos
    .flatMap(({ delivery }) => delivery ?? [])
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  return (
    <div className="mt-4">
      {newest ? (
        <DeliveryStatusLine delivery={newest} />
      ) : (
        <p className="text-sm text-ink-2">{galleryWords().howToSend}</p>
      )}
    </div>
  )
}
