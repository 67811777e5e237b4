import type { App } from '../../platform/context.ts'
import { dueTopic } from '../../platform/work/due.ts'
import type { Listener } from '../listeners.ts'
import type { NoticeMessageRow } from '../notices.tables.ts'
import { closingName, sendingName, sendLease } from './messages.ts'
import { closesAt } from './pace.ts'

/**
 * Lets the messages that are collecting follow what the person has just chosen: sooner, later or not at all. Sends that
 * wait for the end of quiet hours are looked at again. The caller has locked the group's notices.
 */
export async function moveMessages(app: App, listener: Listener, groupId: string): Promise<void> {
  const open = await app.db
    .selectFrom('notice_messages')
    .where('user_id', '=', listener.userId)
    .where('family_group_id', '=', groupId)
    .where('closed_at', 'is', null)
    .selectAll()
    .execute()
  for (const message of open) await moveMessage(app, listener, message)
  const now = app.clock.now()
  await app.db
    .updateTable('notice_sends')
    .set({ due_at: now })
    .where('user_id', '=', listener.userId)
    // What is due sooner may be on its way: then this is the end of its lease, and another worker would send it again.
    .where('due_at', '>', now + sendLease)
    .where('attempts', '=', 0)
    .execute()
  app.live.publish(dueTopic(closingName), {})
  app.live.publish(dueTopic(sendingName), {})
}

async function moveMessage(app: App, listener: Listener, message: NoticeMessageRow): Promise<void> {
  const now = app.clock.now()
  const pace = listener.paces[message.way]
  const isWanted = pace !== 'off' && pace !== 'calls'
  const since = message.created_at
  await app.db
    .updateTable('notice_messages')
    .set(
      isWanted
        ? { due_at: pace === 'now' ? now : closesAt(listener, { pace, since, now }) }
        : { due_at: null, closed_at: now },
    )
    .where('id', '=', message.id)
    .execute()
}
