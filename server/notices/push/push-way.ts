import type { App } from '../../platform/context.ts'
import { countUnread } from '../bell/bell.service.ts'
import '../notices.tables.ts'
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
    const unread = await countUnread(app, { id: send.user_id })
    const since = await beganAt(app, send.message_id)
    return sendPush(app, to, toPush(message, { origin: to.origin, unread, since }))
  },
}

type Circumstances = { origin: string; unread: number; since: number }

function toPush(message: Composed, { origin, unread, since }: Circumstances): Push {
  const isUrgent = message.urgency === 'urgent'
  const text = textOf(message, since)
  const kind = isUrgent ? 'urgent' : message.isDigest ? 'digest' : 'normal'
  return {
    toJson: (maxBytes) => toPushJson(text, { origin, unread, maxBytes }),
    urgency: isUrgent ? 'high' : message.isDigest ? 'low' : 'normal',
    keepFor: keptFor[kind],
    topic: message.tag,
  }
}

/** When the oldest happened of what the message tells; now for a message without notices. */
async function beganAt(app: App, messageId: string): Promise<number> {
  // PostgreSQL computes a `min` here by reading all notices from the oldest on.
  const rows = await app.db
    .selectFrom('notices')
    .where('push_message_id', '=', messageId)
    .where('read_at', 'is', null)
    .select('created_at')
    .execute()
  return Math.min(app.clock.now(), ...rows.map(({ created_at }) => created_at))
}
