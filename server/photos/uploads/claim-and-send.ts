import { may } from '#contract/platform/policy.ts'
import { addDelivery } from '../../delivery/add-deliveries.ts'
import { attemptDelivery } from '../../delivery/delivery-attempts.ts'
import { listProgress } from '../../delivery/progress.service.ts'
import { lockSending } from '../../delivery/sending.ts'
import type { Actor } from '../../family/actor.ts'
import { isGroupInMemory } from '../../family/in-memory.ts'
import { requireStillMay } from '../../family/membership.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { photoSending, requirePhoto } from '../photos.service.ts'
import type { PhotoRow } from '../photos.tables.ts'

/**
 * Locks the group's sending. False where the actor's photos are added without being sent: in a group that is kept in
 * memory, or of a role that may not send.
 */
export async function lockForSending(app: App, actor: Actor): Promise<boolean> {
  await lockSending(app, actor.groupId)
  const { role } = await requireStillMay(app, actor, 'photos:add')
  return may(role, 'photos:send') && !(await isGroupInMemory(app, actor.groupId))
}

/** Sends a photo that was never sent: the claim before may have come without `isSent`, or while sending rested. */
export async function sendUnsent(app: App, actor: Actor, { id }: PhotoRow): Promise<void> {
  const { groupId, user } = actor
  const deliveryId = await inTransaction(app, async (app) => {
    if (!(await lockForSending(app, actor))) return null
    const photo = await requirePhoto(app, groupId, id)
    const wasSent = (await listProgress(app, groupId, 'photo', [id])).has(id)
    return wasSent ? null : addDelivery(app, photoSending(user, photo))
  })
  if (deliveryId) await attemptDelivery(app, deliveryId)
}
