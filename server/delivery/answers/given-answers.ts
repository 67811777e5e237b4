import type { GivenAnswer } from '#contract/delivery.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { type Given, isOneOf, preparedQuery } from '../../platform/db/prepared-query.ts'

/** The loved one's answers, by the id of the target that they belong to. The oldest comes first. */
export async function listAnswers(app: App, targetIds: string[]): Promise<Map<string, GivenAnswer[]>> {
  if (targetIds.length === 0) return new Map()
  const byTarget = Map.groupBy(await readAnswers(app, { targetIds }), ({ target_id }) => target_id)
  const answers = [...byTarget].map(([targetId, given]): [string, GivenAnswer[]] => [
    targetId,
    given.map(({ kind, text, created_at }) => ({ kind, text, at: toIso(created_at) })),
  ])
  return new Map(answers)
}

const readAnswers = preparedQuery((app, given: Given<{ targetIds: string[] }>) =>
  app.db
    .selectFrom('delivery_answers')
    .where(isOneOf(app, 'target_id', given.targetIds))
    .select(['target_id', 'kind', 'text', 'created_at'])
    .orderBy('created_at')
    .orderBy('id'),
)
