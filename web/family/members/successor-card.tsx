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
import { memberWords } from './member-words.ts'
import { useAskToTakeOver, useNameSuccessor } from './successor.queries.ts'

type SuccessorCardProps = { group: FamilyGroup; members: Member[] }

/** For the primary caretaker, who names a successor, and for the one who is named. */
export function SuccessorCard({ group, members }: SuccessorCardProps) {
  const isPrimary = group.role === 'primary_caretaker'
  return (
    <Card title={isPrimary ? memberWords().yourSuccessor : memberWords().youAreSuccessor}>
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
      <p className="mt-2 max-w-prose text-ink-2">{memberWords().whoFollows(silentDays)}</p>
      {caretakers.length === 0 ? (
        <p className="mt-3">{memberWords().nobodyToName}</p>
      ) : (
        <div className="mt-4 max-w-sm">
          <SelectField
            label={memberWords().successor}
            value={named?.id ?? ''}
            disabled={name.isPending}
            onChange={(event) => name.mutate(event.target.value || null)}
          >
            <option value="">{memberWords().nobody}</option>
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
  const who = primary ? memberName(primary) : memberWords().somePrimary
  const lastAt = primary?.lastActiveAt ?? primary?.joinedAt
  const isAway = lastAt != null && Date.parse(lastAt) <= now - silentDays * 86_400_000
  return (
    <>
      <p className="mt-2 max-w-prose text-ink-2">{memberWords().namedYou({ name: who, days: silentDays })}</p>
      {isAway && !isAsking && (
        <Button className="mt-4" disabled={ask.isPending} onClick={() => setConfirming(true)}>
          {memberWords().askToTakeOver}
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={memberWords().takeOverQuestion(who)}
          confirm={memberWords().ask}
          onConfirm={() => ask.mutate()}
          onClose={() => setConfirming(false)}
        >
          {memberWords().takeOverMeans(answerDays)}
        </ConfirmDialog>
      )}
    </>
  )
}
