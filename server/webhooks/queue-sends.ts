import { sql } from 'kysely'
import { topicOf } from '#contract/notices/topics.ts'
import type { ActivityRow } from '../activity/activity.tables.ts'
import type { App } from '../platform/context.ts'
import { sendUnawaited } from '../platform/db/pipeline.ts'
import { dueTopic } from '../platform/work/due.ts'
import './webhooks.tables.ts'

export const webhooksName = 'webhooks'

/**
 * Writes what the group's webhooks are to be told, in the transaction of the change: they are committed together. One
 * statement, for which nobody waits; it writes nothing where there is no webhook.
 */
export async function queueSends(app: App, activities: ActivityRow[]): Promise<void> {
  const news = activities.flatMap((activity) => {
    const topic = topicOf(activity.action, activity.subject_kind)
    return topic === null || activity.tell_at === null ? [] : [{ activity, topic }]
  })
  for (const { activity, topic } of news)
    await sendUnawaited(
      app,
      sql`insert into webhook_sends (id, family_group_id, webhook_id, activity_id, created_at, due_at)
        select ${`${activity.id}:`} || id, family_group_id, id, ${activity.id}, ${activity.created_at}, ${activity.created_at}
        from webhooks where family_group_id = ${activity.family_group_id}
        and switched_off_at is null and topics like ${`%"${topic}"%`}`,
    )
  if (news.length > 0) app.live.publish(dueTopic(webhooksName), {})
}
