import { useSelection } from '../../family/selection/selected-group.tsx'
import { useNow } from '../../platform/now.ts'
import { Card } from '../../platform/ui/card.tsx'
import { CardHeader } from '../../platform/ui/card-header.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { AnswerList } from './answer-list.tsx'
import { useAnswers } from './answers.queries.ts'

/** In a group that is kept in memory: what the loved one answered, without the calls. */
export function KeptAnswers() {
  const { group } = useSelection()
  const answers = useAnswers()
  const now = useNow()
  if (!group || answers.data?.answers.length === 0) return null
  const name = group.lovedOneName
  return (
    <Card aria-labelledby="kept-answers">
      <div className="mb-4">
        <CardHeader id="kept-answers" title={name ? `What ${name} answered` : 'What was answered'} />
      </div>
      {answers.isError && <FailureNote error={answers.error} onRetry={() => answers.refetch()} />}
      {answers.isPending && <div className="h-24 animate-pulse rounded-control bg-surface-2" />}
      {answers.data && (
        <AnswerList
          answers={answers.data.answers}
          groupId={group.id}
          lovedOne={name ?? 'Your loved one'}
          now={now}
          isPast
        />
      )}
    </Card>
  )
}
