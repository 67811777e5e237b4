import { isInMemory } from '../../family/in-memory.ts'
import type { App } from '../../platform/context.ts'
import { dueTopic } from '../../platform/work/due.ts'
import { nextReminder } from './next-reminder.ts'
import './reminder.tables.ts'

/** The name of the due work that sends the reminders. */
export const reminderName = 'photo-reminder'

/** The columns of a group that decide when its reminder is due. */
type Plan = { timeZone: string; onAt: number; isAutoSend: boolean }

/** Null while the reminder is off, or the group is deleted or in memory. */
export async function findPlan(app: App, groupId: string): Promise<Plan | null> {
  const group = await app.db
    .selectFrom('family_groups')
    .where('id', '=', groupId)
    .where('removed_at', 'is', null)
    .select(['time_zone', 'photo_reminder_on_at', 'auto_send_off_at', 'in_memory_at'])
    .executeTakeFirst()
  if (!group || group.photo_reminder_on_at === null || isInMemory(group)) return null
  return {
    timeZone: group.time_zone,
    onAt: group.photo_reminder_on_at,
    isAutoSend: group.auto_send_off_at === null,
  }
}

/**
 * Computes when the group's reminder is due. Within the transaction that switched it, changed the zone, or deleted or
 * restored the group, and that has locked the group's row.
 */
export async function planReminder(app: App, groupId: string): Promise<void> {
  const plan = await findPlan(app, groupId)
  if (!plan) {
    await app.db
      .updateTable('photo_reminders')
      .set({ due_at: null })
      .where('family_group_id', '=', groupId)
      .execute()
    return
  }
  const row = await app.db
    .selectFrom('photo_reminders')
    .where('family_group_id', '=', groupId)
    .select('done_on')
    .executeTakeFirst()
  const due_at = nextReminder({ ...plan, doneOn: row?.done_on ?? null }, app.clock.now()).at
  await app.db
    .insertInto('photo_reminders')
    .values({ family_group_id: groupId, due_at, done_on: null })
    .onConflict((conflict) => conflict.column('family_group_id').doUpdateSet({ due_at }))
    .execute()
  app.live.publish(dueTopic(reminderName), {})
}
