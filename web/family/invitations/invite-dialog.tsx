import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { givenRoles, Invite, type Invited } from '#contract/family.ts'
import { roleLabels } from '#contract/policy.ts'
import { sentenceOf } from '../../platform/api.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { useInvite } from '../members/members.queries.ts'
import { InvitationLinkDialog } from './invitation-link-dialog.tsx'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite()
  const [invited, setInvited] = useState<Invited | null>(null)
  const form = useForm({
    resolver: standardSchemaResolver(Invite),
    defaultValues: { email: '', role: 'member' as const },
  })
  const { errors } = form.formState
  const isEmpty = form.watch('email').trim() === ''
  const submit = form.handleSubmit((given) => invite.mutate(given, { onSuccess: setInvited }))
  if (invited) return <InvitationLinkDialog invited={invited} onClose={onClose} />
  return (
    <Dialog title="Invite Member" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <Field
          label="Email Address"
          error={errors.email?.message ?? (invite.error ? sentenceOf(invite.error) : undefined)}
        >
          {(attributes) => (
            <input
              {...attributes}
              {...form.register('email')}
              type="email"
              autoComplete="off"
              placeholder="mia@example.com"
            />
          )}
        </Field>
        <Field label="Role" error={errors.role?.message}>
          {(attributes) => (
            <select {...attributes} {...form.register('role')}>
              {givenRoles.map((role) => (
                <option key={role} value={role}>
                  {roleLabels[role]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={isEmpty || invite.isPending}>
            {invite.isPending ? 'Sending…' : 'Send Invitation'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
