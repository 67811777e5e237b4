import { publishChange } from '../family/group-live.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { isPostgres } from '../platform/db/transaction.ts'
import type { DueWork } from '../platform/work/due.ts'
import type { DeliveryTargetRow } from './delivery.tables.ts'
import { attemptsName, DeliveryFailure } from './delivery-channel.ts'
import { deviceTopic } from './devices.service.ts'

const batch = 100
/** Longer than any one attempt may take. */
const leaseLasts = minutes(1)
const retryAfter = [minutes(1), minutes(5), minutes(15)]

/** Attempts that are due: the first, those that were cut short, and retries. */
export const deliveryAttempts: DueWork = {
  name: attemptsName,
  async runBatch(app, now) {
    const targets = await claim(app, now)
    await Promise.all(targets.map((target) => attempt(app, target)))
    return targets.length
  },
  async nextAt(app) {
    const row = await app.db
      .selectFrom('delivery_targets')
      .where('due_at', 'is not', null)
      .where('accepted_at', 'is', null)
      .select((select) => select.fn.min('due_at').as('at'))
      .executeTakeFirst()
    return row?.at ?? null
  },
}

/** What a screen accepted that nobody has ever opened: after its time the sender learns it. */
export const deliveryExpiry: DueWork = {
  name: 'delivery-expiry',
  async runBatch(app, now) {
    const expired = await app.db
      .updateTable('delivery_targets')
      .set({ expired_at: now, expires_at: null })
      .where('shown_at', 'is', null)
      .where('id', 'in', (select) =>
        select
          .selectFrom('delivery_targets')
          .where('expires_at', '<=', now)
          .where('shown_at', 'is', null)
          .limit(batch)
          .select('id'),
      )
      .returning('family_group_id')
      .execute()
    for (const groupId of new Set(expired.map((row) => row.family_group_id))) {
      publishChange(app, groupId, 'photos', 'content')
    }
    return expired.length
  },
  async nextAt(app) {
    const row = await app.db
      .selectFrom('delivery_targets')
      .where('expires_at', 'is not', null)
      .where('shown_at', 'is', null)
      .select((select) => select.fn.min('expires_at').as('at'))
      .executeTakeFirst()
    return row?.at ?? null
  },
}

/** The first attempt, right after sending; nothing is due for devices that read their inbox here. */
export async function attemptDelivery(app: App, deliveryId: string): Promise<void> {
  const targets = await claim(app, app.clock.now(), deliveryId)
  await Promise.all(targets.map((target) => attempt(app, target)))
}

async function claim(app: App, now: number, deliveryId?: string): Promise<DeliveryTargetRow[]> {
  return app.db
    .updateTable('delivery_targets')
    .set({ lease_until: now + leaseLasts, due_at: now + leaseLasts })
    .where('id', 'in', (select) => {
      let due = select
        .selectFrom('delivery_targets as due')
        .where('due.due_at', '<=', now)
        .where('due.accepted_at', 'is', null)
        .where((where) =>
          where.or([where('due.lease_until', 'is', null), where('due.lease_until', '<=', now)]),
        )
        .orderBy('due.due_at')
        .limit(batch)
        .select('due.id')
      if (deliveryId) due = due.where('due.delivery_id', '=', deliveryId)
      return isPostgres(app) ? due.forUpdate().skipLocked() : due
    })
    .returningAll()
    .execute()
}

async function attempt(app: App, target: DeliveryTargetRow): Promise<void> {
  const delivery = await app.db
    .selectFrom('deliveries')
    .where('id', '=', target.delivery_id)
    .selectAll()
    .executeTakeFirstOrThrow()
  const device = await app.db
    .selectFrom('devices')
    .where('id', '=', target.device_id)
    .selectAll()
    .executeTakeFirstOrThrow()
  try {
    const channel = app.channels[device.kind]
    if (!channel) throw new DeliveryFailure(`${device.name} cannot be reached from here.`, { isFinal: true })
    if ('deliver' in channel) await channel.deliver(app, { target, delivery, device })
    await recordOutcome(app, target, { accepted_at: app.clock.now(), due_at: null, failure: null })
  } catch (error) {
    await recordOutcome(app, target, failureOutcome(app, target, error))
  }
}

function failureOutcome(app: App, target: DeliveryTargetRow, error: unknown) {
  const isKnown = error instanceof DeliveryFailure
  if (!isKnown) app.log.error({ err: error, targetId: target.id }, 'a delivery attempt broke')
  const sentence = isKnown ? error.message : 'The device could not be reached.'
  const pause = retryAfter[target.attempts]
  const now = app.clock.now()
  if (pause === undefined || (isKnown && error.isFinal)) {
    return { failed_at: now, due_at: null, failure: sentence }
  }
  return { due_at: now + pause, failure: sentence }
}

type Outcome = Partial<Pick<DeliveryTargetRow, 'accepted_at' | 'failed_at' | 'due_at' | 'failure'>>

async function recordOutcome(app: App, target: DeliveryTargetRow, outcome: Outcome): Promise<void> {
  await app.db
    .updateTable('delivery_targets')
    .set({ ...outcome, lease_until: null, attempts: target.attempts + 1 })
    .where('id', '=', target.id)
    .where('lease_until', '=', target.lease_until)
    .execute()
  app.live.publish(deviceTopic(target.device_id), { changed: ['view'] })
  publishChange(app, target.family_group_id, 'photos', 'content')
}
