import type { GivenAnswer } from '#contract/delivery/delivery.ts'
import { minutes, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { type Given, isOneOf, preparedQuery } from '../../platform/db/prepared-query.ts'

/** What the loved one has done with a delivery, on whichever of her devices. */
export type DeliveryUse = {
  /** The oldest first. */
  answers: GivenAnswer[]
  /** It was shown or answered long enough ago that it is no news on another device. */
  isKnown: boolean
}

/** Devices that are side by side show something new at the same time. Neither makes it old on the other. */
const shownTogether = minutes(1)

/** By the id of the delivery. One that no device has shown or answered is missing. */
export async function listUses(app: App, deliveryIds: string[]): Promise<Map<string, DeliveryUse>> {
  if (deliveryIds.length === 0) return new Map()
  const knownBefore = app.clock.now() - shownTogether
  const lines = Map.groupBy(await readUses(app, { deliveryIds }), ({ delivery_id }) => delivery_id)
  return new Map(
    [...lines].map(([id, given]) => {
      const answers = given.flatMap(({ kind, text, answered_at }): GivenAnswer[] =>
        kind === null || answered_at === null ? [] : [{ kind, text, at: toIso(answered_at) }],
      )
      const wasShown = given.some(({ shown_at }) => shown_at !== null && shown_at <= knownBefore)
      return [id, { answers, isKnown: wasShown || answers.length > 0 }]
    }),
  )
}

const readUses = preparedQuery((app, given: Given<{ deliveryIds: string[] }>) =>
  app.db
    .selectFrom('delivery_targets')
    .leftJoin('delivery_answers', 'delivery_answers.target_id', 'delivery_targets.id')
    .where(isOneOf(app, 'delivery_targets.delivery_id', given.deliveryIds))
    .where(({ eb, or }) =>
      or([
        eb('delivery_targets.shown_at', 'is not', null),
        eb('delivery_answers.created_at', 'is not', null),
      ]),
    )
    .select(['delivery_targets.delivery_id', 'delivery_targets.shown_at'])
    .select(['delivery_answers.kind', 'delivery_answers.text', 'delivery_answers.created_at as answered_at'])
    .orderBy('delivery_answers.created_at')
    .orderBy('delivery_answers.id'),
)
