import { Check, Send } from 'lucide-react'
import type { Photo } from '#contract/photos/photos.ts'
import { Picture } from '../picture.tsx'
import { galleryWords } from './gallery-words.ts'

type GalleryTileProps = { photo: Photo; isSending: boolean; canSend: boolean; onPress: () => void }

/** A photo on the Dashboard; pressing it sends it, or opens the gallery where nothing can be sent. */
export function GalleryTile({ photo, isSending, canSend, onPress }: GalleryTileProps) {
  const { viewIt, showItAgain, sendIt, isSent, sending } = galleryWords()
  const say = !canSend ? viewIt : photo.isSentToAlexa ? showItAgain : sendIt
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={isSending}
      aria-label={say(photo.caption)}
      className="group relative block aspect-4/3 w-full overflow-hidden rounded-photo"
    >
      <Picture photo={photo} sizes="(min-width: 1024px) 260px, 45vw" fit="cover" className="size-full" />
      {canSend && photo.isSentToAlexa && (
        <span className="absolute top-2 start-2 flex max-w-[calc(100%-1rem)] items-center gap-1 rounded-2xl bg-success-soft px-2 py-1 text-start text-sm leading-tight wrap-anywhere sm:gap-1.5 sm:px-3 font-semibold text-success">
          <Check size={16} aria-hidden className="shrink-0" />
          {isSent}
        </span>
      )}
      {canSend && (
        <span className="absolute end-2 bottom-2 grid size-11 place-items-center rounded-full bg-surface text-ink shadow-card transition-opacity group-focus-visible:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100">
          <Send size={18} aria-hidden />
        </span>
      )}
      {isSending && (
        <span className="absolute inset-0 grid place-items-center bg-black/50 font-semibold text-white">
          {sending}
        </span>
      )}
    </button>
  )
}
