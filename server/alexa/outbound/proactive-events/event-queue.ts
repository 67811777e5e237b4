import { minutes } from '../../../platform/clock.ts'
import { rowQueue } from '../../../platform/work/row-queue.ts'

export const eventQueue = rowQueue({
  table: 'alexa_events',
  // So few that all calls end before the lease does: each takes at most 5 seconds, and 4 run at once.
  limit: 8,
  leaseMs: minutes(3),
  retryAfter: [minutes(1), minutes(2), minutes(5), minutes(10)],
})
