import { ChangePassword, passwordLength } from '#contract/identity/identity.ts'
import { useContractForm } from '../../platform/form.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { FailureLine, TextField } from '../../platform/ui/field.tsx'
import { identityWords } from '../identity-words.ts'
import { KeepKeys } from './keep-keys.tsx'
import { useChangePassword } from './sessions.queries.ts'

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useChangePassword()
  const words = identityWords()
  const form = useContractForm({
    schema: ChangePassword,
    values: { currentPassword: '', newPassword: '', keepKeys: false },
    send: change.mutateAsync,
    onSent: onClose,
  })
  return (
    <FormDialog
      title={words.changePassword}
      description={words.passwordMeans}
      form={form}
      submit={words.changePassword}
      pending={words.changing}
      onClose={onClose}
    >
      <TextField
        label={words.currentPassword}
        {...form.field('currentPassword')}
        type="password"
        autoComplete="current-password"
      />
      <TextField
        label={words.newPassword}
        hint={words.passwordHint(passwordLength.min)}
        {...form.field('newPassword')}
        type="password"
        autoComplete="new-password"
      />
      <KeepKeys {...form.register('keepKeys')} />
      {!form.errors.currentPassword && <FailureLine error={form.failure} />}
    </FormDialog>
  )
}
