import clsx from 'clsx'
import { Eye, Pencil } from 'lucide-react'
import type { Member } from '#contract/family/members.ts'
import { frameWords } from '../../platform/frame/frame-words.ts'
import { useNow } from '../../platform/now.ts'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { isExpired, joinedText, memberName, presenceText } from './member-text.ts'
import { memberWords } from './member-words.ts'

type MemberCardProps = {
  member: Member
  /** Who they are to the loved one: "your daughter". */
  relation: string | null
  /** Follows the primary caretaker. */
  isSuccessor: boolean
  onView: () => void
  onEdit: (() => void) | null
}

export function MemberCard({ member, relation, isSuccessor, onView, onEdit }: MemberCardProps) {
  const now = useNow()
  const name = memberName(member)
  return (
    <article className="flex h-full min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex min-w-0 flex-wrap items-start gap-4">
        <Avatar name={name} imageUrl={member.user.profileImageUrl} className="!size-14 text-lg" />
        <div className="min-w-0 grow basis-40">
          <h2 dir="auto" className="text-lg leading-snug font-semibold break-words">
            {name}
          </h2>
          {relation && (
            <p dir="auto" className="break-words">
              {relation}
            </p>
          )}
          {member.user.email && member.user.email !== name && (
            <p className="text-sm break-words text-ink-2">{member.user.email}</p>
          )}
          {member.invitedAs && (
            <p className="text-sm break-words text-ink-2">{memberWords().invitedAs(member.invitedAs)}</p>
          )}
          <p className="mt-2 flex flex-wrap gap-2 text-sm font-semibold">
            <span className="rounded-full bg-pine-soft px-3 py-0.5 text-pine">
              {frameWords().roles[member.role]}
            </span>
            {isSuccessor && (
              <span className="rounded-full bg-sky-soft px-3 py-0.5 text-sky">{memberWords().successor}</span>
            )}
            <span className={clsx('rounded-full px-3 py-0.5', statusLook(member))}>{statusText(member)}</span>
          </p>
        </div>
      </div>
      <p className="text-sm text-ink-2">
        {member.invitation
          ? isExpired(member, now)
            ? memberWords().hasExpired
            : memberWords().notAccepted
          : `${joinedText(member)}\u00a0· ${presenceText(member, now)}`}
      </p>
      <div className="mt-auto flex flex-wrap gap-3">
        <Button className="grow" aria-label={memberWords().viewIt(name)} onClick={onView}>
          <Eye size={18} aria-hidden />
          {memberWords().view}
        </Button>
        {onEdit && (
          <Button className="grow" aria-label={memberWords().editIt(name)} onClick={onEdit}>
            <Pencil size={18} aria-hidden />
            {memberWords().edit}
          </Button>
        )}
      </div>
    </article>
  )
}

function statusText(member: Member): string {
  const { pending, active, inactive } = memberWords()
  if (member.invitation) return pending
  return member.isActive ? active : inactive
}

function statusLook(member: Member): string {
  if (member.invitation) return 'bg-marigold-soft text-on-marigold dark:text-marigold'
  return member.isActive ? 'bg-success-soft text-success' : 'bg-surface-2 text-ink-2'
}
