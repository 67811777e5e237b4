import { failLost, healLost } from '../delivery/lost-subject.ts'
import { lockSending } from '../delivery/sending.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { DueWork } from '../platform/work/due.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import { objectOfVoiceKey, voiceKey } from './voice-files.ts'
import type { VoiceRow } from './voices.tables.ts'

/** How often it is looked whether the file is back. */
const lookAfter = minutes(10)

const queue = rowQueue({ table: 'voices', dueAt: 'lost_due_at', leaseMs: lookAfter, limit: 20 })

/** Remembers that the file of a voice is missing: what waits to be heard has failed, and leaves the devices. */
export async function recordLostVoice(app: App, key: string): Promise<void> {
  const objectId = objectOfVoiceKey(key)
  if (objectId === null) return
  const voice = await app.db
    .selectFrom('voices')
    .where('object_id', '=', objectId)
    .where('removed_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  if (!voice) return
  await inTransaction(app, async (app) => {
    await lockSending(app, voice.family_group_id)
    const now = app.clock.now()
    await app.db
      .updateTable('voices')
      .set({ lost_at: now, lost_due_at: now + lookAfter })
      .where('id', '=', voice.id)
      .where('lost_at', 'is', null)
      .execute()
    await failLost(app, lostOf(voice))
  })
}

/** Looks whether missing files are back, and then sends on. */
export const lostVoicesWork: DueWork = {
  name: 'lost-voices',
  async runBatch(app, now) {
    const voices = await queue.claim(app, now)
    for (const voice of voices) {
      try {
        await look(app, voice)
      } catch (error) {
        app.log.error(
          { err: error, voice: voice.id },
          'could not look for a missing file; trying again later',
        )
      }
    }
    return voices.length
  },
  nextAt: queue.nextAt,
}

async function look(app: App, voice: VoiceRow): Promise<void> {
  const isBack = voice.removed_at !== null || (await app.storage.size(voiceKey(voice.object_id))) !== null
  await inTransaction(app, async (app) => {
    await lockSending(app, voice.family_group_id)
    // It may have been sent again meanwhile.
    if (!isBack) return failLost(app, lostOf(voice))
    await healLost(app, lostOf(voice))
    await queue.settle(app, voice, { lost_at: null, lost_due_at: null })
  })
}

function lostOf({ id, family_group_id }: VoiceRow) {
  return { groupId: family_group_id, kind: 'voice', id } as const
}
