import { minutes } from '../platform/clock.ts'
import type { DueWork } from '../platform/work/due.ts'
import { oneByOne } from '../platform/work/one-by-one.ts'
import './photo-people.ts'
import { restorableFor } from './photos.service.ts'
import { removePictures } from './pictures/picture-files.ts'

/** A grace period for a restore that is in progress at the deadline. */
const purgedAfter = restorableFor + minutes(1)
const retryAfter = minutes(5)

/** Removes the files of deleted photos when they cannot be restored any more. */
export const photoPurge: DueWork = {
  name: 'photo-purge',
  async runBatch(app, now) {
    const due = await app.db
      .selectFrom('photos')
      .where('removed_at', '<=', now - purgedAfter)
      .where('purged_at', 'is', null)
      .select(['id', 'object_id'])
      .execute()
    return oneByOne(app, due, async ({ id, object_id }) => {
      // The files first: after a crash the row is still due.
      await removePictures(app, object_id)
      await app.photoPeople.forgetPhoto(app, id)
      const purged = { purged_at: now, caption: null, caption_search: null, taken_at: null }
      await app.db.updateTable('photos').set(purged).where('id', '=', id).execute()
    })
  },
  async nextAt(app) {
    const row = await app.db
      .selectFrom('photos')
      .where('removed_at', 'is not', null)
      .where('purged_at', 'is', null)
      .select((select) => select.fn.min('removed_at').as('oldest'))
      .executeTakeFirst()
    return row?.oldest ? Math.max(row.oldest + purgedAfter, app.clock.now() + retryAfter) : null
  },
}
