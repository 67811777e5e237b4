import type { Voice } from '#contract/voices/voices.ts'
import { addDelivery } from '../delivery/add-deliveries.ts'
import { isSpoken } from '../delivery/answers/spoken-answers.ts'
import { send } from '../delivery/delivery.service.ts'
import { attemptDelivery } from '../delivery/delivery-attempts.ts'
import { listProgress } from '../delivery/progress.service.ts'
import type { Sender, Sending } from '../delivery/sending.ts'
import type { Actor } from '../family/actor.ts'
import { findBackdrop } from '../photos/backdrop.ts'
import { lockForSending } from '../photos/uploads/claim-and-send.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { notFound } from '../platform/errors.ts'
import { voiceKey } from './voice-files.ts'
import { readVoice, requireVoice } from './voices.service.ts'
import type { VoiceRow } from './voices.tables.ts'

export async function sendVoice(app: App, actor: Actor, id: string): Promise<Voice> {
  const { groupId, user } = actor
  await send(app, groupId, async (app) => {
    const voice = await requireVoice(app, groupId, id)
    await requireOfFamily(app, voice)
    return voiceSending(app, user, voice)
  })
  return readVoice(app, { id, family_group_id: groupId })
}

/** 404 for what she has said into a screen: it is not sent back to her in the name of a member. */
export async function requireOfFamily(app: App, { id }: Pick<VoiceRow, 'id'>): Promise<void> {
  if (await isSpoken(app, id)) throw notFound()
}

/** Sends a voice that was never sent: the claim before may have come without `isSent`, or while sending rested. */
export async function sendUnsent(app: App, actor: Actor, { id }: VoiceRow): Promise<void> {
  const { groupId, user } = actor
  const deliveryId = await inTransaction(app, async (app) => {
    if (!(await lockForSending(app, actor))) return null
    const voice = await requireVoice(app, groupId, id)
    const wasSent = (await listProgress(app, groupId, 'voice', [id])).has(id)
    return wasSent ? null : addDelivery(app, await voiceSending(app, user, voice))
  })
  if (deliveryId) await attemptDelivery(app, deliveryId)
}

/** What is sent of a voice, by whom. */
export async function voiceSending(app: App, sender: Sender, voice: VoiceRow): Promise<Sending> {
  const { id, family_group_id, object_id, words, duration } = voice
  return {
    groupId: family_group_id,
    sender,
    action: 'voice_sent',
    subject: {
      kind: 'voice',
      id,
      title: words,
      ...(await findBackdrop(app, voice)),
      sound: { key: voiceKey(object_id), duration: Number(duration) },
    },
  }
}
