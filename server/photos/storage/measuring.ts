import { seconds } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import type { DueWork } from '../../platform/work/due.ts'
import { measurePictures } from '../pictures/picture-files.ts'

/** A pause after each batch, so that a small computer is busy with it for a part of the time only. */
const pause = seconds(1)
const batch = 50

/** Measures photos of earlier releases, and those that got further files. */
export const measuring: DueWork = {
  name: 'measuring',
  async runBatch(app) {
    const photos = await unmeasured(app).select(['id', 'object_id']).limit(batch).execute()
    for (const { id, object_id } of photos) {
      const bytes = await measurePictures(app, object_id)
      await app.db
        .updateTable('photos')
        .set({ bytes })
        .where('id', '=', id)
        .where('bytes', 'is', null)
        .execute()
    }
    return 0
  },
  async nextAt(app) {
    const next = await unmeasured(app).select('id').limit(1).executeTakeFirst()
    return next ? app.clock.now() + pause : null
  },
}

function unmeasured(app: App) {
  return app.db.selectFrom('photos').where('bytes', 'is', null).where('purged_at', 'is', null)
}
