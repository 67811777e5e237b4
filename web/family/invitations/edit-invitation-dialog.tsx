import { useState } from 'react'
import type { InvitedMember } from '#contract/family/invitations.ts'
import type { Member } from '#contract/family/members.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { invitingWords } from '../inviting/inviting-words.ts'
import { InvitationLinkDialog } from './invitation-link-dialog.tsx'
import { useCancelInvitation, useInvite, useResendInvitation } from './invitations.queries.ts'
import { type GivenRole, RoleSelect } from './role-select.tsx'

/** For a pending invitation, by those who may change it. */
export function EditInvitationDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const [role, setRole] = useState(member.role as GivenRole)
  const [renewed, setRenewed] = useState<InvitedMember | null>(null)
  const invite = useInvite()
  const resend = useResendInvitation()
  const cancel = useCancelInvitation()
  const isBusy = invite.isPending || resend.isPending || cancel.isPending
  const email = member.user.email ?? ''
  if (renewed) return <InvitationLinkDialog invited={renewed} onClose={onClose} />
  return (
    <Dialog title={invitingWords().invitationFor(email)} onClose={onClose}>
      <div className="grid gap-6">
        <RoleSelect value={role} onChange={(event) => setRole(event.target.value as GivenRole)} />
        <Button
          look="primary"
          disabled={isBusy}
          onClick={() =>
            role === member.role
              ? resend.mutate(member, { onSuccess: setRenewed })
              : invite.mutate({ email, role }, { onSuccess: setRenewed })
          }
        >
          {invitingWords().sendAgain}
        </Button>
        <Button
          look="quiet"
          className="text-danger!"
          disabled={isBusy}
          onClick={() => cancel.mutate(member, { onSuccess: onClose })}
        >
          {invitingWords().cancelInvitation}
        </Button>
      </div>
    </Dialog>
  )
}
