import { setNote } from '../../../delivery/delivery.service.ts'
import { minutes } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { recordSeen } from '../../setup/seen.service.ts'
import { type AmazonAnswer, isPassing } from '../amazon-client.ts'
import type { Story } from './events-due.ts'
import { tomorrow } from './quiet-hours.ts'

const retryAfter = [minutes(1), minutes(2), minutes(5), minutes(10)]
const thenEvery = minutes(15)
const notifyLimit = 432

type Outcome =
  | { is: 'over'; note: string | null }
  | { is: 'later'; at: number; note: string }
  | { is: 'answered'; answer: AmazonAnswer }

/** Events that were told together, or were not: what is next, and what the family reads of it. */
export async function recordOutcome(app: App, stories: Story[], outcome: Outcome): Promise<void> {
  const [first] = stories
  if (!first) return
  const next = await nextOf(app, first, outcome)
  await inTransaction(app, async (app) => {
    await app.db
      .updateTable('alexa_events')
      .set(next.columns)
      .where(
        'id',
        'in',
        stories.map(({ id }) => id),
      )
      .execute()
    const changed = stories.filter(({ note }) => note !== next.note).map(({ target_id }) => target_id)
    if (changed.length > 0) await setNote(app, changed, next.note)
  })
}

type Next = {
  columns: { due_at: number | null; attempts?: number; accepted_at?: number; ended_at?: number }
  note: string | null
}

async function nextOf(app: App, story: Story, outcome: Outcome): Promise<Next> {
  const now = app.clock.now()
  if (outcome.is === 'over') return { columns: { due_at: null, ended_at: now }, note: outcome.note }
  if (outcome.is === 'later') return { columns: { due_at: outcome.at }, note: outcome.note }
  return afterAnswer(app, story, outcome.answer)
}

/** Every code that Amazon documents. */
async function afterAnswer(app: App, story: Story, answer: AmazonAnswer): Promise<Next> {
  const now = app.clock.now()
  const { status } = answer
  // 409: an earlier try had arrived after all.
  if ((status >= 200 && status < 300) || status === 409) {
    await recordSeen(app, 'event')
    return {
      columns: { due_at: null, accepted_at: now },
      note: 'Amazon has taken the notification. Whether anybody heard it is not known.',
    }
  }
  if (status === notifyLimit)
    return {
      columns: { due_at: tomorrow(app.config.alexa?.quietHours ?? null, story.time_zone, now) },
      note: 'Amazon lets the Echo say no more today; it says so tomorrow.',
    }
  if (isPassing(answer) || (status === 403 && story.attempts === 0)) return afterTrouble(app, story, answer)
  if (status === 403) return afterNotSubscribed(app, story)
  app.log.warn({ status }, 'Amazon refused a notification')
  return {
    columns: { due_at: null, ended_at: now },
    note: 'Amazon refused the notification. The Echo has it all the same.',
  }
}

function afterTrouble(app: App, story: Story, { retryAfterMs }: AmazonAnswer): Next {
  const pause = Math.max(retryAfter[story.attempts] ?? thenEvery, retryAfterMs ?? 0)
  return {
    columns: { due_at: app.clock.now() + pause, attempts: story.attempts + 1 },
    note: 'Amazon does not answer at the moment. The Echo has it; the notification follows.',
  }
}

/** With a fresh token it is not the token: the account has not allowed notifications. */
async function afterNotSubscribed(app: App, story: Story): Promise<Next> {
  await app.db
    .updateTable('alexa_users')
    .set({ notices_on_at: null })
    .where('user_id', '=', story.user_id)
    .where('notices_on_at', '=', story.notices_on_at)
    .execute()
  return {
    columns: { due_at: null, ended_at: app.clock.now() },
    note: 'Amazon says that notifications are not allowed for the skill on this Echo.',
  }
}
