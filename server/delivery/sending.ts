import type { ActivityAction } from '#contract/family/activity.ts'
import type { User } from '#contract/identity/identity.ts'
import type { App } from '../platform/context.ts'
import { lockKeys } from '../platform/db/lock.ts'
import type { Subject } from './subject.ts'

/** The person whose name is shown with the delivery. */
export type Sender = Pick<User, 'id' | 'email' | 'firstName' | 'lastName'>

/** A request to send one subject to the devices of one group. */
export type Sending = {
  groupId: string
  sender: Sender
  subject: Subject
  /** The activity that is recorded for it. */
  action: ActivityAction
  /** The only device that gets it; every device of the group when it is left out. */
  deviceId?: string | undefined
}

/**
 * Locks the sending of the groups until the transaction ends. Every verb that sends, takes back, deletes
 * or reports a delivery takes this lock, and every one that adds, opens or removes a device. It comes
 * before any lock on their rows.
 */
export function lockSending(app: App, ...groupIds: string[]): Promise<void> {
  return lockKeys(app, ...groupIds.map((groupId) => `send:${groupId}`))
}
