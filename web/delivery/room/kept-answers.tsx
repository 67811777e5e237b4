import { useSelection } from '../../family/selection/selected-group.tsx'
import { useNow } from '../../platform/now.ts'
import { Card } from '../../platform/ui/card.tsx'
import { CardHeader } from '../../platform/ui/card-header.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { deliveryWords } from '../delivery-words.ts'
import { AnswerList } from './answer-list.tsx'
import { useAnswers } from './answers.queries.ts'

/** In a group that is kept in memory: what the loved one answered, without the calls. */
export function KeptAnswers() {
  const { group } = useSelection()
  const answers = useAnswers()
  const now = useNow()
  if (!group || answers.data?.answers.length === 0) return null
  const name = group.lovedOneName
  const words = deliveryWords()
  return (
    <Card aria-labelledby="kept-answers">
      <div className="mb-4">
        <CardHeader id="kept-answers" title={name ? words.whatAnswered(name) : words.whatWasAnswered} />
      </div>
      {answers.isError && <FailureNote error={answers.error} onRetry={() => answers.refetch()} />}
      {answers.isPending && <div className="h-24 animate-pulse rounded-control bg-surface-2" />}
      {answers.data && (
        <AnswerList
          answers={answers.data.answers}
          groupId={group.id}
          lovedOne={name ?? words.lovedOne}
          now={now}
          isPast
        />
      )}
    </Card>
  )
}
