import { useState } from 'react'
import type { FamilyGroup } from '#contract/family.ts'
import { sentenceOf } from '../../platform/api.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { useRemoveGroup } from './groups.queries.ts'

type DeleteGroupDialogProps = { group: FamilyGroup; onClose: () => void; onDeleted: () => void }

/** Nobody deletes a family by a slip of the hand: its name is typed. */
export function DeleteGroupDialog({ group, onClose, onDeleted }: DeleteGroupDialogProps) {
  const [name, setName] = useState('')
  const remove = useRemoveGroup(group.id)
  return (
    <Dialog
      title={`Delete ${group.name}?`}
      description="Nobody in the family sees it any more, and its screens go blank. You can bring it back for 30 days; after that everything in it is gone."
      onClose={onClose}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          remove.mutate(name, { onSuccess: onDeleted })
        }}
      >
        <Field
          label={`Type "${group.name}" to be sure`}
          error={remove.error ? sentenceOf(remove.error) : undefined}
        >
          {(attributes) => (
            <input
              {...attributes}
              value={name}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" look="danger" disabled={name.trim() !== group.name || remove.isPending}>
            Delete group
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
