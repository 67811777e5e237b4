import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { insertRows } from '../../platform/db/bulk.ts'
import { type DueWork, dueTopic } from '../../platform/work/due.ts'
import { forEachRow } from '../../platform/work/each-row.ts'
import { rowQueue } from '../../platform/work/row-queue.ts'
import { findListener, lockNotices } from '../listeners.ts'
import type { NoticeMessageRow } from '../notices.tables.ts'
import { closingName, newSends, sendingName } from './messages.ts'
import { afterQuietHours } from './pace.ts'

const queue = rowQueue({ table: 'notice_messages', leaseMs: minutes(1), limit: 50 })

/** Closes the messages whose time has come, and writes a send for each address. */
export const closing: DueWork = {
  name: closingName,
  concurrency: 2,
  async runBatch(app, now) {
    const messages = await queue.claim(app, now)
    await forEachRow(app, messages, close, {
      failure: 'a message could not be closed',
      ids: ({ id }) => ({ messageId: id }),
    })
    return messages.length
  },
  nextAt: queue.nextAt,
}

/** A notice that was added since the claim has moved the message's time: then it stays open. */
async function close(app: App, message: NoticeMessageRow): Promise<void> {
  await lockNotices(app, message.family_group_id)
  const now = app.clock.now()
  const found = await findListener(app, message.user_id, message.family_group_id)
  const opensAt = found ? afterQuietHours(found.listener.times, now) : now
  if (opensAt > now) return void (await queue.settle(app, message, { due_at: opensAt }))
  if (!(await queue.settle(app, message, { due_at: null, closed_at: now }))) return
  if (!found || !(await hasUnread(app, message))) return
  const addresses = await app.noticeWays[message.way].addresses(app, [message.user_id])
  const closed = { ...message, due_at: null, closed_at: now }
  await insertRows(app, 'notice_sends', newSends(closed, addresses.get(message.user_id) ?? [], now))
  app.live.publish(dueTopic(sendingName), {})
}

async function hasUnread(app: App, { id, way }: NoticeMessageRow): Promise<boolean> {
  const row = await app.db
    .selectFrom('notices')
    .where(`${way}_message_id`, '=', id)
    .where('read_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
