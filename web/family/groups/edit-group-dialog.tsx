import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { exportPath, type FamilyGroup, FamilyGroupChange } from '#contract/family.ts'
import { sentenceOf } from '../../platform/api.ts'
import { showToast } from '../../platform/toast-store.ts'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { DeleteGroupDialog } from './delete-group-dialog.tsx'
import { useUpdateGroup } from './groups.queries.ts'
import { type FindZoneExample, type ZoneExample, ZoneQuestion } from './zone-question.tsx'

type EditGroupDialogProps = { group: FamilyGroup; findZoneExample: FindZoneExample; onClose: () => void }

export function EditGroupDialog({ group, findZoneExample, onClose }: EditGroupDialogProps) {
  const updateGroup = useUpdateGroup(group.id)
  const [isDeleting, setDeleting] = useState(false)
  const form = useForm({
    resolver: standardSchemaResolver(FamilyGroupChange),
    defaultValues: {
      name: group.name,
      description: group.description ?? '',
      lovedOneName: group.lovedOneName ?? '',
      timeZone: group.timeZone,
      alexaDeviceId: group.alexaDeviceId ?? '',
    },
  })
  const { errors } = form.formState
  const [asked, setAsked] = useState<{ change: FamilyGroupChange; example: ZoneExample } | null>(null)
  const save = (change: FamilyGroupChange) => updateGroup.mutate(change, { onSuccess: onClose })
  const submit = form.handleSubmit(async (change) => {
    if (!change.timeZone || change.timeZone === group.timeZone) return save(change)
    try {
      const example = await findZoneExample(group.id, change.timeZone)
      if (example) setAsked({ change, example })
      else save(change)
    } catch (error) {
      showToast({ variant: 'destructive', title: 'Error', description: sentenceOf(error) })
    }
  })
  return (
    <Dialog title="Edit Group" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <Field label="Name" error={errors.name?.message}>
          {(attributes) => <input {...attributes} {...form.register('name')} autoComplete="off" />}
        </Field>
        <Field label="Description" error={errors.description?.message}>
          {(attributes) => <textarea {...attributes} {...form.register('description')} rows={2} />}
        </Field>
        <Field label="Loved one's name" error={errors.lovedOneName?.message}>
          {(attributes) => (
            <input {...attributes} {...form.register('lovedOneName')} autoComplete="off" placeholder="Mom" />
          )}
        </Field>
        <Field label="Time zone" hint="Where your loved one lives." error={errors.timeZone?.message}>
          {(attributes) => (
            <select {...attributes} {...form.register('timeZone')}>
              {zonesWith(group.timeZone).map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label="Alexa device ID"
          hint="Found in the Alexa app under device settings."
          error={errors.alexaDeviceId?.message}
        >
          {(attributes) => <input {...attributes} {...form.register('alexaDeviceId')} autoComplete="off" />}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            look="primary"
            disabled={updateGroup.isPending || form.formState.isSubmitting}
          >
            {updateGroup.isPending ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </form>
      <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
        <a href={exportPath(group.id)} download className={buttonLook('plain')}>
          <Download size={18} aria-hidden />
          Download everything
        </a>
        <Button onClick={() => setDeleting(true)}>Delete group…</Button>
      </div>
      {asked && (
        <ZoneQuestion
          from={group.timeZone}
          to={asked.change.timeZone ?? group.timeZone}
          example={asked.example}
          isPending={updateGroup.isPending}
          onAnswer={(zoneChangeKeeps) => save({ ...asked.change, zoneChangeKeeps })}
          onClose={() => setAsked(null)}
        />
      )}
      {isDeleting && (
        <DeleteGroupDialog group={group} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </Dialog>
  )
}

/** The list of zones leaves some names out that are valid all the same. */
function zonesWith(present: string): string[] {
  return [...new Set([present, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
}
