import { NewFamilyGroup } from '#contract/family/groups.ts'
import { useUser } from '../../identity/signed-in-user.tsx'
import { useContractForm } from '../../platform/form.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { TextArea, TextField } from '../../platform/ui/field.tsx'
import { familyWords } from '../family-words.ts'
import { useSelection } from '../selection/selected-group.tsx'
import { useAddGroup } from './change-groups.queries.ts'

export function CreateGroupDialog({ onClose }: { onClose: () => void }) {
  const { groups, select } = useSelection()
  const { lastName } = useUser()
  const addGroup = useAddGroup()
  const words = familyWords()
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
      title={words.createGroup}
      form={form}
      submit={words.createGroup}
      pending={words.creating}
      missing={isBlank && words.name}
      onClose={onClose}
    >
      <TextField
        label={words.whom}
        hint={words.whomHint}
        {...form.field('lovedOneName')}
        autoComplete="off"
        placeholder={words.whomExample}
      />
      <TextField
        label={words.name}
        hint={words.nameHint}
        {...form.field('name')}
        autoComplete="off"
        placeholder={words.nameExample}
      />
      <TextArea label={words.description} {...form.field('description')} rows={2} />
      <TextField
        label={words.alexaId}
        hint={words.alexaIdHintNew}
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
  return familyWords().familyOf(name)
}
