import { ChangePassword, passwordLength } from '#contract/identity/identity.ts'
import { useContractForm } from '../../platform/form.ts'
import { sentenceOf } from '../../platform/server/api.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
import { Field } from '../../platform/ui/field.tsx'
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
        <Field label="Current password" error={form.errors.currentPassword}>
          {(attributes) => (
            <input
              {...attributes}
              {...form.register('currentPassword')}
              type="password"
              autoComplete="current-password"
            />
          )}
        </Field>
        <Field
          label="New password"
          hint={`At least ${passwordLength.min} characters.`}
          error={form.errors.newPassword}
        >
          {(attributes) => (
            <input
              {...attributes}
              {...form.register('newPassword')}
              type="password"
              autoComplete="new-password"
            />
          )}
        </Field>
        <KeepKeys {...form.register('keepKeys')} />
        {form.failure !== null && !form.errors.currentPassword && (
          <p role="alert" className="font-semibold text-danger">
            {sentenceOf(form.failure)}
          </p>
        )}
        <DialogFooter
          onCancel={onClose}
          submit={form.isSending ? 'Changing…' : 'Change password'}
          isDisabled={form.isSending}
        />
      </form>
    </Dialog>
  )
}
