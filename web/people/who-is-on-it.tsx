import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Photo } from '#contract/photos/photos.ts'
import { Button } from '../platform/ui/button.tsx'
import { useAddPerson } from './people.queries.ts'
import { PeopleChips } from './people-chips.tsx'
import { peopleWords } from './people-words.ts'
import { PersonForm } from './person-form.tsx'

/** Who is on the photos: one press for each person. */
export function WhoIsOnIt({ photos }: { photos: Pick<Photo, 'id' | 'people'>[] }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-label={peopleWords().whoIsOnIt}>
      <h3 className="font-semibold">{peopleWords().whoIsOnIt}</h3>
      <p className="mb-2.5 text-sm text-ink-2">{peopleWords().namesBelow}</p>
      {isAdding ? (
        <AddSomebody photoIds={photos.map(({ id }) => id)} onClose={() => setAdding(false)} />
      ) : (
        <PeopleChips photos={photos} onAdd={() => setAdding(true)} />
      )}
    </section>
  )
}

/** In its place and not above it: the picture stays in view. Escape closes the form only. */
function AddSomebody({ photoIds, onClose }: { photoIds: string[]; onClose: () => void }) {
  const add = useAddPerson(photoIds)
  const area = useRef<HTMLDivElement>(null)
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose())
  useEffect(() => {
    area.current?.querySelector('input')?.focus()
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <div ref={area} data-own-keys className="rounded-control border border-line p-4">
      <PersonForm send={add.mutateAsync} onSent={onClose}>
        {(isSending) => (
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>{peopleWords().cancel}</Button>
            <Button type="submit" look="primary" disabled={isSending}>
              {peopleWords().add}
            </Button>
          </div>
        )}
      </PersonForm>
    </div>
  )
}
