import { listUses } from '../../../delivery/answers/given-answers.ts'
import { isInMemory } from '../../../family/in-memory.ts'
import { hours } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import type { AlexaEventRow } from '../../alexa.tables.ts'
import { listHeard } from '../../inbox/heard.ts'

/** After this a notification is dropped. */
const maxAge = hours(48)

/** A claimed event with the present state of its delivery, device, group, sender and account. */
export type PendingEvent = AlexaEventRow &
  Awaited<ReturnType<typeof listContexts>>[number] & {
    /** She has seen it on a screen, heard it from an Echo, or answered it. */
    isKnown: boolean
  }

/** Oldest first. The events' own columns stay as they were claimed, because they prove the lease. */
export async function listPendingEvents(app: App, claimed: AlexaEventRow[]): Promise<PendingEvent[]> {
  if (claimed.length === 0) return []
  const events = new Map(claimed.map((event) => [event.id, event]))
  const contexts = await listContexts(app, [...events.keys()])
  const deliveryIds = claimed.map(({ delivery_id }) => delivery_id)
  const uses = await listUses(app, deliveryIds)
  const heard = await listHeard(app, deliveryIds)
  return contexts.flatMap((context) => {
    const event = events.get(context.id)
    if (!event) return []
    const { delivery_id } = event
    const isKnown = heard.has(delivery_id) || (uses.get(delivery_id)?.isKnown ?? false)
    return [{ ...context, ...event, isKnown }]
  })
}

function listContexts(app: App, eventIds: string[]) {
  return app.db
    .selectFrom('alexa_events')
    .innerJoin('deliveries', 'deliveries.id', 'alexa_events.delivery_id')
    .innerJoin('delivery_targets as target', (join) =>
      join
        .onRef('target.delivery_id', '=', 'alexa_events.delivery_id')
        .onRef('target.device_id', '=', 'alexa_events.device_id'),
    )
    .leftJoin('echoes', 'echoes.device_id', 'alexa_events.device_id')
    .innerJoin('devices', 'devices.id', 'alexa_events.device_id')
    .innerJoin('family_groups', 'family_groups.id', 'alexa_events.family_group_id')
    .leftJoin('users', 'users.id', 'deliveries.sender_id')
    .leftJoin('alexa_users', 'alexa_users.user_id', 'alexa_events.user_id')
    .where('alexa_events.id', 'in', eventIds)
    .orderBy('alexa_events.created_at')
    .orderBy('alexa_events.id')
    .select('alexa_events.id')
    .select(['deliveries.withdrawn_at', 'deliveries.subject_removed_at', 'deliveries.sender_id'])
    .select(['deliveries.subject_kind', 'deliveries.subject_id', 'deliveries.ends_at'])
    .select(['target.id as target_id', 'target.shown_at', 'target.note'])
    .select([
      'echoes.api_endpoint',
      'echoes.locale',
      'echoes.linked_at',
      'devices.removed_at',
      'alexa_users.notices_on_at',
    ])
    .select(['family_groups.time_zone', 'family_groups.removed_at as group_removed_at'])
    .select('family_groups.in_memory_at')
    .select(['users.first_name', 'users.last_name'])
    .execute()
}

/**
 * False when the delivery has ended or was withdrawn or deleted, she knows it from any of her devices, the Echo is gone,
 * the group is in memory, or the event is too old.
 */
export function isStillNew(event: PendingEvent, now: number): boolean {
  if (event.ends_at !== null && event.ends_at <= now) return false
  if (isInMemory(event) || event.isKnown) return false
  const goneAt = event.withdrawn_at ?? event.subject_removed_at ?? event.removed_at ?? event.group_removed_at
  return (
    goneAt === null && event.linked_at !== null && event.shown_at === null && now - event.created_at < maxAge
  )
}
