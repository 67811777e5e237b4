import { type FamilyGroup, FamilyGroupChange } from '#contract/family/groups.ts'
import { useContractForm } from '../../platform/form.ts'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
import { TextArea, TextField } from '../../platform/ui/field.tsx'
import { isInMemory } from '../selection/in-memory.ts'
import { ZoneField } from '../zone/zone-field.tsx'

type EditGroupFormProps = {
  group: FamilyGroup
  isSaving: boolean
  save: (change: FamilyGroupChange) => Promise<void>
  onCancel: () => void
}

export function EditGroupForm({ group, isSaving, save, onCancel }: EditGroupFormProps) {
  const form = useContractForm({
    schema: FamilyGroupChange,
    values: {
      name: group.name,
      description: group.description ?? '',
      lovedOneName: group.lovedOneName ?? '',
      lovedOnePhone: group.lovedOnePhone ?? '',
      timeZone: group.timeZone,
      alexaDeviceId: group.alexaDeviceId ?? '',
    },
    send: save,
  })
  const inMemory = isInMemory(group)
  return (
    <form onSubmit={form.onSubmit} className="grid gap-5" noValidate>
      <TextField label="Name" {...form.field('name')} autoComplete="off" />
      <TextArea label="Description" {...form.field('description')} rows={2} />
      <TextField
        label="Loved one's name"
        {...form.field('lovedOneName')}
        autoComplete="off"
        placeholder="e.g. Mom"
      />
      {!inMemory && (
        <TextField
          label="Loved one's telephone"
          hint="So that whoever says “I'll call” can dial at once."
          {...form.field('lovedOnePhone')}
          type="tel"
          autoComplete="off"
          placeholder="e.g. +49 30 1234567"
        />
      )}
      <ZoneField
        zone={form.watch('timeZone')}
        hint={inMemory ? null : 'Where your loved one lives.'}
        onChange={(zone) => form.setValue('timeZone', zone, { shouldDirty: true })}
      />
      <TextField
        label="Alexa device ID"
        hint="Found in the Alexa app under device settings."
        {...form.field('alexaDeviceId')}
        autoComplete="off"
      />
      <DialogFooter
        onCancel={onCancel}
        submit={isSaving ? 'Saving…' : 'Save'}
        isDisabled={isSaving || form.isSending}
      />
    </form>
  )
}
