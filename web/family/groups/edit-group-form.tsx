import { type FamilyGroup, FamilyGroupChange } from '#contract/family/groups.ts'
import { useContractForm } from '../../platform/form.ts'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
import { TextArea, TextField } from '../../platform/ui/field.tsx'
import { familyWords } from '../family-words.ts'
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
  const words = familyWords()
  return (
    <form onSubmit={form.onSubmit} className="grid gap-5" noValidate>
      <TextField label={words.name} {...form.field('name')} autoComplete="off" />
      <TextArea label={words.description} {...form.field('description')} rows={2} />
      <TextField
        label={words.lovedOneName}
        {...form.field('lovedOneName')}
        autoComplete="off"
        placeholder={words.whomExample}
      />
      {!inMemory && (
        <TextField
          label={words.lovedOnePhone}
          hint={words.lovedOnePhoneHint}
          {...form.field('lovedOnePhone')}
          type="tel"
          autoComplete="off"
          placeholder={words.phoneExample}
        />
      )}
      <ZoneField
        zone={form.watch('timeZone')}
        hint={inMemory ? null : words.timeZoneHint}
        onChange={(zone) => form.setValue('timeZone', zone, { shouldDirty: true })}
      />
      <TextField
        label={words.alexaId}
        hint={words.alexaIdHint}
        {...form.field('alexaDeviceId')}
        autoComplete="off"
      />
      <DialogFooter
        onCancel={onCancel}
        submit={isSaving ? words.saving : words.save}
        isDisabled={isSaving || form.isSending}
      />
    </form>
  )
}
