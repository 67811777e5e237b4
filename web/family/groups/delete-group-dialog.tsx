import { type FamilyGroup, groupsApi } from '#contract/family/groups.ts'
import { useContractForm } from '../../platform/form.ts'
import { sentenceOf } from '../../platform/server/api.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
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
    <Dialog
      title={`Delete ${group.name}?`}
      description="Nobody in the family sees it any more, and its screens go blank. You can bring it back for 30 days; after that everything in it is gone."
      onClose={onClose}
    >
      <form className="grid gap-5" onSubmit={form.onSubmit}>
        <TextField
          label={`Type "${group.name}" to be sure`}
          error={form.failure !== null ? sentenceOf(form.failure) : undefined}
          {...form.register('name')}
          autoComplete="off"
        />
        <DialogFooter
          onCancel={onClose}
          cancel="Keep it"
          submit="Delete group"
          look="danger"
          isDisabled={!isTyped || form.isSending}
        />
      </form>
    </Dialog>
  )
}
