import { ChangeEmail } from '#contract/identity/identity.ts'
import { useContractForm } from '../../platform/form.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { FailureLine, TextField } from '../../platform/ui/field.tsx'
import { identityWords } from '../identity-words.ts'
import { useUser } from '../signed-in-user.tsx'
import { useChangeEmail } from './change-email.queries.ts'

export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const words = identityWords()
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
      <Dialog title={words.lookAtMails} onClose={onClose}>
        <p role="status" className="mb-5 break-words">
          {words.mailSent({ to: waitsFor, until: user.email })}
        </p>
        <div className="grid">
          <Button look="primary" onClick={onClose}>
            {words.done}
          </Button>
        </div>
      </Dialog>
    )
  return (
    <FormDialog
      title={words.changeAddress}
      form={form}
      submit={words.save}
      pending={words.saving}
      onClose={onClose}
    >
      <TextField
        label={words.email}
        hint={words.emailHint}
        {...form.field('email')}
        type="email"
        autoComplete="email"
      />
      <TextField
        label={words.currentPassword}
        {...form.field('currentPassword')}
        type="password"
        autoComplete="current-password"
      />
      {!form.errors.currentPassword && !form.errors.email && <FailureLine error={form.failure} />}
    </FormDialog>
  )
}
