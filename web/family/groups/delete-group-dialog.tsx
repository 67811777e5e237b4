import { type FamilyGroup, groupsApi } from '#contract/family/groups.ts'
import { useContractForm } from '../../platform/form.ts'
import { sentenceOf } from '../../platform/server/api.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { TextField } from '../../platform/ui/field.tsx'
import { useRemoveGroup } from './change-groups.queries.ts'

type DeleteGroupDialogProps = { group: FamilyGroup; onClose: () => void; onDeleted: () => void }

/** The name of the group is typed, so that no slip of the hand deletes it. */
export function DeleteGroupDialog({ group, onClose, onDeleted }: DeleteGroupDialogProps) {
  const remove = useRemoveGroup(group.id)
  const form = useContractForm({
    schema: groupsApi.removeGroup.body,
    values: { name: '' },
    send: remove.mutateAsync,
    onSent: onDeleted,
  })
  const isTyped = form.watch('name').trim() === group.name
  return (
    <FormDialog
      title={`Delete ${group.name}?`}
      description="Nobody in the family sees it any more, and its screens go blank. You can bring it back for 30 days; after that everything in it is gone."
      form={form}
      submit="Delete group"
      isDisabled={!isTyped}
      cancel="Keep it"
      look="danger"
      onClose={onClose}
    >
      <TextField
        label={`Type "${group.name}" to be sure`}
        error={form.failure !== null ? sentenceOf(form.failure) : undefined}
        {...form.register('name')}
        autoComplete="off"
      />
    </FormDialog>
  )
}
