import clsx from 'clsx'
import { CircleCheck, Eye, Send } from 'lucide-react'
import type { MouseEvent } from 'react'
import { tileSizes } from '#contract/photos/cover-sizes.ts'
import type { Photo } from '#contract/photos/photos.ts'
import { DeliveryStatusLine } from '../../delivery/delivery-status-line.tsx'
import { useCanSend } from '../../family/selection/in-memory.ts'
import { formatDate } from '../../platform/format.ts'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { PhotoActions } from '../photo-actions.tsx'
import { useSendPhoto } from '../photos.queries.ts'
import { photosWords } from '../photos-words.ts'
import { Picture } from '../picture.tsx'
import { SelectBox } from '../selection/select-box.tsx'
import { useLongPress } from '../selection/use-long-press.ts'

type PhotoCardProps = {
  photo: Photo
  isSelected: boolean
  /** A press selects, as long as one of the photos is selected. */
  isSelecting: boolean
  /** `isRange`: everything from the photo before to this one. */
  onSelect: (options: { isRange: boolean }) => void
  onView: () => void
  onEditCaption: () => void
  /** What is known of it and can be done stands below the picture. */
  hasWords: boolean
  /** In the window as the page opens. */
  isFirst?: boolean
}

const hoverButton =
  'bg-surface text-ink shadow-card hover:bg-surface-2 group-focus-within:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100'

/** Without words it is a phone's, three in a row: what is known of it, and what can be done, is in the viewer. */
export function PhotoCard(props: PhotoCardProps) {
  const { photo, isSelected, isSelecting, onSelect, onView, onEditCaption, hasWords, isFirst = false } = props
  const longPress = useLongPress(() => onSelect({ isRange: false }))
  const press = ({ shiftKey }: MouseEvent) =>
    shiftKey || isSelecting ? onSelect({ isRange: shiftKey }) : onView()
  return (
    <article
      className={clsx(
        'flex h-full min-w-0 flex-col overflow-hidden rounded-photo bg-surface sm:rounded-card sm:border sm:shadow-card',
        isSelected ? 'border-pine outline-3 outline-pine' : 'border-line',
      )}
    >
      <div className="group relative">
        <button
          type="button"
          {...longPress}
          onClick={press}
          className="block w-full select-none [-webkit-touch-callout:none]"
          aria-label={photosWords().viewIt(photo.caption)}
        >
          <Picture
            photo={photo}
            sizes={tileSizes}
            fit="cover"
            isFirst={isFirst}
            className="aspect-square w-full sm:aspect-4/3"
          />
        </button>
        {photo.isSentToAlexa && (
          <CircleCheck
            role="img"
            aria-label={photosWords().isSent}
            size={30}
            className="absolute top-1 start-1 rounded-full bg-success-soft p-0.5 text-success max-sm:size-6 sm:top-3 sm:start-3"
          />
        )}
        <SelectBox
          caption={photo.caption}
          isSelected={isSelected}
          isSelecting={isSelecting}
          onToggle={onSelect}
        />
        {hasWords && <HoverButtons photo={photo} onView={onView} />}
      </div>
      {hasWords && <Words photo={photo} onView={onView} onEditCaption={onEditCaption} />}
    </article>
  )
}

function HoverButtons({ photo, onView }: Pick<PhotoCardProps, 'photo' | 'onView'>) {
  const sendPhoto = useSendPhoto()
  const canSend = useCanSend()
  return (
    <div className="absolute end-3 bottom-3 flex gap-2">
      <IconButton
        label={photosWords().viewIt(photo.caption)}
        className={hoverButton}
        onClick={onView}
        tabIndex={-1}
      >
        <Eye size={20} aria-hidden />
      </IconButton>
      {canSend && !photo.isSentToAlexa && (
        <IconButton
          label={photosWords().sendIt(photo.caption)}
          className={hoverButton}
          disabled={sendPhoto.isPending}
          onClick={() => sendPhoto.mutate(photo.id)}
        >
          <Send size={20} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

function Words({ photo, onView, onEditCaption }: Pick<PhotoCardProps, 'photo' | 'onView' | 'onEditCaption'>) {
  return (
    <div className="flex min-w-0 items-start gap-2 p-4 pe-2">
      <div className="grid min-w-0 grow gap-0.5">
        {photo.caption && (
          <p dir="auto" className="line-clamp-3 font-semibold break-words">
            {photo.caption}
          </p>
        )}
        {photo.people.length > 0 && (
          <p className="line-clamp-2 text-sm break-words">
            {photo.people.map(({ name }) => name).join(', ')}
          </p>
        )}
        <p className="text-sm text-ink-2">
          {formatDate(photo.createdAt)}
          {photo.addedBy && `\u00a0· ${firstName(photo.addedBy.name)}`}
        </p>
        {photo.isSentToAlexa && (
          <p className="text-sm font-semibold text-success">{photosWords().sentToAlexa}</p>
        )}
        {photo.delivery && <DeliveryStatusLine delivery={photo.delivery} />}
      </div>
      <PhotoActions photo={photo} onView={onView} onEditCaption={onEditCaption} />
    </div>
  )
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}
