import { NewFamilyGroup } from '#contract/family/groups.ts'
import { useUser } from '../../identity/signed-in-user.tsx'
import { useContractForm } from '../../platform/form.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { TextArea, TextField } from '../../platform/ui/field.tsx'
import { useSelection } from '../selection/selected-group.tsx'
import { useAddGroup } from './change-groups.queries.ts'

export function CreateGroupDialog({ onClose }: { onClose: () => void }) {
  const { groups, select } = useSelection()
  const { lastName } = useUser()
  const addGroup = useAddGroup()
  const form = useContractForm({
    schema: NewFamilyGroup,
    values: {
      lovedOneName: '',
      name: groups.length === 0 ? familyOf(lastName) : '',
      description: '',
      alexaDeviceId: '',
    },
    send: addGroup.mutateAsync,
    onSent({ id }) {
      select(id)
      onClose()
    },
  })
  const isBlank = form.watch('name').trim() === ''
  return (
    <FormDialog
      title="Create Group"
      form={form}
      submit="Create Group"
      pending="Creating…"
      missing={isBlank && 'Name'}
      onClose={onClose}
    >
      <TextField
        label="Whom do you look after?"
        hint="As you call them. Their screen is named and greeted by it; you can leave this empty."
        {...form.field('lovedOneName')}
        autoComplete="off"
        placeholder="e.g. Mom"
      />
      <TextField
        label="Name"
        hint="The name of your family group."
        {...form.field('name')}
        autoComplete="off"
        placeholder="e.g. The Hartleys"
      />
      <TextArea label="Description" {...form.field('description')} rows={2} />
      <TextField
        label="Alexa device ID"
        hint="Found in the Alexa app under device settings. You can leave this empty."
        {...form.field('alexaDeviceId')}
        autoComplete="off"
      />
    </FormDialog>
  )
}

/** "The Hartleys", as a first group is mostly named. */
function familyOf(lastName: string | null): string {
  const name = lastName?.trim()
  if (!name) return ''
  return `The ${name}${/(?:[sxz]|[cs]h)$/i.test(name) ? 'es' : 's'}`
}
