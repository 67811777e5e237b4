import { ChangeEmail } from '#contract/identity/identity.ts'
import { useContractForm } from '../../platform/form.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { FailureLine, TextField } from '../../platform/ui/field.tsx'
import { useUser } from '../signed-in-user.tsx'
import { useChangeEmail } from './email.queries.ts'

export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const change = useChangeEmail()
  const form = useContractForm({
    schema: ChangeEmail,
    values: { email: user.email ?? '', currentPassword: '' },
    send: change.mutateAsync,
    onSent: ({ waitsFor }) => {
      if (waitsFor === null) onClose()
    },
  })
  const waitsFor = change.data?.waitsFor ?? null
  if (waitsFor !== null)
    return (
      <Dialog title="Please look at your mails" onClose={onClose}>
        <p role="status" className="mb-5 break-words">
          We have sent a mail to {waitsFor}. Until you open its link you sign in with{' '}
          {user.email ?? 'the address that you had'}. The link works for 24 hours.
        </p>
        <div className="grid">
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </Dialog>
    )
  return (
    <FormDialog title="Change the address" form={form} submit="Save" pending="Saving…" onClose={onClose}>
      <TextField
        label="E-mail"
        hint="You sign in with it."
        {...form.field('email')}
        type="email"
        autoComplete="email"
      />
      <TextField
        label="Current password"
        {...form.field('currentPassword')}
        type="password"
        autoComplete="current-password"
      />
      {!form.errors.currentPassword && !form.errors.email && <FailureLine error={form.failure} />}
    </FormDialog>
  )
}
