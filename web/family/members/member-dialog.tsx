import type { ReactNode } from 'react'
import type { Member } from '#contract/family/members.ts'
import { formatDate } from '../../platform/format.ts'
import { frameWords } from '../../platform/frame/frame-words.ts'
import { useNow } from '../../platform/now.ts'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { Facts } from '../../platform/ui/facts.tsx'
import { PhoneLink } from '../../platform/ui/phone-link.tsx'
import { isInMemory } from '../selection/in-memory.ts'
import { useSelection } from '../selection/selected-group.tsx'
import { memberName, presenceText } from './member-text.ts'
import { memberWords } from './member-words.ts'
import { allowed } from './roles/role-permissions-card.tsx'

type MemberDialogProps = {
  member: Member
  onClose: () => void
  /** Shown below the facts: their contributions, and leaving the group. */
  children?: ReactNode
}

/** What everybody in the group can read about a member. */
export function MemberDialog({ member, onClose, children }: MemberDialogProps) {
  const now = useNow()
  const { group } = useSelection()
  const name = memberName(member)
  const { facts, may, pending } = memberWords()
  return (
    <Dialog title={name} onClose={onClose}>
      <Avatar name={name} imageUrl={member.user.profileImageUrl} className="!size-20 text-2xl" />
      <Facts
        facts={[
          [facts.email, member.user.email],
          [facts.phone, member.user.phone && <PhoneLink key="phone" phone={member.user.phone} />],
          [facts.role, frameWords().roles[member.role]],
          [facts.joined, member.joinedAt ? formatDate(member.joinedAt) : pending],
          [facts.lastActive, member.invitation ? facts.notYet : presenceText(member, now)],
        ]}
      />
      {children}
      <h3 className="mt-6 font-semibold">{may}</h3>
      <ul className="mt-1 list-disc ps-6 text-sm text-ink-2">
        {allowed(member.role, { inMemory: isInMemory(group) }).map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </Dialog>
  )
}
