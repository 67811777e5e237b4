import { setNote } from '../../../delivery/delivery.service.ts'
import { minutes } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { AlexaEventRow } from '../../alexa.tables.ts'
import { type AmazonAnswer, isSuccess, isTemporary } from '../../amazon-answer.ts'
import { forgetConsent } from './consent.service.ts'
import { eventQueue } from './event-queue.ts'
import { tomorrowMorning } from './event-timing.ts'
import type { PendingEvent } from './pending-events.ts'

const laterRetries = minutes(15)
/** Amazon's status for an account that got too many notifications today. */
const limitReached = 432
const refusedOnce = 'Amazon did not take the notification at once.'

type Outcome =
  | { is: 'over' }
  | { is: 'postponed'; at: number; note: string }
  | { is: 'answered'; answer: AmazonAnswer }

/** Records what became of events that were sent together. Events whose lease was lost are left alone. */
export async function settleEvents(app: App, events: PendingEvent[], outcome: Outcome): Promise<void> {
  const [first] = events
  if (!first) return
  const next = await nextStep(app, first, outcome)
  await inTransaction(app, async (app) => {
    const targetIds: string[] = []
    // By ascending id, to avoid deadlocks with the next worker.
    for (const event of events.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      if ((await eventQueue.settle(app, event, next.columns)) && event.note !== next.note)
        targetIds.push(event.target_id)
    if (targetIds.length > 0) await setNote(app, targetIds, next.note)
  })
}

/** `note`: what the family reads beside the delivery. */
type NextStep = {
  columns: Partial<AlexaEventRow> & { due_at: number | null }
  note: string | null
}

async function nextStep(app: App, event: PendingEvent, outcome: Outcome): Promise<NextStep> {
  if (outcome.is === 'over') return ended(app, null)
  if (outcome.is === 'postponed') return { columns: { due_at: outcome.at }, note: outcome.note }
  return afterAnswer(app, event, outcome.answer)
}

/** Handles every status that Amazon documents. */
async function afterAnswer(app: App, event: PendingEvent, answer: AmazonAnswer): Promise<NextStep> {
  const { status } = answer
  // 409: an earlier attempt, whose answer was lost, had arrived.
  if (isSuccess(answer) || status === 409) {
    return {
      columns: { due_at: null, accepted_at: app.clock.now(), failed_at: null, failure: null },
      note: 'Amazon has taken the notification. Whether anybody heard it is not known.',
    }
  }
  if (status === limitReached)
    return {
      columns: { due_at: tomorrowMorning(app, event.time_zone) },
      note: 'Amazon lets the Echo say no more today; it says so tomorrow.',
    }
  // 403 may mean an old token the first time. With a fresh one it means that there is no consent.
  if (isTemporary(answer) || (status === 403 && event.attempts === 0)) return retry(app, event, answer)
  if (status === 403) {
    await forgetConsent(app, event.user_id, event.notices_on_at)
    const why = 'Amazon says that notifications are not allowed for the skill on this Echo.'
    return failed(app, ended(app, why), why)
  }
  app.log.warn({ status }, 'Amazon refused a notification')
  const why = 'Amazon refused the notification.'
  return failed(app, ended(app, `${why} The Echo has it all the same.`), `${why} (status ${status})`)
}

function retry(app: App, event: PendingEvent, { retryAfterMs, status, noToken }: AmazonAnswer): NextStep {
  const attempts = event.attempts + 1
  const now = app.clock.now()
  const retryAt = eventQueue.retryAt(app, attempts) ?? now + laterRetries
  const why = noToken ?? (status === 403 ? refusedOnce : 'Amazon does not answer at the moment.')
  const step: NextStep = {
    columns: { due_at: Math.max(retryAt, now + (retryAfterMs ?? 0)), attempts },
    note: `${why} The Echo has it; the notification follows.`,
  }
  return failed(app, step, why)
}

/** With the reason for the set-up page. */
function failed(app: App, { columns, note }: NextStep, failure: string): NextStep {
  return { columns: { ...columns, failed_at: app.clock.now(), failure }, note }
}

function ended(app: App, note: string | null): NextStep {
  return { columns: { due_at: null, ended_at: app.clock.now() }, note }
}
