import { Upload } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useCanSend } from '../../family/selection/in-memory.ts'
import { useMedia } from '../../platform/media.ts'
import { Button } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { More } from '../../platform/ui/more.tsx'
import { CaptionDialog } from '../caption-dialog.tsx'
import { useGallery } from '../photos.queries.ts'
import { photosWords } from '../photos-words.ts'
import { usePhotoSelection } from '../selection/photo-selection.ts'
import { openUpload } from '../upload/open-upload.ts'
import { useViewed } from '../viewer/use-viewed.ts'
import { endOfMonth, MonthIndex } from './month-index.tsx'
import { Months } from './months.tsx'
import { Near } from './near.tsx'
import { PhotoCard } from './photo-card.tsx'
import { SearchField } from './search-field.tsx'
import { useLinkedPhoto } from './use-linked-photo.ts'

/** Rendered at once, and loaded at once: about as many as a window shows. */
const firstRendered = 9
const firstInWindow = 2
/** So many are looked over faster than a list of their months. */
const fewPhotos = 12
/** Where a picture has its words below it: from Tailwind's `sm` on. */
const withWords = '(min-width: 40rem)'
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
  const [month, setMonth] = useState<string | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const isWholeGallery = !search && !month
  const showAll = () => {
    setSearch('')
    setMonth(null)
  }
  const gallery = useGallery({ search, addedBefore: month ? endOfMonth(month) : undefined })
  const canSend = useCanSend()
  const hasWords = useMedia(withWords)
  const [captionedId, setCaptionedId] = useState<string | null>(null)
  const pages = gallery.data?.pages ?? none
  const photos = useMemo(() => pages.flat(), [pages])
  const { hasNextPage, isFetching, fetchNextPage } = gallery
  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetching) fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])
  const selection = usePhotoSelection(photos)
  const viewed = useViewed(photos, fetchMore)
  useLinkedPhoto({
    photos,
    isWhole: gallery.data !== undefined && !gallery.isPlaceholderData && !hasNextPage,
    isWholeGallery,
    onShowAll: showAll,
    fetchMore,
    onFound: viewed.show,
  })
  const isSelecting = isChoosing || selection.selected.length > 0
  const selectNone = () => {
    selection.clear()
    setChoosing(false)
  }
  const isIndexed = !search && (month !== null || photos.length > fewPhotos)
  const captioned = photos.find(({ id }) => id === captionedId)
  return (
    <>
      <title>{`${photosWords().title} · Sunporch`}</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold sm:text-4xl">{photosWords().title}</h1>
        <Button look="primary" onClick={() => openUpload('add')}>
          <Upload size={18} aria-hidden />
          {photosWords().upload}
        </Button>
      </div>
      {gallery.isError && <FailureNote error={gallery.error} onRetry={() => gallery.refetch()} />}
      {gallery.isPending && <GallerySkeleton />}
      {(photos.length > 0 || !isWholeGallery) && (
        <div className="mb-6 flex gap-3">
          <SearchField search={search} onSearch={setSearch} />
          <Button className="shrink-0" onClick={() => (isSelecting ? selectNone() : setChoosing(true))}>
            {isSelecting ? photosWords().done : photosWords().select}
          </Button>
        </div>
      )}
      {gallery.data && photos.length === 0 && !isWholeGallery && (
        <EmptyState
          title={photosWords().noneFound}
          action={<Button onClick={showAll}>{photosWords().showAll}</Button>}
        >
          {search ? photosWords().noneWithWords : photosWords().noneAsOld}
        </EmptyState>
      )}
      {gallery.data && photos.length === 0 && isWholeGallery && (
        <EmptyState
          title={photosWords().none}
          action={
            <Button look="primary" onClick={() => openUpload('add')}>
              {photosWords().uploadFirst}
            </Button>
          }
        >
          {canSend ? photosWords().noneMeans : photosWords().noneInMemory}
        </EmptyState>
      )}
      <div className="grid gap-6 xl:flex xl:flex-row-reverse xl:items-start xl:gap-8">
        {isIndexed && <MonthIndex month={month} onMonth={setMonth} />}
        <div className="min-w-0 grow">
          <Months photos={photos}>
            {(photo, index) => (
              <Near isNear={index < firstRendered}>
                <PhotoCard
                  photo={photo}
                  isSelected={selection.isSelected(photo.id)}
                  isSelecting={isSelecting}
                  onSelect={(options) => selection.toggle(photo.id, options)}
                  onView={() => viewed.show(photo)}
                  onEditCaption={() => setCaptionedId(photo.id)}
                  hasWords={hasWords}
                  isFirst={index < firstInWindow}
                />
              </Near>
            )}
          </Months>
        </div>
      </div>
      {/* Anew when a read is over: while one runs, no other begins. */}
      {hasNextPage && <More key={`${photos.length} ${isFetching}`} onReached={fetchMore} />}
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
          <SelectionBar selected={selection.selected} onClear={selectNone} onSent={selection.remove} />
        </div>
      )}
      <PictureDrop purpose="add" />
    </>
  )
}

function GallerySkeleton() {
  return (
    <div className="grid grid-cols-3 gap-1.5 sm:grid-cols-2 sm:gap-5 xl:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="aspect-square animate-pulse rounded-card bg-surface-2" />
      ))}
    </div>
  )
}
