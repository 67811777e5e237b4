import type { Voice } from '#contract/voices/voices.ts'
import type { Actor } from '../family/actor.ts'
import { requireStillThere } from '../family/membership.ts'
import { makeRoomInGroup, requireRoomBesideKept } from '../photos/storage/group-quota.ts'
import { claimUpload, notThere, UploadClosed } from '../photos/uploads/claim-upload.ts'
import { closeUpload, discardUpload, readUpload } from '../photos/uploads/uploads.service.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { conflict, invalid } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { readMp3, type Sound, UnplayableSound } from './mp3.ts'
import { voiceKey } from './voice-files.ts'
import { readVoice, recordVoiceChange } from './voices.service.ts'
import type { VoiceRow } from './voices.tables.ts'

type NewVoice = { objectPath: string; words: string | null }

/**
 * Makes a voice of what the person has uploaded. Its file is in the storage before the row is written. The same upload
 * again is the same voice.
 */
export function addVoice(app: App, actor: Actor, { objectPath, words }: NewVoice): Promise<Voice> {
  return claimUpload(app, actor, {
    table: 'voices',
    objectPath,
    store: (objectId) => storeSound(app, actor, objectId),
    insert: (app, objectId, sound) => insertVoice(app, actor, { objectId, words, sound }),
    answer: ({ row }) => readVoice(app, row),
    answerAgain: (voice) => answerAgain(app, voice),
  })
}

async function answerAgain(app: App, voice: VoiceRow): Promise<Voice> {
  if (voice.removed_at !== null) throw conflict('This voice was added already, and has been deleted since.')
  return readVoice(app, voice)
}

/** Keeps what plays of the upload, and nothing else. In the line of the pictures, because all of it is read into memory. */
async function storeSound(app: App, actor: Actor, objectId: string): Promise<Stored> {
  const upload = await readUpload(app, actor.user, objectId)
  if (!upload) throw notThere()
  const { bytes, duration } = await refuseUnplayable(app, objectId, () => readMp3(upload))
  await requireRoomBesideKept(app, actor.groupId, { bytes: bytes.length, photos: 0 })
  const release = app.disk.reserve(bytes.length)
  try {
    await app.storage.put(voiceKey(objectId), bytes)
  } finally {
    release()
  }
  return { bytes: bytes.length, duration }
}

/** Throws a sentence for the person, and discards the upload, when its bytes are no voice for us. */
async function refuseUnplayable(app: App, objectId: string, read: () => Sound): Promise<Sound> {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnplayableSound)) throw error
    await discardUpload(app, objectId)
    throw invalid(refusals[error.reason])
  }
}

export const refusals: Record<UnplayableSound['reason'], string> = {
  'no-mp3': 'This file is not a recording that every device can play. Please choose an MP3.',
  damaged: 'This recording is damaged: we cannot play all of it. Please record it again.',
  'too-short': 'There is nothing to hear in this recording. Please record it again.',
  'too-long': 'This recording is longer than a minute. Please record a shorter one.',
}

type Stored = { bytes: number; duration: number }

type Inserted = { row: VoiceRow; givenUp: Awaited<ReturnType<typeof makeRoomInGroup>> }

async function insertVoice(
  app: App,
  actor: Actor,
  { objectId, words, sound }: { objectId: string; words: string | null; sound: Stored },
): Promise<Inserted> {
  const { user, groupId } = actor
  // The person may have left the group while the file was stored, or was signed out.
  await requireStillThere(app, actor, 'photos:add')
  const givenUp = await makeRoomInGroup(app, groupId, { bytes: sound.bytes, photos: 0 })
  // Where others were faster, the sweep removes the file with the upload.
  if (!(await closeUpload(app, objectId))) throw new UploadClosed()
  const row: VoiceRow = {
    id: newId(),
    family_group_id: groupId,
    object_id: objectId,
    words,
    ...sound,
    added_by: user.id,
    created_at: app.clock.now(),
    removed_at: null,
    purged_at: null,
  }
  await app.db.insertInto('voices').values(row).execute()
  await requireRoomForRow(app, 'voices', groupId)
  await recordVoiceChange(app, actor, row, 'voice_added')
  return { row, givenUp }
}
