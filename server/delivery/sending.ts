import type { ActivityAction } from '#contract/activity.ts'
import type { User } from '#contract/identity.ts'
import type { App } from '../platform/context.ts'
import { lockKeys } from '../platform/db/lock.ts'
import type { Subject } from './subject.ts'

/** Whose name stands beside what is sent. */
export type Sender = Pick<User, 'id' | 'email' | 'firstName' | 'lastName'>

/** One subject for the devices of one group. */
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
 * Until the transaction ends, nothing else is sent to the groups, taken back from them or deleted in
 * them, and no device of them is added, opened or removed. Taken before any row is locked.
 */
export function lockSending(app: App, ...groupIds: string[]): Promise<void> {
  return lockKeys(app, ...groupIds.map((groupId) => `send:${groupId}`))
}
