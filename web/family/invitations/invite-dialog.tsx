import { useState } from 'react'
import { type InvitedMember, NewInvitation } from '#contract/family/invitations.ts'
import { useContractForm } from '../../platform/form.ts'
import { FormDialog } from '../../platform/ui/dialog/form-dialog.tsx'
import { TextField } from '../../platform/ui/field.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { refusalOf } from '../../platform/words/refusal.ts'
import { invitingWords } from '../inviting/inviting-words.ts'
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
      title={invitingWords().invite}
      form={form}
      submit={invitingWords().send}
      pending={invitingWords().sending}
      missing={isBlank && invitingWords().email}
      onClose={onClose}
    >
      <TextField
        label={invitingWords().email}
        error={
          form.errors.email ??
          (form.failure !== null ? refusalOf(form.failure, commonWords().tryAgain) : undefined)
        }
        {...form.register('email')}
        type="email"
        autoComplete="off"
        placeholder={invitingWords().emailExample}
      />
      <RoleSelect {...form.field('role')} />
    </FormDialog>
  )
}
