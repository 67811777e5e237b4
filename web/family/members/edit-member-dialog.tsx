import { useState } from 'react'
import type { Member } from '#contract/family/members.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { type GivenRole, RoleSelect } from '../invitations/role-select.tsx'
import { memberName } from './member-text.ts'
import { useOfferHandOver, useRemoveMember, useUpdateMember } from './members.queries.ts'

/** For the primary caretaker, about everybody else. */
export function EditMemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const [question, setQuestion] = useState<'remove' | 'hand over' | null>(null)
  const [role, setRole] = useState(member.role as GivenRole)
  const update = useUpdateMember(member.id)
  const remove = useRemoveMember()
  const offer = useOfferHandOver()
  const name = memberName(member)
  return (
    <Dialog title={`Edit ${name}`} onClose={onClose}>
      <div className="grid gap-6">
        <RoleSelect value={role} onChange={(event) => setRole(event.target.value as GivenRole)} />
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
          <Button look="quiet" className="text-danger!" onClick={() => setQuestion('remove')}>
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
