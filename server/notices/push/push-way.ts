import type { App } from '../../platform/context.ts'
import type { NoticeSendRow } from '../notices.tables.ts'
import type { Composed, NoticeWay } from '../way.ts'
import { textOf, toPushJson } from './push-message.ts'
import { keptFor, type Push, sendPush } from './send-push.ts'
import { findBrowser, listBrowserIds } from './subscriptions.service.ts'

/** Web push: to each browser that the person has chosen. */
export const pushWay: NoticeWay = {
  addresses: listBrowserIds,
  async send(app, send, message) {
    const to = await findBrowser(app, { id: send.subscription_id, userId: send.user_id })
    if (!to)
      return { outcome: 'forget', failure: 'The browser was signed out, or takes no notices any more.' }
    const unread = await countUnread(app, send)
    return sendPush(app, to, toPush(message, to.origin, unread))
  },
}

function toPush(message: Composed, origin: string, unread: number): Push {
  const isUrgent = message.urgency === 'urgent'
  const text = textOf(message)
  const kind = isUrgent ? 'urgent' : message.isDigest ? 'digest' : 'normal'
  return {
    toJson: (maxBytes) => toPushJson(text, { origin, unread, maxBytes }),
    urgency: isUrgent ? 'high' : message.isDigest ? 'low' : 'normal',
    keepFor: keptFor[kind],
    topic: message.tag,
  }
}

async function countUnread(app: App, { user_id }: NoticeSendRow): Promise<number> {
  const row = await app.db
    .selectFrom('notices')
    .where('user_id', '=', user_id)
    .where('read_at', 'is', null)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
