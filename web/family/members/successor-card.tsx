import { useState } from 'react'
import type { FamilyGroup } from '#contract/family/groups.ts'
import type { Member } from '#contract/family/members.ts'
import { answerDays, silentDays } from '#contract/family/successor.ts'
import { useNow } from '../../platform/now.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { SelectField } from '../../platform/ui/field.tsx'
import { memberName } from './member-text.ts'
import { useAskToTakeOver, useNameSuccessor } from './successor.queries.ts'

type SuccessorCardProps = { group: FamilyGroup; members: Member[] }

/** For the primary caretaker, who names a successor, and for the one who is named. */
export function SuccessorCard({ group, members }: SuccessorCardProps) {
  const isPrimary = group.role === 'primary_caretaker'
  return (
    <Card title={isPrimary ? 'Your successor' : 'You are the successor'}>
      {isPrimary ? (
        <Naming group={group} members={members} />
      ) : (
        <Named members={members} isAsking={group.successor?.takeOver != null} />
      )}
    </Card>
  )
}

function Naming({ group, members }: SuccessorCardProps) {
  const name = useNameSuccessor()
  const caretakers = members.filter(
    ({ role, isActive, invitation }) => role === 'caretaker' && isActive && !invitation,
  )
  const named = caretakers.find(({ user }) => user.id === group.successor?.userId)
  return (
    <>
      <p className="mt-2 max-w-prose text-ink-2">
        Who takes care of the group when you cannot? They become the primary caretaker when you leave. If you
        are away for {silentDays} days, they may ask to take over, and you can say no.
      </p>
      {caretakers.length === 0 ? (
        <p className="mt-3">As soon as somebody else is a caretaker, you can name them here.</p>
      ) : (
        <div className="mt-4 max-w-sm">
          <SelectField
            label="Successor"
            value={named?.id ?? ''}
            disabled={name.isPending}
            onChange={(event) => name.mutate(event.target.value || null)}
          >
            <option value="">Nobody</option>
            {caretakers.map((member) => (
              <option key={member.id} value={member.id}>
                {memberName(member)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </>
  )
}

function Named({ members, isAsking }: { members: Member[]; isAsking: boolean }) {
  const now = useNow()
  const ask = useAskToTakeOver()
  const [isConfirming, setConfirming] = useState(false)
  const primary = members.find(({ role }) => role === 'primary_caretaker')
  const who = primary ? memberName(primary) : 'The primary caretaker'
  const lastAt = primary?.lastActiveAt ?? primary?.joinedAt
  const isAway = lastAt != null && Date.parse(lastAt) <= now - silentDays * 86_400_000
  return (
    <>
      <p className="mt-2 max-w-prose text-ink-2">
        {who} has named you. You become the primary caretaker when they leave. There is nothing to do until
        then. If nobody has seen them here for {silentDays} days, you may ask to take over.
      </p>
      {isAway && !isAsking && (
        <Button className="mt-4" disabled={ask.isPending} onClick={() => setConfirming(true)}>
          Ask to take over…
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={`Ask to take over from ${who}?`}
          confirm="Ask"
          onConfirm={() => ask.mutate()}
          onClose={() => setConfirming(false)}
        >
          They are told by mail, on their phone and here, and can say no for {answerDays} days. After that you
          can become the primary caretaker, and they stay as a caretaker.
        </ConfirmDialog>
      )}
    </>
  )
}
