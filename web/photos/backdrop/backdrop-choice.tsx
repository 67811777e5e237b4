import { Image, X } from 'lucide-react'
import { useState } from 'react'
import { type Photo, pictureUrl } from '#contract/photos/photos.ts'
import { formatDate } from '../../platform/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ChoiceList } from '../../platform/ui/choice-list.tsx'
import { usePhotoChoices } from '../use-photo-choices.ts'
import { backdropWords } from './backdrop-words.ts'

type BackdropChoiceProps = {
  photoId: string | null
  /** The photo that is there already: it may be older than those that are offered. */
  present: { id: string; objectPath: string; caption: string | null } | null
  onChoose: (photoId: string | null) => void
  /** What the button says where the photo stands beside something, and not behind words. */
  beside?: string
}

/** A photo of the gallery behind the words, for those who want one. */
export function BackdropChoice({ photoId, present, onChoose, beside }: BackdropChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  if (photoId === null && !isOpen)
    return (
      <Button look="quiet" className="justify-self-start px-3!" onClick={() => setOpen(true)}>
        <Image size={18} aria-hidden />
        {beside ?? backdropWords().onPicture}
      </Button>
    )
  return (
    <section aria-label={backdropWords().picture} className="min-w-0">
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{beside ? backdropWords().picture : backdropWords().pictureBehind}</h3>
        <Button
          look="quiet"
          className="min-h-11! px-3!"
          onClick={() => {
            onChoose(null)
            setOpen(false)
          }}
        >
          <X size={18} aria-hidden />
          {backdropWords().noPicture}
        </Button>
      </div>
      <Choices photoId={photoId} present={present} onChoose={onChoose} />
    </section>
  )
}

function Choices({ photoId, present, onChoose }: BackdropChoiceProps) {
  const { photos, more } = usePhotoChoices()
  const isOffered = photos.some(({ id }) => id === present?.id)
  const offered: Offered[] = present && !isOffered ? [present, ...photos] : photos
  return (
    <ChoiceList
      label={backdropWords().picture}
      items={offered}
      chosenId={photoId}
      idOf={({ id }) => id}
      nameOf={nameOf}
      pictureOf={(photo) => (
        <img src={pictureUrl(photo, 320)} alt="" className="size-9 rounded-lg object-cover" />
      )}
      onChoose={onChoose}
      empty={backdropWords().noPhotos}
      onMore={more}
    />
  )
}

type Offered = Pick<Photo, 'id' | 'objectPath' | 'caption'> & { createdAt?: string }

function nameOf({ caption, createdAt }: Offered): string {
  return (
    caption ?? (createdAt ? backdropWords().photoFrom(formatDate(createdAt)) : backdropWords().presentPicture)
  )
}
