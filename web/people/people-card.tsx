import { Pencil, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { KnownPerson } from '#contract/photos/people.ts'
import { may } from '#contract/platform/policy.ts'
import { isInMemory } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useUser } from '../identity/signed-in-user.tsx'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { CardHeader } from '../platform/ui/card-header.tsx'
import { ConfirmDialog } from '../platform/ui/dialog/confirm-dialog.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { IconButton } from '../platform/ui/icon-button.tsx'
import { usePeople, useRemovePerson } from './people.queries.ts'
import { peopleWords } from './people-words.ts'
import { AddPersonDialog, EditPersonDialog } from './person-dialog.tsx'
import { useLovedOneName } from './relation-field.tsx'

/** Everybody who can be named on a photo. */
export function PeopleCard() {
  const { group } = useSelection()
  const people = usePeople()
  const lovedOne = useLovedOneName()
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<KnownPerson | null>(null)
  const [asked, setAsked] = useState<KnownPerson | null>(null)
  const remove = useRemovePerson()
  if (!group) return null
  const inMemory = isInMemory(group)
  return (
    <Card aria-labelledby="people-title">
      <CardHeader
        id="people-title"
        title={
          inMemory ? peopleWords().onPhotos : lovedOne ? peopleWords().known(lovedOne) : peopleWords().people
        }
      >
        <Button onClick={() => setAdding(true)}>
          <UserPlus size={18} aria-hidden />
          {peopleWords().addSomebody}
        </Button>
      </CardHeader>
      <p className="mt-1 text-ink-2">
        {peopleWords().onePress} {!inMemory && peopleWords().screenShows(lovedOne)}
      </p>
      {people.isError && <FailureNote error={people.error} onRetry={() => people.refetch()} />}
      {people.isPending && <div className="mt-3 h-24 animate-pulse rounded-control bg-surface-2" />}
      <ul className="mt-2 grid gap-x-8 empty:hidden md:grid-cols-2">
        {people.data?.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onEdit={() => setEdited(person)}
            onRemove={() => (person.photos > 0 ? setAsked(person) : remove.mutate(person))}
          />
        ))}
      </ul>
      {isAdding && <AddPersonDialog onClose={() => setAdding(false)} />}
      {edited && <EditPersonDialog person={edited} onClose={() => setEdited(null)} />}
      {asked && (
        <ConfirmDialog
          title={peopleWords().removeQuestion(asked.name)}
          confirm={peopleWords().remove}
          look="danger"
          onConfirm={() => remove.mutate(asked)}
          onClose={() => setAsked(null)}
        >
          {peopleWords().removeMeans(peopleWords().photos(asked.photos))}
        </ConfirmDialog>
      )}
    </Card>
  )
}

type PersonRowProps = { person: KnownPerson; onEdit: () => void; onRemove: () => void }

function PersonRow({ person, onEdit, onRemove }: PersonRowProps) {
  const { group } = useSelection()
  const user = useUser()
  const owner = person.userId ?? person.addedById
  const mayManage = group !== null && may(group.role, 'people:manage', { own: owner === user.id })
  return (
    <li className="flex items-center gap-2 border-b border-line py-2.5">
      <div className="min-w-0 grow">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {person.name}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          {[!isInMemory(group) && person.relation, person.photos > 0 && peopleWords().photos(person.photos)]
            .filter(Boolean)
            .join('\u00a0· ') || peopleWords().noPhoto}
        </p>
      </div>
      {mayManage && (
        <>
          <IconButton
            label={peopleWords().editIt(person.name)}
            className="hover:bg-surface-2"
            onClick={onEdit}
          >
            <Pencil size={18} aria-hidden />
          </IconButton>
          <IconButton
            label={peopleWords().removeIt(person.name)}
            className="hover:bg-surface-2"
            onClick={onRemove}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </>
      )}
    </li>
  )
}
