import { useUser } from '../../identity/signed-in-user.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { useSelection } from '../selection/selected-group.tsx'
import { useAnswerHandOver } from './hand-over.queries.ts'
import { memberWords } from './member-words.ts'

/** On every page of the two people of a hand-over, until it is answered. */
export function HandOverNote() {
  const { group } = useSelection()
  const user = useUser()
  const answer = useAnswerHandOver()
  if (!group?.handOverTo) return null
  const isAsked = group.handOverTo.userId === user.id
  if (!isAsked && group.role !== 'primary_caretaker') return null
  return (
    <section
      aria-label={memberWords().handOver}
      className="mb-5 flex flex-wrap items-center gap-4 rounded-card border border-marigold bg-marigold-soft p-5 text-on-marigold dark:text-ink"
    >
      <p className="min-w-0 grow basis-60">
        {isAsked ? memberWords().youAreAsked(group.name) : memberWords().isAsked(group.handOverTo.name)}
      </p>
      {isAsked && (
        <Button look="primary" disabled={answer.isPending} onClick={() => answer.mutate('accept')}>
          {memberWords().accept}
        </Button>
      )}
      <Button disabled={answer.isPending} onClick={() => answer.mutate('cancel')}>
        {isAsked ? memberWords().noThanks : memberWords().takeBack}
      </Button>
    </section>
  )
}
