import { ProfileChange } from '#contract/identity/profile.ts'
import { useContractForm } from '../../platform/form.ts'
import { sentenceOf } from '../../platform/server/api.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
import { Field } from '../../platform/ui/field.tsx'
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
    <Dialog title="Change your name" onClose={onClose}>
      <form onSubmit={form.onSubmit} className="grid gap-5" noValidate>
        <Field label="First name" error={form.errors.firstName}>
          {(attributes) => (
            <input {...attributes} {...form.register('firstName')} autoComplete="given-name" />
          )}
        </Field>
        <Field label="Last name" error={form.errors.lastName}>
          {(attributes) => (
            <input {...attributes} {...form.register('lastName')} autoComplete="family-name" />
          )}
        </Field>
        {form.failure !== null && (
          <p role="alert" className="font-semibold text-danger">
            {sentenceOf(form.failure)}
          </p>
        )}
        <DialogFooter
          onCancel={onClose}
          submit={form.isSending ? 'Saving…' : 'Save'}
          isDisabled={form.isSending}
        />
      </form>
    </Dialog>
  )
}
