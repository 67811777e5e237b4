import { ChangePassword, passwordLength } from '#contract/identity/identity.ts'
import { useContractForm } from '../../platform/form.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { FailureLine, TextField } from '../../platform/ui/field.tsx'
import { KeepKeys } from './keep-keys.tsx'
import { useChangePassword } from './sessions.queries.ts'

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useChangePassword()
  const form = useContractForm({
    schema: ChangePassword,
    values: { currentPassword: '', newPassword: '', keepKeys: false },
    send: change.mutateAsync,
    onSent: onClose,
  })
  return (
    <FormDialog
      title="Change password"
      description="Other browsers are signed out, and your tokens for other programs end. So does all else that lets somebody in, unless you keep it."
      form={form}
      submit="Change password"
      pending="Changing…"
      onClose={onClose}
    >
      <TextField
        label="Current password"
        {...form.field('currentPassword')}
        type="password"
        autoComplete="current-password"
      />
      <TextField
        label="New password"
        hint={`At least ${passwordLength.min} characters.`}
        {...form.field('newPassword')}
        type="password"
        autoComplete="new-password"
      />
      <KeepKeys {...form.register('keepKeys')} />
      {!form.errors.currentPassword && <FailureLine error={form.failure} />}
    </FormDialog>
  )
}
