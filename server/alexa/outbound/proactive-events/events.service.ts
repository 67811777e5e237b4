import { setNote } from '../../../delivery/delivery.service.ts'
import type { DeliveryRow, DeliveryTargetRow } from '../../../delivery/delivery.tables.ts'
import type { App } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { dueTopic } from '../../../platform/work/due.ts'
import type { EventName } from '../../alexa.tables.ts'
import type { Echo } from '../../echoes/echo.service.ts'
import { areNotificationsAllowed } from './consent.service.ts'

export const eventsWork = 'alexa-events'

const notAllowed =
  'The Echo does not say by itself that something is new: notifications are not allowed for the skill.'

/**
 * Queues a notification on the Echo's account. Within the caller's transaction. One delivery makes one
 * notification for each account.
 */
export async function addEvent(
  app: App,
  echo: Echo,
  { target, delivery }: { target: DeliveryTargetRow; delivery: DeliveryRow },
): Promise<void> {
  if (!app.config.alexa?.client) return
  if (!(await areNotificationsAllowed(app, echo.user_id))) return setNote(app, [target.id], notAllowed)
  await app.db
    .insertInto('alexa_events')
    .values({
      id: newId(),
      family_group_id: echo.family_group_id,
      device_id: echo.device_id,
      delivery_id: delivery.id,
      user_id: echo.user_id,
      name: eventNameOf(delivery),
      reference: null,
      created_at: app.clock.now(),
      due_at: app.clock.now(),
      attempts: 0,
      accepted_at: null,
      ended_at: null,
      failed_at: null,
      failure: null,
    })
    .onConflict((conflict) => conflict.columns(['delivery_id', 'user_id']).doNothing())
    .execute()
}

function eventNameOf({ subject_kind }: DeliveryRow): EventName {
  return subject_kind === 'content' ? 'AMAZON.MediaContent.Available' : 'AMAZON.MessageAlert.Activated'
}

export function wakeEvents(app: App): void {
  app.live.publish(dueTopic(eventsWork), {})
}
