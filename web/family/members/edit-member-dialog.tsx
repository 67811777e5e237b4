import { useState } from 'react'
import { givenRoles, type Invited, type Member } from '#contract/family.ts'
import { roleLabels } from '#contract/policy.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { InvitationLinkDialog } from '../invitations/invitation-link-dialog.tsx'
import { memberName } from './member-text.ts'
import {
  useCancelInvitation,
  useInvite,
  useOfferHandOver,
  useRemoveMember,
  useResendInvitation,
  useUpdateMember,
} from './members.queries.ts'

type EditProps = { member: Member; onClose: () => void }
type GivenRole = (typeof givenRoles)[number]

/** For the primary caretaker, about everybody else. */
export function EditMemberDialog({ member, onClose }: EditProps) {
  const [question, setQuestion] = useState<'remove' | 'hand over' | null>(null)
  const [role, setRole] = useState(member.role as GivenRole)
  const update = useUpdateMember(member.id)
  const remove = useRemoveMember()
  const offer = useOfferHandOver()
  const name = memberName(member)
  return (
    <Dialog title={`Edit ${name}`} onClose={onClose}>
      <div className="grid gap-6">
        <RoleField role={role} onChange={setRole} />
        <Button
          look="primary"
          disabled={role === member.role || update.isPending}
          onClick={() => update.mutate({ role }, { onSuccess: onClose })}
        >
          Save
        </Button>
        <div className="grid gap-3 border-t border-line pt-5">
          {member.role === 'caretaker' && member.isActive && (
            <Button onClick={() => setQuestion('hand over')}>Make primary caretaker…</Button>
          )}
          <Button
            disabled={update.isPending}
            onClick={() => update.mutate({ isActive: !member.isActive }, { onSuccess: onClose })}
          >
            {member.isActive ? 'Deactivate' : 'Reactivate'}
          </Button>
          <Button look="danger" onClick={() => setQuestion('remove')}>
            Remove from the group…
          </Button>
        </div>
      </div>
      {question === 'remove' && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          confirm="Remove"
          look="danger"
          onConfirm={() => remove.mutate(member.id, { onSuccess: onClose })}
          onClose={() => setQuestion(null)}
        >
          They see nothing of the family any more. What they added stays.
        </ConfirmDialog>
      )}
      {question === 'hand over' && (
        <ConfirmDialog
          title={`Ask ${name} to be the primary caretaker?`}
          confirm="Ask"
          onConfirm={() => offer.mutate(member.id, { onSuccess: onClose })}
          onClose={() => setQuestion(null)}
        >
          When they accept, they have full access, and you become a caretaker.
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

/** For an invitation that waits to be accepted; by whoever may change it. */
export function EditInvitationDialog({ member, onClose }: EditProps) {
  const [role, setRole] = useState(member.role as GivenRole)
  const [renewed, setRenewed] = useState<Invited | null>(null)
  const invite = useInvite()
  const resend = useResendInvitation()
  const cancel = useCancelInvitation()
  const isBusy = invite.isPending || resend.isPending || cancel.isPending
  const email = member.user.email ?? ''
  if (renewed) return <InvitationLinkDialog invited={renewed} onClose={onClose} />
  return (
    <Dialog title={`Invitation for ${email}`} onClose={onClose}>
      <div className="grid gap-6">
        <RoleField role={role} onChange={setRole} />
        <Button
          look="primary"
          disabled={isBusy}
          onClick={() =>
            role === member.role
              ? resend.mutate(member, { onSuccess: setRenewed })
              : invite.mutate({ email, role }, { onSuccess: setRenewed })
          }
        >
          Send again
        </Button>
        <Button look="danger" disabled={isBusy} onClick={() => cancel.mutate(member, { onSuccess: onClose })}>
          Cancel invitation
        </Button>
      </div>
    </Dialog>
  )
}

function RoleField({ role, onChange }: { role: GivenRole; onChange: (role: GivenRole) => void }) {
  return (
    <Field label="Role">
      {(attributes) => (
        <select {...attributes} value={role} onChange={(event) => onChange(event.target.value as GivenRole)}>
          {givenRoles.map((role) => (
            <option key={role} value={role}>
              {roleLabels[role]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
