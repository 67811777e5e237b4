import { days, hours, minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import type { DueWork } from '../../platform/work/due.ts'
import { rowQueue } from '../../platform/work/row-queue.ts'
import type { NoticeSendRow } from '../notices.tables.ts'
import type { Composed, SendOutcome } from '../way.ts'
import { compose } from './compose.ts'
import { sendingName, sendLease } from './messages.ts'
import { leavesAt } from './pace.ts'

/** After this time nobody needs to hear of it by this way any more: the bell has it. */
const givesUpAfter = days(1)

const queue = rowQueue({
  table: 'notice_sends',
  leaseMs: sendLease,
  limit: 4,
  retryAfter: [minutes(1), minutes(5), minutes(15), minutes(60), hours(2), hours(4), hours(6), hours(10)],
})

/** The pauses of the queue grow too long for a call that still waits. */
const longestUrgentPause = minutes(5)

/** Sends what is due. Each loop waits only for its own few, so that a slow service holds up nobody else. */
export const sending: DueWork = {
  name: sendingName,
  concurrency: 16,
  async runBatch(app, now) {
    const sends = await queue.claim(app, now)
    await Promise.all(sends.map((send) => sendOne(app, send)))
    return sends.length
  },
  nextAt: queue.nextAt,
}

async function sendOne(app: App, send: NoticeSendRow): Promise<void> {
  await queue.settle(app, send, await attempt(app, send))
}

/** The columns of what became of it. A message that cannot be written is tried again too, and holds up no other. */
async function attempt(app: App, send: NoticeSendRow): Promise<Partial<NoticeSendRow>> {
  let urgency: Composed['urgency'] = 'normal'
  try {
    const found = await compose(app, send)
    const now = app.clock.now()
    if (!found) return { due_at: null, dropped_at: now }
    const { composed, listener } = found
    urgency = composed.urgency
    const leaves = leavesAt(listener, urgency === 'urgent', now)
    if (leaves > now) return { due_at: leaves }
    return columnsOf(app, send, await app.noticeWays[send.way].send(app, send, composed), urgency)
  } catch (error) {
    app.log.error({ err: error, sendId: send.id }, 'a notice could not be sent')
    return columnsOf(app, send, { outcome: 'later', at: null, failure: 'It could not be sent.' }, urgency)
  }
}

function columnsOf(
  app: App,
  send: NoticeSendRow,
  result: SendOutcome,
  urgency: Composed['urgency'],
): Partial<NoticeSendRow> {
  const now = app.clock.now()
  const attempts = send.attempts + 1
  if (result.outcome === 'sent') return { attempts, due_at: null, sent_at: now, failure: null }
  const { failure } = result
  const again = result.outcome === 'later' ? retryAt(app, send, result.at, urgency) : null
  return again === null
    ? { attempts, failure, due_at: null, failed_at: now }
    : { attempts, failure, due_at: again }
}

/** Null when there is no further attempt. A service may ask for a later time than ours, up to the end of all attempts. */
function retryAt(
  app: App,
  send: NoticeSendRow,
  wanted: number | null,
  urgency: Composed['urgency'],
): number | null {
  const now = app.clock.now()
  const last = send.created_at + givesUpAfter
  const pause = queue.retryAt(app, send.attempts + 1)
  const planned = urgency === 'urgent' ? Math.min(pause ?? Infinity, now + longestUrgentPause) : pause
  const at = wanted === null ? planned : Math.max(wanted, now + minutes(1))
  return at === null || at > last ? null : at
}
