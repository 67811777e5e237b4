import { deliveryTopics } from '#contract/delivery/sendable.ts'
import { publishChange } from '../family/group-live.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { DueWork } from '../platform/work/due.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import type { DeliveryTargetRow } from './delivery.tables.ts'
import { attemptsName, DeliveryFailure } from './delivery-channel.ts'
import { recordTrouble } from './delivery-trouble.ts'
import { deviceTopic } from './devices/device.ts'
import { idsOf, noteFailed, noteStep } from './path/note-step.ts'
import { reasonOf } from './path/reasons.ts'
import { lockSending } from './sending.ts'

const queue = rowQueue({
  table: 'delivery_targets',
  leaseMs: minutes(1),
  limit: 100,
  retryAfter: [minutes(1), minutes(5), minutes(15)],
})

/** Makes the attempts that are due: first ones, retries, and those that a crash has interrupted. */
export const deliveryAttempts: DueWork = {
  name: attemptsName,
  async runBatch(app, now) {
    return attemptAll(app, await queue.claim(app, now))
  },
  nextAt: queue.nextAt,
}

/** Makes the first attempts of one delivery. Devices that read their inbox here need none. */
export async function attemptDelivery(app: App, deliveryId: string): Promise<void> {
  await attemptAll(app, await queue.claim(app, app.clock.now(), { delivery_id: deliveryId }))
}

async function attemptAll(app: App, targets: DeliveryTargetRow[]): Promise<number> {
  for (const target of targets) await attempt(app, target)
  return targets.length
}

async function attempt(app: App, target: DeliveryTargetRow): Promise<void> {
  try {
    await inTransaction(app, (app) => deliver(app, target))
  } catch (error) {
    await recordFailure(app, target, error)
  }
  app.live.publish(deviceTopic(target.device_id), { changed: ['view'] })
  publishChange(app, target.family_group_id, ...deliveryTopics)
}

/**
 * Records the delivery as accepted and delivers it, both or neither. Taking it back, or removing the
 * device, ends the lease under the same lock: then nothing is delivered.
 */
async function deliver(app: App, target: DeliveryTargetRow): Promise<void> {
  await lockSending(app, target.family_group_id)
  const accepted = {
    accepted_at: app.clock.now(),
    due_at: null,
    failure: null,
    attempts: target.attempts + 1,
  }
  if (!(await queue.settle(app, target, accepted))) return
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
  const channel = app.channels[device.kind]
  if (!channel) throw new DeliveryFailure(`${device.name} cannot be reached from here.`, { isFinal: true })
  if ('deliver' in channel) await channel.deliver(app, { target, delivery, device })
  noteStep(app, 'accepted', { ...idsOf(target), attempts: accepted.attempts })
}

async function recordFailure(app: App, target: DeliveryTargetRow, error: unknown): Promise<void> {
  const isKnown = error instanceof DeliveryFailure
  if (!isKnown) app.log.error({ err: error, ...idsOf(target) }, 'a delivery attempt failed unexpectedly')
  const failure = isKnown ? error.message : 'The device could not be reached.'
  const attempts = target.attempts + 1
  const retryAt = isKnown && error.isFinal ? null : queue.retryAt(app, attempts)
  if (retryAt === null) await giveUp(app, target, { failure, attempts })
  else if (await queue.settle(app, target, { due_at: retryAt, failure, attempts }))
    noteStep(app, 'attempt_failed', { ...idsOf(target), attempts, reason: reasonOf(failure) })
}

async function giveUp(
  app: App,
  target: DeliveryTargetRow,
  columns: Pick<DeliveryTargetRow, 'failure' | 'attempts'>,
): Promise<void> {
  await inTransaction(app, async (app) => {
    await lockSending(app, target.family_group_id)
    const failed = { ...columns, due_at: null, failed_at: app.clock.now(), expires_at: null }
    if (!(await queue.settle(app, target, failed))) return
    noteFailed(app, columns.failure, idsOf(target))
    await recordTrouble(app, [target], 'delivery_failed')
  })
}
