import { Image, X } from 'lucide-react'
import { useState } from 'react'
import { type Photo, pictureUrl } from '#contract/photos/photos.ts'
import { usePhotoChoices } from '../photos/use-photo-choices.ts'
import { formatDate } from '../platform/format.ts'
import { Button } from '../platform/ui/button.tsx'
import { ChoiceList } from '../platform/ui/choice-list.tsx'
import { notesWords } from './notes-words.ts'

type BackdropChoiceProps = {
  photoId: string | null
  /** The photo that the note has already: it may be older than those that are offered. */
  present: { id: string; objectPath: string; caption: string | null } | null
  onChoose: (photoId: string | null) => void
}

/** A photo of the gallery behind the words, for those who want one. */
export function BackdropChoice({ photoId, present, onChoose }: BackdropChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  if (photoId === null && !isOpen)
    return (
      <Button look="quiet" className="justify-self-start px-3!" onClick={() => setOpen(true)}>
        <Image size={18} aria-hidden />
        {notesWords().onPicture}
      </Button>
    )
  return (
    <section aria-label={notesWords().picture} className="min-w-0">
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{notesWords().pictureBehind}</h3>
        <Button
          look="quiet"
          className="min-h-11! px-3!"
          onClick={() => {
            onChoose(null)
            setOpen(false)
          }}
        >
          <X size={18} aria-hidden />
          {notesWords().noPicture}
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
      label={notesWords().picture}
      items={offered}
      chosenId={photoId}
      idOf={({ id }) => id}
      nameOf={nameOf}
      pictureOf={(photo) => (
        <img src={pictureUrl(photo, 320)} alt="" className="size-9 rounded-lg object-cover" />
      )}
      onChoose={onChoose}
      empty={notesWords().noPhotos}
      onMore={more}
    />
  )
}

type Offered = Pick<Photo, 'id' | 'objectPath' | 'caption'> & { createdAt?: string }

function nameOf({ caption, createdAt }: Offered): string {
  return caption ?? (createdAt ? notesWords().photoFrom(formatDate(createdAt)) : notesWords().presentPicture)
}
