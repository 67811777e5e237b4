import { type FamilyGroup, groupsApi } from '#contract/family/groups.ts'
import { useContractForm } from '../../platform/form.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { TextField } from '../../platform/ui/field.tsx'
import { refusalOf } from '../../platform/words/refusal.ts'
import { familyWords } from '../family-words.ts'
import { useRemoveGroup } from './change-groups.queries.ts'

type DeleteGroupDialogProps = { group: FamilyGroup; onClose: () => void; onDeleted: () => void }

/** The name of the group is typed, so that no slip of the hand deletes it. */
export function DeleteGroupDialog({ group, onClose, onDeleted }: DeleteGroupDialogProps) {
  const remove = useRemoveGroup(group.id)
  const words = familyWords()
  const form = useContractForm({
    schema: groupsApi.removeGroup.body,
    values: { name: '' },
    send: remove.mutateAsync,
    onSent: onDeleted,
  })
  const isTyped = form.watch('name').trim() === group.name
  return (
    <FormDialog
      title={words.askDelete(group.name)}
      description={words.deleteMeans}
      form={form}
      submit={words.doDelete}
      isDisabled={!isTyped}
      cancel={words.keepIt}
      look="danger"
      onClose={onClose}
    >
      <TextField
        label={words.typeName(group.name)}
        error={form.failure !== null ? refusalOf(form.failure) : undefined}
        {...form.register('name')}
        autoComplete="off"
      />
    </FormDialog>
  )
}
