import { NewFamilyGroup } from '#contract/family/groups.ts'
import { useContractForm } from '../../platform/form.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { useSelection } from '../selection/selected-group.tsx'
import { useAddGroup } from './change-groups.queries.ts'

export function CreateGroupDialog({ onClose }: { onClose: () => void }) {
  const { select } = useSelection()
  const addGroup = useAddGroup()
  const form = useContractForm({
    schema: NewFamilyGroup,
    values: { lovedOneName: '', name: '', description: '', alexaDeviceId: '' },
    send: addGroup.mutateAsync,
    onSent({ id }) {
      select(id)
      onClose()
    },
  })
  const isBlank = form.watch('name').trim() === ''
  return (
    <Dialog title="Create Group" onClose={onClose}>
      <form onSubmit={form.onSubmit} className="grid gap-5" noValidate>
        <Field
          label="Whom do you look after?"
          hint="As you call them. Their screen is named and greeted by it; you can leave this empty."
          error={form.errors.lovedOneName}
        >
          {(attributes) => (
            <input {...attributes} {...form.register('lovedOneName')} autoComplete="off" placeholder="Mom" />
          )}
        </Field>
        <Field label="Name" hint="The name of your family group." error={form.errors.name}>
          {(attributes) => (
            <input {...attributes} {...form.register('name')} autoComplete="off" placeholder="The Hartleys" />
          )}
        </Field>
        <Field label="Description" error={form.errors.description}>
          {(attributes) => <textarea {...attributes} {...form.register('description')} rows={2} />}
        </Field>
        <Field
          label="Alexa device ID"
          hint="Found in the Alexa app under device settings. You can leave this empty."
          error={form.errors.alexaDeviceId}
        >
          {(attributes) => <input {...attributes} {...form.register('alexaDeviceId')} autoComplete="off" />}
        </Field>
        <DialogFooter
          onCancel={onClose}
          submit={form.isSending ? 'Creating…' : 'Create Group'}
          isDisabled={isBlank || form.isSending}
        />
      </form>
    </Dialog>
  )
}
