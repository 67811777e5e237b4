import type { App } from '../../platform/context.ts'
import type { Recipient } from './messages.ts'
import { leavesAt, paceOf } from './pace.ts'

/**
 * Whom a message of their own asks now, so that the screen may say it: not those who read it in the bell only, nor those
 * whose phone keeps quiet.
 */
export function listAskedNow(app: App, recipients: Recipient[]): string[] {
  const now = app.clock.now()
  const isAsked = ({ listener, ways }: Recipient) =>
    ways.some((way) => paceOf(listener, way, 'calls') !== null) && leavesAt(listener, true, now) <= now
  return recipients.filter(isAsked).map(({ listener }) => listener.userId)
}
