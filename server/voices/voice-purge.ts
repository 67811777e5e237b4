import { restorableFor } from '../photos/photos.service.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import type { DueWork } from '../platform/work/due.ts'
import { oneByOne } from '../platform/work/one-by-one.ts'
import { voiceKey } from './voice-files.ts'
import './voices.tables.ts'

/** A grace period for a restore that is in progress at the deadline. */
export const purgedAfter = restorableFor + minutes(1)
const retryAfter = minutes(5)

/** Removes the files of deleted voices when they cannot be restored any more. */
export const voicePurge: DueWork = {
  name: 'voice-purge',
  async runBatch(app, now) {
    const due = await app.db
      .selectFrom('voices')
      .where('removed_at', '<=', now - purgedAfter)
      .where('purged_at', 'is', null)
      .select(['id', 'object_id'])
      .execute()
    return oneByOne(app, due, async ({ id, object_id }) => {
      // The file first: after a crash the row is still due.
      await app.storage.remove(voiceKey(object_id))
      await app.db.updateTable('voices').set({ purged_at: now, words: null }).where('id', '=', id).execute()
    })
  },
  async nextAt(app) {
    const row = await app.db
      .selectFrom('voices')
      .where('removed_at', 'is not', null)
      .where('purged_at', 'is', null)
      .select((select) => select.fn.min('removed_at').as('oldest'))
      .executeTakeFirst()
    if (!row?.oldest) return null
    const dueAt = row.oldest + purgedAfter
    // One whose file could not be removed is tried again later.
    return dueAt > app.clock.now() ? dueAt : app.clock.now() + retryAfter
  },
}

/** The files of all voices of a group that is deleted for good. */
export async function removeVoiceFilesOf(app: App, groupId: string): Promise<void> {
  const voices = await app.db
    .selectFrom('voices')
    .where('family_group_id', '=', groupId)
    .select('object_id')
    .execute()
  for (const { object_id } of voices) await app.storage.remove(voiceKey(object_id))
}
