import clsx from 'clsx'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { may } from '#contract/platform/policy.ts'
import { frameWords } from '../../platform/frame/frame-words.ts'
import { useNow } from '../../platform/now.ts'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { useSelection } from '../selection/selected-group.tsx'
import { memberName, presenceText } from './member-text.ts'
import { memberWords } from './member-words.ts'
import { useMembers } from './members.queries.ts'

const InviteDialog = lazyComponent(() =>
  import('../invitations/invite-dialog.tsx').then((dialog) => dialog.InviteDialog),
)
const maxShown = 6

export function MembersCard() {
  const { group } = useSelection()
  const members = useMembers()
  const now = useNow()
  const [isInviting, setInviting] = useState(false)
  return (
    <Card
      title={frameWords().pages.familyMembers}
      link={{ to: pagePaths.familyMembers, label: memberWords().seeAll }}
    >
      {members.isError && <FailureNote error={members.error} onRetry={() => members.refetch()} />}
      {members.isPending && <div className="my-3 h-24 animate-pulse rounded-control bg-surface-2" />}
      {members.data?.length === 0 && <p className="my-2 text-ink-2">{memberWords().none}</p>}
      <ul className="my-1">
        {members.data?.slice(0, maxShown).map((member) => (
          <li key={member.id} className="flex items-center gap-3.5 py-2">
            <Avatar name={memberName(member)} imageUrl={member.user.profileImageUrl} />
            <div className="min-w-0 grow">
              <p dir="auto" className="font-semibold break-words">
                {memberName(member)}
              </p>
              <p className="text-sm text-ink-2">
                {frameWords().roles[member.role]} ·{' '}
                <span className={clsx(member.isOnline && 'font-semibold text-success')}>
                  {presenceText(member, now)}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {group && may(group.role, 'members:invite') && (
        <Button className="mt-2 w-full" onClick={() => setInviting(true)}>
          <UserPlus size={18} aria-hidden />
          {memberWords().invite}
        </Button>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Card>
  )
}
