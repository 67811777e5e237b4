import { setNote } from '../../../delivery/delivery.service.ts'
import type { DeliveryRow, DeliveryTargetRow } from '../../../delivery/delivery.tables.ts'
import { publishChange } from '../../../family/group-live.ts'
import type { App } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { dueTopic } from '../../../platform/work/due.ts'
import type { EventName } from '../../alexa.tables.ts'
import { type Echo, listEchoesOfUser } from '../../echoes/echo.service.ts'

export const eventsWork = 'alexa-events'

const notAllowed =
  'The Echo does not say by itself that something is new: notifications are not allowed for the skill.'

/**
 * Amazon is to be asked to say on the Echo that there is something new. Within the caller's
 * transaction; the same delivery for the same account again is the same.
 */
export async function addEvent(
  app: App,
  echo: Echo,
  { target, delivery }: { target: DeliveryTargetRow; delivery: DeliveryRow },
): Promise<void> {
  if (!app.config.alexa?.client) return
  if (!(await hasNotices(app, echo.user_id))) return setNote(app, [target.id], notAllowed)
  await app.db
    .insertInto('alexa_events')
    .values({
      id: newId(),
      family_group_id: echo.family_group_id,
      device_id: echo.device_id,
      delivery_id: delivery.id,
      user_id: echo.user_id,
      name: nameOf(delivery),
      reference: null,
      created_at: app.clock.now(),
      due_at: app.clock.now(),
      attempts: 0,
      accepted_at: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.columns(['delivery_id', 'user_id']).doNothing())
    .execute()
}

function nameOf({ subject_kind }: DeliveryRow): EventName {
  return subject_kind === 'content' ? 'AMAZON.MediaContent.Available' : 'AMAZON.MessageAlert.Activated'
}

export function wakeEvents(app: App): void {
  app.live.publish(dueTopic(eventsWork), {})
}

export async function hasNotices(app: App, userId: string): Promise<boolean> {
  const row = await app.db
    .selectFrom('alexa_users')
    .where('user_id', '=', userId)
    .select('notices_on_at')
    .executeTakeFirst()
  return row?.notices_on_at != null
}

/** What Amazon says of the account's wish. `at`: when, by Amazon's clock; what is older is too late. */
export async function setNotices(
  app: App,
  userId: string,
  { isOn, at }: { isOn: boolean; at: number },
): Promise<void> {
  const row = { user_id: userId, notices_on_at: isOn ? at : null, notices_said_at: at }
  await app.db
    .insertInto('alexa_users')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('alexa_users.notices_said_at', '<', at),
    )
    .execute()
  for (const echo of await listEchoesOfUser(app, userId)) publishChange(app, echo.family_group_id, 'devices')
}
