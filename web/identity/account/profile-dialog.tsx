import { ProfileChange } from '#contract/identity/profile.ts'
import { useContractForm } from '../../platform/form.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { FailureLine, TextField } from '../../platform/ui/field.tsx'
import { useUpdateProfile } from '../profile.queries.ts'
import { useUser } from '../signed-in-user.tsx'

/** One's own name, as the family and the loved one read it. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const update = useUpdateProfile()
  const form = useContractForm({
    schema: ProfileChange,
    values: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
    send: update.mutateAsync,
    onSent: onClose,
  })
  return (
    <FormDialog title="Change your name" form={form} submit="Save" pending="Saving…" onClose={onClose}>
      <TextField label="First name" {...form.field('firstName')} autoComplete="given-name" />
      <TextField label="Last name" {...form.field('lastName')} autoComplete="family-name" />
      <FailureLine error={form.failure} />
    </FormDialog>
  )
}
