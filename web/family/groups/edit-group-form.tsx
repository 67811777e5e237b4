import { type FamilyGroup, FamilyGroupChange } from '#contract/family/groups.ts'
import { useContractForm } from '../../platform/form.ts'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
import { SelectField, TextArea, TextField } from '../../platform/ui/field.tsx'
import { cityOf, zoneName } from '../../platform/zone-name.ts'
import { isInMemory } from '../selection/in-memory.ts'

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
      <SelectField
        label="Time zone"
        hint={inMemory ? null : 'Where your loved one lives.'}
        {...form.field('timeZone')}
      >
        {zonesWith(group.timeZone).map(([region, zones]) => (
          <optgroup key={region} label={region}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zoneName(zone)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
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

/** By region. `supportedValuesOf` leaves out some valid names, the group's own perhaps. */
function zonesWith(current: string): [region: string, zones: string[]][] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const all = new Set([current, own, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  const byCity = (a: string, b: string) => cityOf(a).localeCompare(cityOf(b))
  const zones = [...all].toSorted(byCity)
  const regions = [...new Set(zones.map(regionOf))].toSorted((a, b) => a.localeCompare(b))
  return regions.map((region) => [region, zones.filter((zone) => regionOf(zone) === region)])
}

function regionOf(zone: string): string {
  return zone.includes('/') ? (zone.split('/')[0] as string) : 'World'
}
