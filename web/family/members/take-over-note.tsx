import type { FamilyGroup } from '#contract/family/groups.ts'
import { useUser } from '../../identity/signed-in-user.tsx'
import { formatMoment } from '../../platform/format.ts'
import { useNow } from '../../platform/now.ts'
import { Button } from '../../platform/ui/button.tsx'
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
  return (
    <section
      aria-label="Taking over"
      className="mb-5 flex flex-wrap items-center gap-4 rounded-card border border-marigold bg-marigold-soft p-5 text-on-marigold dark:text-ink"
    >
      <p className="min-w-0 grow basis-60 break-words">
        {isSuccessor ? (
          isPossible ? (
            <>Nobody has said no. You can become the primary caretaker of {group.name} now.</>
          ) : (
            <>
              You have asked to take over {group.name}. If nobody says no, you can do so from{' '}
              {formatMoment(possibleAt, now)}.
            </>
          )
        ) : isPossible ? (
          <>{successor.name} can take over as primary caretaker now, unless you say no.</>
        ) : (
          <>
            {successor.name} asks to take over as primary caretaker, because you were away for long. Unless
            you say no, they can do so from {formatMoment(possibleAt, now)}.
          </>
        )}
      </p>
      {isSuccessor && isPossible && (
        <Button look="primary" disabled={answer.isPending} onClick={() => answer.mutate('take over')}>
          Take over now
        </Button>
      )}
      <Button
        look={isSuccessor ? 'plain' : 'primary'}
        disabled={answer.isPending}
        onClick={() => answer.mutate('end')}
      >
        {isSuccessor ? 'Take it back' : 'No, I am here'}
      </Button>
    </section>
  )
}
