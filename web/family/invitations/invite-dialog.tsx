import { useState } from 'react'
import { type InvitedMember, NewInvitation } from '#contract/family/invitations.ts'
import { useContractForm } from '../../platform/form.ts'
import { sentenceOf } from '../../platform/server/api.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../../platform/ui/dialog/dialog-footer.tsx'
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
    <Dialog title="Invite Member" onClose={onClose}>
      <form onSubmit={form.onSubmit} className="grid gap-5" noValidate>
        <TextField
          label="Email Address"
          error={form.errors.email ?? (form.failure !== null ? sentenceOf(form.failure) : undefined)}
          {...form.register('email')}
          type="email"
          autoComplete="off"
          placeholder="mia@example.com"
        />
        <RoleSelect {...form.field('role')} />
        <DialogFooter
          onCancel={onClose}
          submit={form.isSending ? 'Sending…' : 'Send Invitation'}
          isDisabled={isBlank || form.isSending}
        />
      </form>
    </Dialog>
  )
}
