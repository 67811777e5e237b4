import { minutes } from '../platform/clock.ts'
import { rowQueue } from '../platform/work/row-queue.ts'

/** The name of the due work that tells people, in `server/notices`. */
export const tellingName = 'notices'

/**
 * The changes that people are still to be told of. The activity's own rows are the queue, so a change and its telling
 * are committed together, and recording a change takes one statement.
 */
export const untold = rowQueue({ table: 'activity', dueAt: 'tell_at', leaseMs: minutes(1), limit: 10 })
