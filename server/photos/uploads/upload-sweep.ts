import { sql } from 'kysely'
import { minutes } from '../../platform/clock.ts'
import type { DueWork } from '../../platform/work/due.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import '../photos.tables.ts'
import { isMadeOf, keysMadeOf } from '../storage/uploaded.ts'
import { incomingKey, removeAllParts } from './stored-parts.ts'
import { sweptAfter } from './upload-limits.ts'
import { closeUpload } from './uploads.service.ts'

const sweepAgainAfter = minutes(5)

/** Removes bytes that were never claimed, and the files of claims that were interrupted. */
export const uploadSweep: DueWork = {
  name: 'upload-sweep',
  async runBatch(app, now) {
    const old = await app.db
      .selectFrom('uploads')
      .where((where) =>
        where.or([
          where.and([where('kept_until', 'is', null), where('created_at', '<=', now - sweptAfter)]),
          where('kept_until', '<=', now),
        ]),
      )
      .select(['object_id', 'arrived'])
      .execute()
    return oneByOne(app, old, async ({ object_id, arrived }) => {
      // Before the look: when the clock was set ahead, a claim may be under way.
      await closeUpload(app, object_id)
      if (!(await isMadeOf(app, object_id)))
        for (const key of keysMadeOf(app, object_id)) await app.storage.remove(key)
      if (arrived === null) await app.storage.remove(incomingKey(object_id))
      else await removeAllParts(app, object_id)
      await app.db.deleteFrom('uploads').where('object_id', '=', object_id).execute()
    })
  },
  async nextAt(app) {
    const row = await app.db
      .selectFrom('uploads')
      .select((select) => select.fn.min(goesAt).as('next'))
      .executeTakeFirst()
    return row?.next ? Math.max(Number(row.next), app.clock.now() + sweepAgainAfter) : null
  },
}

const goesAt = sql<number>`coalesce(kept_until, created_at + ${sql.lit(sweptAfter)})`
