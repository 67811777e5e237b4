import { type ReactNode, useState } from 'react'
import type { Member } from '#contract/family/members.ts'
import { may } from '#contract/platform/policy.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { type GivenRole, RoleSelect } from '../invitations/role-select.tsx'
import { useOfferHandOver, useRemoveMember, useUpdateMember } from './member-changes.queries.ts'
import { memberName } from './member-text.ts'
import { memberWords } from './member-words.ts'

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
  const switchText = !member.isActive
    ? memberWords().reactivate
    : gone.question
      ? memberWords().deactivateMore
      : memberWords().deactivate
  const change = (change: { role?: GivenRole; isActive?: boolean; keepDevices?: string[] }) =>
    update.mutate(change, { onSuccess: onClose })
  return (
    <Dialog title={memberWords().editIt(name)} onClose={onClose}>
      <div className="grid gap-6">
        <RoleSelect value={role} onChange={(event) => setRole(event.target.value as GivenRole)} />
        <Button
          look="primary"
          disabled={role === member.role || update.isPending || (losesDevices && demoted.isPending)}
          onClick={() =>
            losesDevices && member.isActive && demoted.question ? setQuestion('demote') : change({ role })
          }
        >
          {memberWords().save}
        </Button>
        <div className="grid gap-3 border-t border-line pt-5">
          {member.role === 'caretaker' && member.isActive && (
            <Button onClick={() => setQuestion('hand over')}>{memberWords().makePrimary}</Button>
          )}
          <Button
            disabled={update.isPending || (member.isActive && gone.isPending)}
            onClick={() =>
              member.isActive && gone.question
                ? setQuestion('deactivate')
                : change({ isActive: !member.isActive })
            }
          >
            {switchText}
          </Button>
          <Button
            look="quiet"
            className="text-danger!"
            disabled={gone.isPending}
            onClick={() => setQuestion('remove')}
          >
            {memberWords().removeMore}
          </Button>
        </div>
      </div>
      {question === 'remove' && (
        <ConfirmDialog
          title={memberWords().removeQuestion(name)}
          confirm={memberWords().remove}
          look="danger"
          questions={gone.question}
          onConfirm={() =>
            remove.mutate({ memberId: member.id, keepDevices: gone.keepDevices }, { onSuccess: onClose })
          }
          onClose={() => setQuestion(null)}
        >
          {memberWords().removeMeans}
        </ConfirmDialog>
      )}
      {question === 'deactivate' && (
        <ConfirmDialog
          title={memberWords().deactivateQuestion(name)}
          confirm={memberWords().deactivate}
          look="danger"
          questions={gone.question}
          onConfirm={() => change({ isActive: false, keepDevices: gone.keepDevices })}
          onClose={() => setQuestion(null)}
        >
          {memberWords().deactivateMeans}
        </ConfirmDialog>
      )}
      {question === 'demote' && (
        <ConfirmDialog
          title={memberWords().demoteQuestion(name)}
          confirm={memberWords().save}
          questions={demoted.question}
          onConfirm={() => change({ role, keepDevices: demoted.keepDevices })}
          onClose={() => setQuestion(null)}
        >
          {memberWords().demoteMeans}
        </ConfirmDialog>
      )}
      {question === 'hand over' && (
        <ConfirmDialog
          title={memberWords().handOverQuestion(name)}
          confirm={memberWords().ask}
          onConfirm={() => offer.mutate(member.id, { onSuccess: onClose })}
          onClose={() => setQuestion(null)}
        >
          {memberWords().handOverMeans}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
