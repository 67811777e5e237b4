import type { Clip } from '#contract/clips/clips.ts'
import { addDelivery } from '../delivery/add-deliveries.ts'
import { send } from '../delivery/delivery.service.ts'
import { attemptDelivery } from '../delivery/delivery-attempts.ts'
import { listProgress } from '../delivery/progress.service.ts'
import type { Sender, Sending } from '../delivery/sending.ts'
import type { Actor } from '../family/actor.ts'
import { lockForSending } from '../photos/uploads/claim-and-send.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { filmKey, posterKey } from './clip-files.ts'
import { readClip, requireClip } from './clips.service.ts'
import type { ClipRow } from './clips.tables.ts'

export async function sendClip(app: App, { groupId, user }: Actor, id: string): Promise<Clip> {
  await send(app, groupId, async (app) => clipSending(user, await requireClip(app, groupId, id)))
  return readClip(app, groupId, id)
}

/** Sends a clip that was never sent: the claim before may have come without `isSent`, or while sending rested. */
export async function sendUnsent(app: App, actor: Actor, { id }: Pick<ClipRow, 'id'>): Promise<void> {
  const { groupId, user } = actor
  const deliveryId = await inTransaction(app, async (app) => {
    if (!(await lockForSending(app, actor))) return null
    const clip = await requireClip(app, groupId, id)
    const wasSent = (await listProgress(app, groupId, 'clip', [id])).has(id)
    return wasSent ? null : addDelivery(app, clipSending(user, clip))
  })
  if (deliveryId) await attemptDelivery(app, deliveryId)
}

/** What is sent of a clip, by whom. Its poster is the picture that every device shows. */
export function clipSending(sender: Sender, clip: ClipRow): Sending {
  const { id, family_group_id, object_id, words, thumbhash, duration, sound } = clip
  return {
    groupId: family_group_id,
    sender,
    action: 'clip_sent',
    subject: {
      kind: 'clip',
      id,
      title: words,
      picture: {
        key: posterKey(object_id),
        width: Number(clip.width),
        height: Number(clip.height),
        thumbhash,
      },
      film: { key: filmKey(object_id), duration: Number(duration), hasSound: sound !== null },
    },
  }
}
