import { Upload } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useCanSend } from '../../family/selection/in-memory.ts'
import { Button } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { More } from '../../platform/ui/more.tsx'
import { CaptionDialog } from '../caption-dialog.tsx'
import { useGallery } from '../photos.queries.ts'
import { usePhotoSelection } from '../selection/photo-selection.ts'
import { openUpload } from '../upload/open-upload.ts'
import { useViewed } from '../viewer/use-viewed.ts'
import { Months } from './months.tsx'
import { PhotoCard } from './photo-card.tsx'
import { SearchField } from './search-field.tsx'
import { useLinkedPhoto } from './use-linked-photo.ts'

/** Rendered at once, and loaded at once: about as many as a window shows. */
const firstRendered = 8
const firstInWindow = 2
const none: never[] = []

const PictureDrop = lazyComponent(() => import('../send/picture-drop.tsx').then((drop) => drop.PictureDrop), {
  isQuiet: true,
})

const PhotoViewer = lazyComponent(() =>
  import('../viewer/photo-viewer.tsx').then((viewer) => viewer.PhotoViewer),
)
const SelectionBar = lazyComponent(() =>
  import('../selection/selection-bar.tsx').then((bar) => bar.SelectionBar),
)

export function PhotoGalleryPage() {
  const [search, setSearch] = useState('')
  const gallery = useGallery(search)
  const canSend = useCanSend()
  const [captionedId, setCaptionedId] = useState<string | null>(null)
  const pages = gallery.data?.pages ?? none
  const photos = useMemo(() => pages.flat(), [pages])
  // What is in the window at once; the rest is rendered while the browser has nothing else to do.
  const rendered = useDeferredValue(photos, photos.slice(0, firstRendered))
  const { hasNextPage, isFetching, fetchNextPage } = gallery
  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetching) fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])
  const selection = usePhotoSelection(photos)
  const viewed = useViewed(photos, fetchMore)
  useLinkedPhoto({
    photos,
    isWhole: gallery.data !== undefined && !gallery.isPlaceholderData && !hasNextPage,
    search,
    onClearSearch: () => setSearch(''),
    fetchMore,
    onFound: viewed.show,
  })
  const captioned = photos.find(({ id }) => id === captionedId)
  return (
    <>
      <title>Photo Gallery · Sunporch</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold sm:text-4xl">Photo Gallery</h1>
        <Button look="primary" onClick={() => openUpload('add')}>
          <Upload size={18} aria-hidden />
          Upload Photo
        </Button>
      </div>
      {gallery.isError && <FailureNote error={gallery.error} onRetry={() => gallery.refetch()} />}
      {gallery.isPending && <GallerySkeleton />}
      {(photos.length > 0 || search) && <SearchField search={search} onSearch={setSearch} />}
      {gallery.data && photos.length === 0 && search && (
        <EmptyState
          title="No photo found"
          action={<Button onClick={() => setSearch('')}>Show all photos</Button>}
        >
          No caption and no name has these words.
        </EmptyState>
      )}
      {gallery.data && photos.length === 0 && !search && (
        <EmptyState
          title="No photos yet"
          action={
            <Button look="primary" onClick={() => openUpload('add')}>
              Upload Your First Photo
            </Button>
          }
        >
          {canSend
            ? 'The first picture you add can be on the screen a moment later.'
            : 'What you add here, the whole family can see.'}
        </EmptyState>
      )}
      <Months photos={rendered}>
        {(photo, index) => (
          <PhotoCard
            photo={photo}
            isSelected={selection.isSelected(photo.id)}
            isSelecting={selection.selected.length > 0}
            onSelect={(options) => selection.toggle(photo.id, options)}
            onView={() => viewed.show(photo)}
            onEditCaption={() => setCaptionedId(photo.id)}
            isFirst={index < firstInWindow}
          />
        )}
      </Months>
      {hasNextPage && <More onReached={fetchMore} />}
      {viewed.photo && !captioned && (
        <PhotoViewer
          photo={viewed.photo}
          newer={viewed.newer}
          older={viewed.older}
          onShow={viewed.show}
          onEditCaption={() => setCaptionedId(viewed.photo?.id ?? null)}
          onClose={viewed.close}
        />
      )}
      {captioned && <CaptionDialog photo={captioned} onClose={() => setCaptionedId(null)} />}
      {selection.selected.length > 0 && (
        // As much room below the last photos as the bar covers.
        <div className="h-48 sm:h-16">
          <SelectionBar selected={selection.selected} onClear={selection.clear} onSent={selection.remove} />
        </div>
      )}
      <PictureDrop purpose="add" />
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
