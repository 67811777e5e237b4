import clsx from 'clsx'
import { Check, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { KnownPerson } from '#contract/photos/people.ts'
import type { Photo } from '#contract/photos/photos.ts'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { usePeople, useSetTags } from './people.queries.ts'
import { peopleWords } from './people-words.ts'

type Tagged = Pick<Photo, 'id' | 'people'>
/** Whether a person is on all photos, on some, or on none. */
type Pressed = boolean | 'mixed'

/** The people whom the loved one knows: a press says that one is on the photos, the next one that they are not. */
export function PeopleChips({ photos, onAdd }: { photos: Tagged[]; onAdd: () => void }) {
  const people = usePeople()
  const { pressed, press } = useTagging(photos)
  if (people.isPending) return <div className="h-11 animate-pulse rounded-full bg-surface-2" />
  if (people.isError) return <FailureNote error={people.error} onRetry={() => people.refetch()} />
  return (
    <ul className="flex flex-wrap gap-2">
      {people.data.map((person) => (
        <li key={person.id} className="max-w-full min-w-0">
          <Chip
            person={person}
            hasNamesake={people.data.some(({ id, name }) => name === person.name && id !== person.id)}
            pressed={pressed(person.id)}
            onPress={() => press(person.id)}
          />
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={onAdd}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-dashed border-line-strong px-4 font-semibold text-pine hover:bg-surface-2"
        >
          <Plus size={18} aria-hidden />
          {peopleWords().addSomebody}
        </button>
      </li>
    </ul>
  )
}

type ChipProps = { person: KnownPerson; hasNamesake: boolean; pressed: Pressed; onPress: () => void }

function Chip({ person: { name, relation }, hasNamesake, pressed, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={clsx(
        'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-4 text-start font-semibold wrap-anywhere transition-colors',
        pressed === true
          ? 'border-pine bg-pine text-on-pine hover:bg-pine-hover'
          : 'border-line-strong bg-surface hover:bg-surface-2',
      )}
    >
      {pressed === true && <Check size={18} aria-hidden className="shrink-0" />}
      {pressed === 'mixed' && <Minus size={18} aria-hidden className="shrink-0" />}
      <span>
        {name}
        {hasNamesake && relation && <span className="font-normal">&nbsp;· {relation}</span>}
      </span>
    </button>
  )
}

/** What is pressed shows at once; a press that the server refuses is taken back, and a toast says so. */
function useTagging(photos: Tagged[]) {
  const setTags = useSetTags()
  const [wanted, setWanted] = useState<ReadonlyMap<string, { isOn: boolean; press: symbol }>>(new Map())
  const photoIds = photos.map(({ id }) => id)
  const keyOf = (personId: string) => `${personId} ${photoIds.join(' ')}`

  function pressed(personId: string): Pressed {
    const isOn = wanted.get(keyOf(personId))?.isOn
    if (isOn !== undefined) return isOn
    const count = photos.filter(({ people }) => people.some(({ id }) => id === personId)).length
    return count === photos.length ? true : count > 0 ? 'mixed' : false
  }

  async function press(personId: string) {
    const key = keyOf(personId)
    const wish = { isOn: pressed(personId) !== true, press: Symbol(key) }
    setWanted((before) => new Map(before).set(key, wish))
    await setTags.mutateAsync({ personId, photoIds, isOn: wish.isOn }).catch(() => {})
    // A later press is still on its way.
    setWanted((before) =>
      before.get(key)?.press === wish.press ? new Map([...before].filter(([each]) => each !== key)) : before,
    )
  }

  return { pressed, press }
}
