import { useState } from 'react'
import { type InvitedMember, NewInvitation } from '#contract/family/invitations.ts'
import { useContractForm } from '../../platform/form.ts'
import { sentenceOf } from '../../platform/server/api.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { TextField } from '../../platform/ui/field.tsx'
import { InvitationLinkDialog } from './invitation-link-dialog.tsx'
import { useInvite } from './invitations.queries.ts'
import { RoleSelect } from './role-select.tsx'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite()
  const [invited, setInvited] = useState<InvitedMember | null>(null)
  const form = useContractForm({
    schema: NewInvitation,
    values: { email: '', role: 'member' },
    send: invite.mutateAsync,
    onSent: setInvited,
  })
  const isBlank = form.watch('email').trim() === ''
  if (invited) return <InvitationLinkDialog invited={invited} onClose={onClose} />
  return (
    <FormDialog
      title="Invite Member"
      form={form}
      submit="Send Invitation"
      pending="Sending…"
      isDisabled={isBlank}
      onClose={onClose}
    >
      <TextField
        label="Email Address"
        error={form.errors.email ?? (form.failure !== null ? sentenceOf(form.failure) : undefined)}
        {...form.register('email')}
        type="email"
        autoComplete="off"
        placeholder="e.g. mia@example.com"
      />
      <RoleSelect {...form.field('role')} />
    </FormDialog>
  )
}
