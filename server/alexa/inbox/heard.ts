import type { InboxItem } from '../../delivery/inbox/inbox.service.ts'
import { recordShown } from '../../delivery/inbox/reports.service.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import type { Echo } from '../echoes/echo.service.ts'

// What she has heard of on any Echo: each says only what is new to her.

/** As long as this another Echo is trusted to show what it has said. Then what it has not shown is new again. */
const announcedFor = minutes(10)

/** Those of the deliveries that an Echo has read aloud. */
export async function listHeard(app: App, deliveryIds: string[]): Promise<Set<string>> {
  if (deliveryIds.length === 0) return new Set()
  const rows = await app.db
    .selectFrom('alexa_heard')
    .innerJoin('delivery_targets', 'delivery_targets.id', 'alexa_heard.target_id')
    .where('delivery_targets.delivery_id', 'in', deliveryIds)
    .select('delivery_targets.delivery_id')
    .execute()
  return new Set(rows.map(({ delivery_id }) => delivery_id))
}

/** Those that another Echo has got in the last minutes. */
export async function listAnnounced(app: App, echo: Echo, deliveryIds: string[]): Promise<Set<string>> {
  if (deliveryIds.length === 0) return new Set()
  const rows = await app.db
    .selectFrom('delivery_targets')
    .innerJoin('echoes', 'echoes.device_id', 'delivery_targets.device_id')
    .where('delivery_targets.delivery_id', 'in', deliveryIds)
    .where('echoes.device_id', '!=', echo.device_id)
    .where('delivery_targets.handed_at', '>', app.clock.now() - announcedFor)
    .select('delivery_targets.delivery_id')
    .execute()
  return new Set(rows.map(({ delivery_id }) => delivery_id))
}

/**
 * An item that an Echo without a screen has read aloud is not new any more, but was never shown. A note is all words:
 * to hear it is to have it.
 */
export async function recordReadAloud(
  app: App,
  echo: Echo,
  item: Pick<InboxItem, 'id' | 'kind' | 'deliveryId'>,
): Promise<void> {
  if (item.kind === 'note') await recordShown(app, echo.device, item.deliveryId, app.clock.now())
  await app.db
    .insertInto('alexa_heard')
    .values({
      target_id: item.id,
      family_group_id: echo.family_group_id,
      heard_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.column('target_id').doNothing())
    .execute()
}
