import type { FamilyGroup } from '#contract/family/groups.ts'
import { useUser } from '../../identity/signed-in-user.tsx'
import { formatMoment } from '../../platform/format.ts'
import { useNow } from '../../platform/now.ts'
import { Button } from '../../platform/ui/button.tsx'
import { memberWords } from './member-words.ts'
import { useAnswerTakeOver } from './successor.queries.ts'

/** On every page of the primary caretaker and of the successor who asks to take over, until it is decided. */
export function TakeOverNote({ group }: { group: FamilyGroup }) {
  const user = useUser()
  const now = useNow()
  const answer = useAnswerTakeOver()
  const { successor } = group
  if (!successor?.takeOver) return null
  const isSuccessor = successor.userId === user.id
  if (!isSuccessor && group.role !== 'primary_caretaker') return null
  const { possibleAt } = successor.takeOver
  const isPossible = Date.parse(possibleAt) <= now
  const from = formatMoment(possibleAt, now)
  const { youMayTakeOver, youHaveAsked, mayTakeOver, asksToTakeOver } = memberWords()
  const ofSuccessor = isPossible ? youMayTakeOver(group.name) : youHaveAsked({ group: group.name, from })
  const ofPrimary = isPossible ? mayTakeOver(successor.name) : asksToTakeOver({ name: successor.name, from })
  return (
    <section
      aria-label={memberWords().takingOver}
      className="mb-5 flex flex-wrap items-center gap-4 rounded-card border border-marigold bg-marigold-soft p-5 text-on-marigold dark:text-ink"
    >
      <p className="min-w-0 grow basis-60 break-words">{isSuccessor ? ofSuccessor : ofPrimary}</p>
      {isSuccessor && isPossible && (
        <Button look="primary" disabled={answer.isPending} onClick={() => answer.mutate('take over')}>
          {memberWords().takeOverNow}
        </Button>
      )}
      <Button
        look={isSuccessor ? 'plain' : 'primary'}
        disabled={answer.isPending}
        onClick={() => answer.mutate('end')}
      >
        {isSuccessor ? memberWords().takeBack : memberWords().iAmHere}
      </Button>
    </section>
  )
}
