import { ChangePassword, passwordLength } from '#contract/identity/identity.ts'
import { useContractForm } from '../../platform/form.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
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
    <Dialog
      title="Change password"
      description="Other browsers are signed out, and your tokens for other programs end. So does all else that lets somebody in, unless you keep it."
      onClose={onClose}
    >
      <form onSubmit={form.onSubmit} className="grid gap-5" noValidate>
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
        <DialogFooter
          onCancel={onClose}
          submit={form.isSending ? 'Changing…' : 'Change password'}
          isDisabled={form.isSending}
        />
      </form>
    </Dialog>
  )
}
