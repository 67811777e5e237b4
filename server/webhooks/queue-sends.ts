import { sql } from 'kysely'
import { topicOf } from '#contract/notices/topics.ts'
import type { ActivityRow } from '../activity/activity.tables.ts'
import type { App } from '../platform/context.ts'
import { isAmong } from '../platform/db/bulk.ts'
import { sendUnawaited } from '../platform/db/postgres/pipeline.ts'
import { dueTopic } from '../platform/work/due.ts'
import './webhooks.tables.ts'

export const webhooksName = 'webhooks'

/**
 * Writes what the group's webhooks are to be told, in the transaction of the change: they are committed together. One
 * statement, for which nobody waits; where there is no webhook it writes nothing, and nobody is woken. That an answer was
 * taken back is told to programs only: people see what stands.
 */
export async function queueSends(app: App, activities: ActivityRow[]): Promise<void> {
  for (const activity of activities) {
    const { id, family_group_id, created_at } = activity
    const topic = topicOf(activity.action, activity.subject_kind)
    const dueAt = activity.action === 'answer_taken_back' ? created_at : activity.tell_at
    if (topic === null || dueAt === null) continue
    await sendUnawaited(
      app,
      sql`insert into webhook_sends (id, family_group_id, webhook_id, activity_id, created_at, due_at)
        select ${`${id}:`} || id, family_group_id, id, ${id}, ${created_at}, ${dueAt}
        from webhooks where family_group_id = ${family_group_id}
        and switched_off_at is null and topics like ${`%"${topic}"%`}`,
      (written) => {
        if (written > 0) app.live.publish(dueTopic(webhooksName), {})
      },
    )
  }
}

/** For changes of the group that were taken back: those that were not told yet are not told. */
export async function dropSends(app: App, groupId: string, activityIds: string[]): Promise<void> {
  await app.db
    .deleteFrom('webhook_sends')
    .where('family_group_id', '=', groupId)
    .where(isAmong(app, 'activity_id', activityIds))
    .execute()
}
