import { takenBackWithin } from '#contract/delivery/taken-back.ts'
import { voiceLimits } from '#contract/voices/voice-limits.ts'
import { takeBackSpoken } from '../activity/take-back-answered.ts'
import {
  findSpoken,
  lockSpoken,
  possibleAt,
  recordSpoken,
  recordUnsaid,
  type SpokenPress,
  setSpokenRemoved,
} from '../delivery/answers/spoken-answers.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { recordLovedOneActivity } from '../delivery/devices/device-contact.ts'
import { lockSending } from '../delivery/sending.ts'
import { purgePhotos } from '../photos/photo-purge.ts'
import { makeRoomInGroup, requireRoomBesideKept } from '../photos/storage/group-quota.ts'
import { purgedAfter } from '../photos/storage/kept-things.ts'
import { readMp3, type Sound, UnplayableSound } from '../photos/uploads/mp3.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { conflict, invalid } from '../platform/errors.ts'
import { idOf, newId } from '../platform/ids.ts'
import { readRoomRow } from '../room/rooms.ts'
import { refusals } from './claim-voice.ts'
import { voiceKey } from './voice-files.ts'

/**
 * Keeps what she has said into a screen, for the sender of what she answered or for the family. The same press again is the same
 * answer. Its file has the name of the press, so that a press which is sent again after a crash writes it again.
 */
export async function addHerVoice(
  app: App,
  device: DeviceRow,
  spoken: SpokenPress,
  upload: Buffer,
): Promise<void> {
  const { family_group_id: groupId } = device
  const objectId = idOf(`${device.id} ${spoken.press}`)
  await app.claims.inTurn(objectId, async () => {
    if (await findSpoken(app, device, spoken.press)) return
    if ((await readRoomRow(app, groupId)).voice_on_at === null)
      throw conflict('Your family has switched off that this screen sends a voice.')
    const { bytes, duration } = playable(upload)
    await requireRoomBesideKept(app, groupId, { bytes: bytes.length, photos: 0 })
    const release = app.disk.reserve(bytes.length)
    try {
      await app.storage.put(voiceKey(objectId), bytes)
      const sound = { objectId, duration, bytes }
      const givenUp = await inTransaction(app, (app) => insertHerVoice(app, device, spoken, sound))
      if (givenUp) await purgePhotos(app, givenUp)
      else await removeUnused(app, groupId, objectId)
    } catch (error) {
      await removeUnused(app, groupId, objectId)
      throw error
    } finally {
      release()
    }
  })
}

function playable(upload: Buffer): Sound {
  try {
    return readMp3(upload, voiceLimits)
  } catch (error) {
    throw error instanceof UnplayableSound ? invalid(refusals[error.reason]) : error
  }
}

/** Null for a press that is known: another server has taken it meanwhile, or she has taken it back. */
async function insertHerVoice(
  app: App,
  device: DeviceRow,
  spoken: SpokenPress,
  { objectId, duration, bytes }: Sound & { objectId: string },
) {
  const { family_group_id } = device
  const id = newId()
  if (!(await recordSpoken(app, device, spoken, { id, duration }))) return null
  // Another server that failed with the same press may have removed the file since.
  if ((await app.storage.size(voiceKey(objectId))) === null) await app.storage.put(voiceKey(objectId), bytes)
  const givenUp = await makeRoomInGroup(app, family_group_id, { bytes: bytes.length, photos: 0 })
  await app.db
    .insertInto('voices')
    .values({
      id,
      family_group_id,
      object_id: objectId,
      words: null,
      duration,
      bytes: bytes.length,
      added_by: null,
      created_at: app.clock.now(),
      removed_at: null,
      purged_at: null,
    })
    .execute()
  await requireRoomForRow(app, 'voices', family_group_id)
  return givenUp
}

/**
 * Leaves the file of a voice that another server has added, which it does under the same lock. One that is deleted goes with
 * its purge.
 */
function removeUnused(app: App, groupId: string, objectId: string): Promise<void> {
  return inTransaction(app, async (app) => {
    await lockSending(app, groupId)
    const voice = await app.db
      .selectFrom('voices')
      .where('object_id', '=', objectId)
      .where('purged_at', 'is', null)
      .select('id')
      .executeTakeFirst()
    if (!voice) await app.storage.remove(voiceKey(objectId))
  })
}

/**
 * Within ten minutes she takes back what she has said by the press. Nobody can bring it back, also where the family has
 * deleted it already, and its file goes soon. What comes only now is refused.
 */
export async function takeHerVoiceBack(
  app: App,
  key: DeviceRow,
  { press, at }: Omit<SpokenPress, 'deliveryId'>,
): Promise<void> {
  await inTransaction(app, async (app) => {
    const device = await lockSpoken(app, key)
    const takenBackAt = possibleAt(app, device, at)
    await recordLovedOneActivity(app, device, takenBackAt)
    const spoken = await findSpoken(app, device, press)
    if (!spoken) return recordUnsaid(app, device, press)
    if (spoken.created_at <= takenBackAt - takenBackWithin) return
    const { voice_id, family_group_id, delivery_id } = spoken
    await setSpokenRemoved(app, { id: voice_id, family_group_id }, app.clock.now())
    await app.db
      .updateTable('voices')
      .set({ removed_at: app.clock.now() - purgedAfter })
      .where('id', '=', voice_id)
      .where('purged_at', 'is', null)
      .execute()
    const by = { groupId: family_group_id, by: { device } }
    await takeBackSpoken(app, { ...by, deliveryId: delivery_id, voiceId: voice_id })
  })
}
