import { voiceLimits } from '#contract/voices/voice-limits.ts'
import type { Voice } from '#contract/voices/voices.ts'
import { addDelivery } from '../delivery/add-deliveries.ts'
import { attemptDelivery } from '../delivery/delivery-attempts.ts'
import type { Actor } from '../family/actor.ts'
import { requireStillThere } from '../family/membership.ts'
import { requirePhoto } from '../photos/photos.service.ts'
import { makeRoomInGroup } from '../photos/storage/group-quota.ts'
import { lockForSending } from '../photos/uploads/claim-and-send.ts'
import { claimUpload, newRowOf, UploadClosed } from '../photos/uploads/claim-upload.ts'
import { type SoundRefusals, type StoredSound, storeSound } from '../photos/uploads/store-sound.ts'
import { closeUpload } from '../photos/uploads/uploads.service.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { conflict } from '../platform/errors.ts'
import { sendUnsent, voiceSending } from './send-voice.ts'
import { voiceKey } from './voice-files.ts'
import { readVoice, recordVoiceChange } from './voices.service.ts'
import type { VoiceRow } from './voices.tables.ts'

type NewVoice = {
  objectPath: string
  words: string | null
  /** What is shown with it. */
  photoId?: string | null | undefined
  /** Send it in the transaction that adds it. Where sending rests it is only added, and has no delivery. */
  isSent?: boolean
}

/**
 * Makes a voice of what the person has uploaded. Its file is in the storage before the row is written. The same upload
 * again is the same voice, and sends nothing twice.
 */
export function addVoice(app: App, actor: Actor, voice: NewVoice): Promise<Voice> {
  return claimUpload(app, actor, {
    table: 'voices',
    objectPath: voice.objectPath,
    store: (objectId) =>
      storeSound(app, actor, objectId, { key: voiceKey(objectId), limits: voiceLimits, refusals }),
    insert: (app, objectId, sound) => insertVoice(app, actor, { ...voice, objectId, sound }),
    async answer({ row, deliveryId }) {
      if (deliveryId) await attemptDelivery(app, deliveryId)
      return readVoice(app, row)
    },
    answerAgain: (row) => answerAgain(app, actor, row, voice),
  })
}

/** The voice of an earlier claim. It is sent if it is to be, and never was. */
async function answerAgain(
  app: App,
  actor: Actor,
  voice: VoiceRow,
  { isSent = false }: NewVoice,
): Promise<Voice> {
  if (voice.removed_at !== null)
    throw conflict('This recording was added already, and has been deleted since.')
  if (isSent) await sendUnsent(app, actor, voice)
  return readVoice(app, voice)
}

export const refusals: SoundRefusals = {
  'no-mp3': 'This file is not a recording that every device can play. Please choose an MP3.',
  damaged: 'This recording is damaged: we cannot play all of it. Please record it again.',
  'too-short': 'There is nothing to hear in this recording. Please record it again.',
  'too-long': 'This recording is longer than a minute. Please record a shorter one.',
}

type Inserted = {
  row: VoiceRow
  givenUp: Awaited<ReturnType<typeof makeRoomInGroup>>
  deliveryId: string | null
}

async function insertVoice(
  app: App,
  actor: Actor,
  { objectId, words, photoId, isSent, sound }: NewVoice & { objectId: string; sound: StoredSound },
): Promise<Inserted> {
  const { user, groupId } = actor
  const isToSend = isSent && (await lockForSending(app, actor))
  // The person may have left the group while the file was stored, or was signed out.
  await requireStillThere(app, actor, 'photos:add')
  if (photoId) await requirePhoto(app, groupId, photoId)
  const givenUp = await makeRoomInGroup(app, groupId, { bytes: sound.bytes, photos: 0 })
  // Where others were faster, the sweep removes the file with the upload.
  if (!(await closeUpload(app, objectId))) throw new UploadClosed()
  const row: VoiceRow = {
    ...newRowOf(app, actor, objectId),
    words,
    ...sound,
    photo_id: photoId ?? null,
  }
  await app.db.insertInto('voices').values(row).execute()
  await requireRoomForRow(app, 'voices', groupId)
  // What is sent at once is told once: the delivery records that.
  const deliveryId = isToSend ? await addDelivery(app, await voiceSending(app, user, row)) : null
  if (!isToSend) await recordVoiceChange(app, actor, row, 'voice_added')
  return { row, givenUp, deliveryId }
}
