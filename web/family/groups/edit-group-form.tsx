import { type FamilyGroup, FamilyGroupChange } from '#contract/family/groups.ts'
import { useContractForm } from '../../platform/form.ts'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
import { Field } from '../../platform/ui/field.tsx'
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
  const { errors, register } = form
  const inMemory = isInMemory(group)
  return (
    <form onSubmit={form.onSubmit} className="grid gap-5" noValidate>
      <Field label="Name" error={errors.name}>
        {(attributes) => <input {...attributes} {...register('name')} autoComplete="off" />}
      </Field>
      <Field label="Description" error={errors.description}>
        {(attributes) => <textarea {...attributes} {...register('description')} rows={2} />}
      </Field>
      <Field label="Loved one's name" error={errors.lovedOneName}>
        {(attributes) => (
          <input {...attributes} {...register('lovedOneName')} autoComplete="off" placeholder="Mom" />
        )}
      </Field>
      {!inMemory && (
        <Field
          label="Loved one's telephone"
          hint="So that whoever says “I'll call” can dial at once."
          error={errors.lovedOnePhone}
        >
          {(attributes) => (
            <input
              {...attributes}
              {...register('lovedOnePhone')}
              type="tel"
              autoComplete="off"
              placeholder="+49 30 1234567"
            />
          )}
        </Field>
      )}
      <Field label="Time zone" hint={inMemory ? null : 'Where your loved one lives.'} error={errors.timeZone}>
        {(attributes) => (
          <select {...attributes} {...register('timeZone')}>
            {zonesWith(group.timeZone).map(([region, zones]) => (
              <optgroup key={region} label={region}>
                {zones.map((zone) => (
                  <option key={zone} value={zone}>
                    {zoneName(zone)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Alexa device ID"
        hint="Found in the Alexa app under device settings."
        error={errors.alexaDeviceId}
      >
        {(attributes) => <input {...attributes} {...register('alexaDeviceId')} autoComplete="off" />}
      </Field>
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
