import { type Notice, noticesApi } from '#contract/notices/notices.ts'
import { call } from '../../platform/server/api.ts'
import { setBadge } from './badge.ts'
import { shownData } from './messages.ts'

/** So many lines are looked through; what is older stays until the person puts it away. */
const mostLines = 100

/**
 * Closes the notices of this device that were read meanwhile, here or elsewhere, and puts the number of unread lines
 * on the app's icon. Asks the server only when a notice is shown.
 */
export async function tidyShown(registration: ServiceWorkerRegistration, unread: number): Promise<void> {
  await setBadge(unread)
  const shown = (await registration.getNotifications()).filter((notification) => shownData(notification))
  if (shown.length === 0) return
  // Read after what is shown, also when `unread` is 0: that number may be older than the notices.
  const lines = await call(noticesApi.list, { query: { limit: mostLines } })
  for (const notification of shown) if (isRead(notification, lines)) notification.close()
}

/** A line has the time of its newest notice, so one that is as old as the message or younger may be what it was about. */
function isRead(notification: Notification, lines: Notice[]): boolean {
  const data = shownData(notification)
  // A test is of no group and has no line. It stays until the person puts it away.
  if (!data || data.groupId === '') return false
  if (lines.length === mostLines && Date.parse(lines.at(-1)?.at ?? '') > data.since) return false
  return !lines.some(
    ({ isRead, groupId, at }) =>
      !isRead && (data.groupId === null || groupId === data.groupId) && Date.parse(at) >= data.since,
  )
}
