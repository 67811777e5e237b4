import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { DueWork } from '../../platform/work/due.ts'
import { forEachRow } from '../../platform/work/each-row.ts'
import { rowQueue } from '../../platform/work/row-queue.ts'
import { findAudience } from '../listeners.ts'
import { tell } from '../telling/tell.ts'
import { nextReminder } from './next-reminder.ts'
import { hasPhotoOn } from './photo-of-day.ts'
import { findPlan, reminderName } from './plan-reminder.ts'
import type { PhotoReminderRow } from './reminder.tables.ts'

const queue = rowQueue({
  table: 'photo_reminders',
  key: 'family_group_id',
  leaseMs: minutes(1),
  limit: 100,
})

/** Reminds each family at 17:00 where the loved one lives, on days without a photo. */
export const photoReminder: DueWork = {
  name: reminderName,
  concurrency: 3,
  async runBatch(app, now) {
    const rows = await queue.claim(app, now)
    await forEachRow(app, rows, remind, {
      failure: 'a photo reminder could not be sent',
      ids: ({ family_group_id }) => ({ groupId: family_group_id }),
    })
    return rows.length
  },
  nextAt: queue.nextAt,
}

/** Tells people and moves the row on to the next day, both or neither. */
async function remind(app: App, leased: PhotoReminderRow): Promise<void> {
  const groupId = leased.family_group_id
  const row = await lockRow(app, 'photo_reminders', { family_group_id: groupId, due_at: leased.due_at })
  if (!row) return
  const now = app.clock.now()
  const plan = await findPlan(app, groupId)
  if (!plan) return saveRow(app, groupId, { due_at: null })
  const due = nextReminder({ ...plan, doneOn: row.done_on }, now)
  if (due.at > now) return saveRow(app, groupId, { due_at: due.at })
  if (!(await hasPhotoOn(app, { id: groupId, ...plan }, due.date))) await tellEverybody(app, groupId, due)
  const next = nextReminder({ ...plan, doneOn: due.date }, now)
  await saveRow(app, groupId, { due_at: next.at, done_on: due.date })
}

async function tellEverybody(app: App, groupId: string, { date, at }: { date: string; at: number }) {
  const audience = await findAudience(app, groupId)
  await tell(app, {
    groupId,
    source: `reminder:${groupId}:${date}`,
    topic: 'reminder',
    action: 'photo_reminder',
    userIds: (audience?.listeners ?? []).map(({ userId }) => userId),
    actor: null,
    subject: null,
    since: at,
  })
}

async function saveRow(app: App, groupId: string, columns: Partial<PhotoReminderRow>): Promise<void> {
  await app.db.updateTable('photo_reminders').set(columns).where('family_group_id', '=', groupId).execute()
}
