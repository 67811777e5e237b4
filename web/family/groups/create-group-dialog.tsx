import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { NewFamilyGroup } from '#contract/family.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { useSelection } from '../selection/selected-group.tsx'
import { useAddGroup } from './groups.queries.ts'

export function CreateGroupDialog({ onClose }: { onClose: () => void }) {
  const { select } = useSelection()
  const addGroup = useAddGroup()
  const form = useForm({
    resolver: standardSchemaResolver(NewFamilyGroup),
    defaultValues: { name: '', description: '', alexaDeviceId: '' },
  })
  const { errors } = form.formState
  const isBlank = form.watch('name').trim() === ''
  const submit = form.handleSubmit((group) =>
    addGroup.mutate(group, {
      onSuccess: ({ id }) => {
        select(id)
        onClose()
      },
    }),
  )
  return (
    <Dialog title="Create Group" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <Field label="Name" error={errors.name?.message}>
          {(attributes) => (
            <input {...attributes} {...form.register('name')} autoComplete="off" placeholder="The Hartleys" />
          )}
        </Field>
        <Field label="Description" error={errors.description?.message}>
          {(attributes) => <textarea {...attributes} {...form.register('description')} rows={2} />}
        </Field>
        <Field
          label="Alexa device ID"
          hint="Found in the Alexa app under device settings. You can leave this empty."
          error={errors.alexaDeviceId?.message}
        >
          {(attributes) => <input {...attributes} {...form.register('alexaDeviceId')} autoComplete="off" />}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={isBlank || addGroup.isPending}>
            {addGroup.isPending ? 'Creating…' : 'Create Group'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
