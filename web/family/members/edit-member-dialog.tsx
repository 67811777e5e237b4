import { type ReactNode, useState } from 'react'
import type { Member } from '#contract/family/members.ts'
import { may } from '#contract/platform/policy.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { type GivenRole, RoleSelect } from '../invitations/role-select.tsx'
import { memberName } from './member-text.ts'
import { useOfferHandOver, useRemoveMember, useUpdateMember } from './members.queries.ts'

/**
 * What becomes of the devices that the member opened; `question` is null when there are none. While it `isPending`,
 * nobody knows yet.
 */
export type DeviceLoss = { isPending: boolean; keepDevices: string[]; question: ReactNode | null }

type EditMemberDialogProps = {
  member: Member
  /** `isGone`: the member sees nothing of the group any more; otherwise they may no longer connect devices. */
  lossOf: (isGone: boolean) => DeviceLoss
  onClose: () => void
}

/** For the primary caretaker, about everybody else. */
export function EditMemberDialog({ member, lossOf, onClose }: EditMemberDialogProps) {
  const [question, setQuestion] = useState<'remove' | 'hand over' | 'deactivate' | 'demote' | null>(null)
  const [role, setRole] = useState(member.role as GivenRole)
  const update = useUpdateMember(member.id)
  const remove = useRemoveMember()
  const offer = useOfferHandOver()
  const name = memberName(member)
  const gone = lossOf(true)
  const demoted = lossOf(false)
  const losesDevices = may(member.role, 'devices:manage') && !may(role, 'devices:manage')
  const change = (change: { role?: GivenRole; isActive?: boolean; keepDevices?: string[] }) =>
    update.mutate(change, { onSuccess: onClose })
  return (
    <Dialog title={`Edit ${name}`} onClose={onClose}>
      <div className="grid gap-6">
        <RoleSelect value={role} onChange={(event) => setRole(event.target.value as GivenRole)} />
        <Button
          look="primary"
          disabled={role === member.role || update.isPending || (losesDevices && demoted.isPending)}
          onClick={() =>
            losesDevices && member.isActive && demoted.question ? setQuestion('demote') : change({ role })
          }
        >
          Save
        </Button>
        <div className="grid gap-3 border-t border-line pt-5">
          {member.role === 'caretaker' && member.isActive && (
            <Button onClick={() => setQuestion('hand over')}>Make primary caretaker…</Button>
          )}
          <Button
            disabled={update.isPending || (member.isActive && gone.isPending)}
            onClick={() =>
              member.isActive && gone.question
                ? setQuestion('deactivate')
                : change({ isActive: !member.isActive })
            }
          >
            {member.isActive ? (gone.question ? 'Deactivate…' : 'Deactivate') : 'Reactivate'}
          </Button>
          <Button
            look="quiet"
            className="text-danger!"
            disabled={gone.isPending}
            onClick={() => setQuestion('remove')}
          >
            Remove from the group…
          </Button>
        </div>
      </div>
      {question === 'remove' && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          confirm="Remove"
          look="danger"
          questions={gone.question}
          onConfirm={() =>
            remove.mutate({ memberId: member.id, keepDevices: gone.keepDevices }, { onSuccess: onClose })
          }
          onClose={() => setQuestion(null)}
        >
          They see nothing of the family any more. What they added stays.
        </ConfirmDialog>
      )}
      {question === 'deactivate' && (
        <ConfirmDialog
          title={`Deactivate ${name}?`}
          confirm="Deactivate"
          look="danger"
          questions={gone.question}
          onConfirm={() => change({ isActive: false, keepDevices: gone.keepDevices })}
          onClose={() => setQuestion(null)}
        >
          They see nothing of the family until you reactivate them.
        </ConfirmDialog>
      )}
      {question === 'demote' && (
        <ConfirmDialog
          title={`Make ${name} a family member?`}
          confirm="Save"
          questions={demoted.question}
          onConfirm={() => change({ role, keepDevices: demoted.keepDevices })}
          onClose={() => setQuestion(null)}
        >
          A family member cannot connect screens.
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
