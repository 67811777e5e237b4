import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Member } from '#contract/family/members.ts'
import { may } from '#contract/platform/policy.ts'
import { Contributions } from './activity/contributions.tsx'
import { useDeviceLoss, useDevicesLeft } from './delivery/device-loss.tsx'
import { EditInvitationDialog } from './family/invitations/edit-invitation-dialog.tsx'
import { invitingWords } from './family/inviting/inviting-words.ts'
import { EditMemberDialog } from './family/members/edit-member-dialog.tsx'
import { LeaveGroup } from './family/members/leave-group.tsx'
import { MemberCard } from './family/members/member-card.tsx'
import { MemberDialog } from './family/members/member-dialog.tsx'
import { memberWords } from './family/members/member-words.ts'
import { useMembers } from './family/members/members.queries.ts'
import { RolePermissionsCard } from './family/members/roles/role-permissions-card.tsx'
import { isInMemory } from './family/selection/in-memory.ts'
import { useSelection } from './family/selection/selected-group.tsx'
import { useUser } from './identity/signed-in-user.tsx'
import { usePeople } from './people/people.queries.ts'
import { PeopleCard } from './people/people-card.tsx'
import { RelationSection } from './people/relation-section.tsx'
import { frameWords } from './platform/frame/frame-words.ts'
import { Button } from './platform/ui/button.tsx'
import { EmptyState } from './platform/ui/empty-state.tsx'
import { FailureNote } from './platform/ui/failure-note.tsx'
import { lazyComponent } from './platform/ui/lazy-component.tsx'

const InviteDialog = lazyComponent(() =>
  import('./family/invitations/invite-dialog.tsx').then((dialog) => dialog.InviteDialog),
)
export function FamilyMembersPage() {
  const { group } = useSelection()
  const members = useMembers()
  const [isInviting, setInviting] = useState(false)
  const [viewedId, setViewedId] = useState<string | null>(null)
  const [editedId, setEditedId] = useState<string | null>(null)
  const mayEdit = useMayEdit()
  const viewed = members.data?.find(({ id }) => id === viewedId)
  const edited = members.data?.find(({ id }) => id === editedId)
  const people = usePeople()
  const relationOf = ({ user }: Member) =>
    (!isInMemory(group) && user.id && people.data?.find(({ userId }) => userId === user.id)?.relation) || null
  const mayInvite = group !== null && may(group.role, 'members:invite')
  const invite = () => setInviting(true)
  return (
    <>
      <title>{`${frameWords().pages.familyMembers} · Sunporch`}</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl font-semibold sm:text-4xl">{frameWords().pages.familyMembers}</h1>
        {mayInvite && (
          <Button look="primary" onClick={invite}>
            <UserPlus size={18} aria-hidden />
            {invitingWords().invite}
          </Button>
        )}
      </div>
      {members.isError && <FailureNote error={members.error} onRetry={() => members.refetch()} />}
      {members.isPending && <div className="h-48 animate-pulse rounded-card bg-surface-2" />}
      <ul className="mb-6 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {members.data?.map((member) => (
          <li key={member.id} className="min-w-0">
            <MemberCard
              member={member}
              relation={relationOf(member)}
              isSuccessor={group?.successor != null && group.successor.userId === member.user.id}
              onView={() => setViewedId(member.id)}
              onEdit={mayEdit(member) ? () => setEditedId(member.id) : null}
            />
          </li>
        ))}
      </ul>
      {members.data && members.data.length <= 1 && mayInvite && <NobodyElse onInvite={invite} />}
      <div className="mb-6">
        <PeopleCard />
      </div>
      <RolePermissionsCard />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {viewed && <ViewDialog member={viewed} onClose={() => setViewedId(null)} />}
      {edited?.invitation && <EditInvitationDialog member={edited} onClose={() => setEditedId(null)} />}
      {edited && !edited.invitation && <EditDialog member={edited} onClose={() => setEditedId(null)} />}
    </>
  )
}

function NobodyElse({ onInvite }: { onInvite: () => void }) {
  const { group } = useSelection()
  return (
    <div className="mb-6">
      <EmptyState
        title={memberWords().nobodyElse}
        action={
          <Button look="primary" onClick={onInvite}>
            {memberWords().inviteFirst}
          </Button>
        }
      >
        {isInMemory(group) ? memberWords().whoJoinsInMemory : memberWords().whoJoins}
      </EmptyState>
    </div>
  )
}

function ViewDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const user = useUser()
  return (
    <MemberDialog member={member} onClose={onClose}>
      {!member.invitation && <RelationSection member={member} />}
      {!member.invitation && <Contributions memberId={member.id} />}
      {member.user.id === user.id && (
        <div className="mt-6">
          <Leave member={member} />
        </div>
      )}
    </MemberDialog>
  )
}

function Leave({ member }: { member: Member }) {
  return <LeaveGroup devices={useDevicesLeft(member)} />
}

function EditDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  return <EditMemberDialog member={member} lossOf={useDeviceLoss(member)} onClose={onClose} />
}

/** Whether the person may edit a member, or their invitation while it is pending. */
function useMayEdit(): (member: Member) => boolean {
  const { group } = useSelection()
  const user = useUser()
  return ({ role, invitation }) => {
    if (group === null || role === 'primary_caretaker') return false
    if (!invitation) return may(group.role, 'members:manage')
    return may(group.role, 'invitations:change', { own: invitation.invitedById === user.id })
  }
}
