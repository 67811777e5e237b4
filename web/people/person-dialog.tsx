import type { KnownPerson } from '#contract/photos/people.ts'
import { useCanSend } from '../family/selection/in-memory.ts'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { useAddPerson, useUpdatePerson } from './people.queries.ts'
import { peopleWords } from './people-words.ts'
import { PersonForm } from './person-form.tsx'
import { useLovedOneName } from './relation-field.tsx'

type AddPersonDialogProps = {
  /** The photos that the person is on. */
  photoIds?: string[]
  onClose: () => void
}

export function AddPersonDialog({ photoIds = [], onClose }: AddPersonDialogProps) {
  const add = useAddPerson(photoIds)
  const lovedOne = useLovedOneName()
  const canSend = useCanSend()
  return (
    <Dialog title={canSend ? peopleWords().addKnown(lovedOne) : peopleWords().addSomebody} onClose={onClose}>
      <PersonForm send={add.mutateAsync} onSent={onClose}>
        {(isSending) => <DialogFooter onCancel={onClose} submit={peopleWords().add} isDisabled={isSending} />}
      </PersonForm>
    </Dialog>
  )
}

export function EditPersonDialog({ person, onClose }: { person: KnownPerson; onClose: () => void }) {
  const update = useUpdatePerson(person.id)
  return (
    <Dialog title={peopleWords().editIt(person.name)} onClose={onClose}>
      <PersonForm
        person={person}
        send={({ name, relation }) => update.mutateAsync({ name, relation })}
        onSent={onClose}
      >
        {(isSending) => (
          <DialogFooter onCancel={onClose} submit={peopleWords().save} isDisabled={isSending} />
        )}
      </PersonForm>
    </Dialog>
  )
}
