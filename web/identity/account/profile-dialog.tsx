import { ProfileChange } from '#contract/identity/profile.ts'
import { useContractForm } from '../../platform/form.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { FailureLine, TextField } from '../../platform/ui/field.tsx'
import { identityWords } from '../identity-words.ts'
import { useUpdateProfile } from '../profile.queries.ts'
import { useUser } from '../signed-in-user.tsx'

/** One's own name, as the family and the loved one read it. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const words = identityWords()
  const update = useUpdateProfile()
  const form = useContractForm({
    schema: ProfileChange,
    values: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
    send: update.mutateAsync,
    onSent: onClose,
  })
  return (
    <FormDialog
      title={words.changeName}
      form={form}
      submit={words.save}
      pending={words.saving}
      onClose={onClose}
    >
      <TextField label={words.firstName} {...form.field('firstName')} autoComplete="given-name" />
      <TextField label={words.lastName} {...form.field('lastName')} autoComplete="family-name" />
      <FailureLine error={form.failure} />
    </FormDialog>
  )
}
