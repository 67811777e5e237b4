import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { ChangePassword, passwordLength } from '#contract/identity.ts'
import { fieldMessages, sentenceOf } from '../platform/api.ts'
import { Button } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { Field } from '../platform/ui/field.tsx'
import { useChangePassword } from './sessions.queries.ts'

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useChangePassword()
  const form = useForm({
    resolver: standardSchemaResolver(ChangePassword),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors } = form.formState
  const refused = fieldMessages(change.error)
  const hasOtherError = change.error && !refused.currentPassword
  const submit = form.handleSubmit((given) => change.mutate(given, { onSuccess: onClose }))
  return (
    <Dialog title="Change password" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <Field label="Current password" error={errors.currentPassword?.message ?? refused.currentPassword}>
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
          hint={`At least ${passwordLength.least} characters.`}
          error={errors.newPassword?.message}
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
        {hasOtherError && (
          <p role="alert" className="font-semibold text-danger">
            {sentenceOf(change.error)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={change.isPending}>
            {change.isPending ? 'Changing…' : 'Change password'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
