import { Upload } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Photo } from '#contract/photos.ts'
import { Button } from '../platform/ui/button.tsx'
import { EmptyState } from '../platform/ui/empty-state.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { More } from '../platform/ui/more.tsx'
import { CaptionDialog } from './caption-dialog.tsx'
import { PhotoCard } from './photo-card.tsx'
import { PhotoDetailsDialog } from './photo-details-dialog.tsx'
import { useGallery } from './photos.queries.ts'

const UploadDialog = lazyComponent(() =>
  import('./upload/upload-dialog.tsx').then((dialog) => dialog.UploadDialog),
)

export function PhotoGalleryPage() {
  const gallery = useGallery()
  const [isUploading, setUploading] = useState(false)
  const [viewedId, setViewedId] = useState<string | null>(null)
  const [captionedId, setCaptionedId] = useState<string | null>(null)
  const photos = gallery.data?.pages.flat() ?? []
  const viewedIndex = photos.findIndex(({ id }) => id === viewedId)
  const viewed = photos[viewedIndex]
  const captioned = photos.find(({ id }) => id === captionedId)
  const show = useCallback((photo: Photo) => setViewedId(photo.id), [])
  return (
    <>
      <title>Photo Gallery · Sunporch</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold sm:text-4xl">Photo Gallery</h1>
        <Button look="primary" onClick={() => setUploading(true)}>
          <Upload size={18} aria-hidden />
          Upload Photo
        </Button>
      </div>
      {gallery.isError && <FailureNote error={gallery.error} onRetry={() => gallery.refetch()} />}
      {gallery.isPending && <GallerySkeleton />}
      {gallery.data && photos.length === 0 && (
        <EmptyState
          title="No photos yet"
          action={
            <Button look="primary" onClick={() => setUploading(true)}>
              Upload Your First Photo
            </Button>
          }
        >
          The first picture you add can be on the screen a moment later.
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {photos.map((photo) => (
          <li key={photo.id} className="min-w-0">
            <PhotoCard
              photo={photo}
              onView={() => setViewedId(photo.id)}
              onEditCaption={() => setCaptionedId(photo.id)}
            />
          </li>
        ))}
      </ul>
      {gallery.hasNextPage && <More onReached={() => !gallery.isFetching && gallery.fetchNextPage()} />}
      {viewed && !captioned && (
        <PhotoDetailsDialog
          photo={viewed}
          newer={photos[viewedIndex - 1]}
          older={photos[viewedIndex + 1]}
          onShow={show}
          onEditCaption={() => setCaptionedId(viewed.id)}
          onClose={() => setViewedId(null)}
        />
      )}
      {captioned && <CaptionDialog photo={captioned} onClose={() => setCaptionedId(null)} />}
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
    </>
  )
}

function GallerySkeleton() {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="aspect-square animate-pulse rounded-card bg-surface-2" />
      ))}
    </div>
  )
}
