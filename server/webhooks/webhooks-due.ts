import { may } from '#contract/platform/policy.ts'
import { switchedOffAfterDays, type WebhookMessage } from '#contract/webhooks.ts'
import type { ActivityRow } from '../activity/activity.tables.ts'
import { tell } from '../notices/telling/tell.ts'
import { days, minutes, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { unseal } from '../platform/seal.ts'
import { type DueWork, dueTopic } from '../platform/work/due.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import { openUnderway, type Underway } from '../platform/work/underway.ts'
import { postWebhook, type Receiver } from './post-webhook.ts'
import { webhooksName } from './queue-sends.ts'
import type { WebhookRow, WebhookSendRow } from './webhooks.tables.ts'

declare module '../platform/context.ts' {
  interface App {
    /** The messages on their way to webhooks. */
    webhooksUnderway: Underway<'webhook_id' | 'family_group_id'>
  }
}

/** How many messages are on their way at once: so no webhook and no group takes the turns of all others. */
const most = 200
const mostOf = { webhook_id: 3, family_group_id: 6 }

export function openMessagesUnderway(): App['webhooksUnderway'] {
  return openUnderway({ most, mostOf })
}

export const sealPurpose = 'webhook'

/** Nobody needs to be told later than that. */
const givesUpAfter = days(1)
const switchedOffAfter = days(switchedOffAfterDays)
const longestPause = minutes(15)

/** Much longer than a receiver may take. */
const queue = rowQueue({
  table: 'webhook_sends',
  leaseMs: minutes(2),
  limit: 1,
  retryAfter: [minutes(1), minutes(5), longestPause],
})

/**
 * Tells webhooks what has happened. Nothing waits for a message on its way: one that is due leaves at once, unless its
 * webhook or its group has as many on their way as it may have.
 */
export const webhookWork: DueWork = {
  name: webhooksName,
  async runBatch(app, now) {
    const underway = app.webhooksUnderway
    if (underway.isFull()) return 0
    const sends = await queue.claim(app, now, {}, underway.full())
    for (const send of sends) underway.start(send, () => trySend(app, send))
    return sends.length > 0 ? sends.length : bringBack(app, now)
  },
  async nextAt(app) {
    const underway = app.webhooksUnderway
    return underway.isFull() ? null : queue.nextAt(app, underway.full())
  },
  underway: (app) => app.webhooksUnderway,
}

/** What is due later than any pause lasts was written while the clock was ahead. Returns how many messages it was. */
async function bringBack(app: App, now: number): Promise<number> {
  const { numUpdatedRows } = await app.db
    .updateTable('webhook_sends')
    .set({ due_at: now })
    .where('due_at', '>', now + longestPause)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** One that breaks holds up no other: it is claimed again when its lease ends. */
async function trySend(app: App, send: WebhookSendRow): Promise<void> {
  try {
    await sendOne(app, send)
  } catch (error) {
    app.log.error({ err: error, webhookId: send.webhook_id }, 'a webhook could not be told')
  }
}

async function sendOne(app: App, send: WebhookSendRow): Promise<void> {
  const now = app.clock.now()
  const webhook = await findReceiving(app, send.webhook_id)
  if (!webhook || webhook.switched_off_at !== null || send.created_at <= now - givesUpAfter)
    return forget(app, send)
  const pauseEnd = pauseEndOf(webhook, now)
  if (pauseEnd !== null) return void (await queue.settle(app, send, { due_at: pauseEnd }))
  const message = await findMessage(app, send)
  if (!message) return forget(app, send)
  const receiver = receiverOf(app, webhook)
  const failure = receiver === null ? secretIsLost : await postWebhook(app, receiver, message)
  const waitsUntil = await recordOutcome(app, webhook.id, failure)
  if (failure === null) await forget(app, send)
  else await queue.settle(app, send, { due_at: waitsUntil })
}

/** Until when a webhook that failed is left alone; null when it is not. A later end was written while the clock was ahead. */
function pauseEndOf({ waits_until }: WebhookRow, now: number): number | null {
  return waits_until !== null && waits_until > now && waits_until <= now + longestPause ? waits_until : null
}

export const secretIsLost =
  'Its address is lost, because the server’s secret key was changed. Please remove it and add it again.'

export function receiverOf(app: App, { address, secret }: WebhookRow): Receiver | null {
  const url = URL.parse(unseal(app, sealPurpose, address) ?? '')
  const opened = unseal(app, sealPurpose, secret)
  return url && opened ? { url, secret: opened } : null
}

/** Null when its maker is deactivated or may not do this any more, or the group is deleted. */
export async function findReceiving(app: App, webhookId: string): Promise<WebhookRow | null> {
  const row = await app.db
    .selectFrom('webhooks')
    .innerJoin('members', 'members.id', 'webhooks.member_id')
    .innerJoin('family_groups', 'family_groups.id', 'webhooks.family_group_id')
    .where('webhooks.id', '=', webhookId)
    .where('members.deactivated_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .selectAll('webhooks')
    .select('members.role')
    .executeTakeFirst()
  return row && may(row.role, 'devices:manage') ? row : null
}

/**
 * Without titles, which are captions, names of people and addresses; but with the words of a voice or a clip, for those who do not
 * hear or see.
 */
async function findMessage(app: App, { activity_id }: WebhookSendRow): Promise<WebhookMessage | null> {
  const row = await app.db.selectFrom('activity').where('id', '=', activity_id).selectAll().executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    kind: row.action,
    groupId: row.family_group_id,
    time: toIso(row.created_at),
    // People without a name are called by their address.
    who: row.actor_name?.includes('@') ? null : row.actor_name,
    subject:
      row.subject_kind === null
        ? null
        : { kind: row.subject_kind, id: row.subject_id, ...(await aboutPlayed(app, row)) },
  }
}

/** Not the words of one that is deleted: a message may have waited for days. */
async function aboutPlayed(app: App, { subject_kind, subject_id, subject_seconds }: ActivityRow) {
  if (subject_seconds === null) return {}
  // Its title is no words of the sound.
  if (subject_kind === 'content') return { seconds: Number(subject_seconds) }
  const isClip = subject_kind === 'clip'
  if (!(isClip || subject_kind === 'voice')) return {}
  const played = await app.db
    .selectFrom(isClip ? 'clips' : 'voices')
    .where('id', '=', subject_id)
    .where('removed_at', 'is', null)
    .select('words')
    .executeTakeFirst()
  return { seconds: Number(subject_seconds), words: played?.words ?? null }
}

async function forget(app: App, { id }: WebhookSendRow): Promise<void> {
  await app.db.deleteFrom('webhook_sends').where('id', '=', id).execute()
}

/** Writes what became of a message; returns when the next one may be sent. After five days of failures it is switched off. */
async function recordOutcome(app: App, webhookId: string, failure: string | null): Promise<number> {
  return inTransaction(app, async (app) => {
    const now = app.clock.now()
    const row = await lockRow(app, 'webhooks', { id: webhookId })
    if (!row) return now
    if (failure === null) {
      await recordSuccess(app, row)
      return now
    }
    const before = recentFailures(row, now)
    // Of messages that were on the way together, one counts.
    const pauseEnd = pauseEndOf(row, now)
    const failures = pauseEnd === null ? before.failures + 1 : before.failures
    const failingSince = Math.min(before.failing_since ?? now, now)
    const waitsUntil = pauseEnd ?? queue.retryAt(app, failures) ?? now + longestPause
    const isOver = row.switched_off_at === null && failingSince <= now - switchedOffAfter
    await setColumns(app, webhookId, {
      ...{ last_at: now, last_failure: failure },
      ...{ failures, failing_since: failingSince, waits_until: waitsUntil },
      ...(isOver && { switched_off_at: now }),
    })
    if (isOver) await tellMaker(app, row)
    return waitsUntil
  })
}

/** A test that fails says nothing of the days on which nobody tried. So it counts as no failure, and nothing waits for it. */
export async function recordTest(app: App, webhookId: string, failure: string | null): Promise<void> {
  await inTransaction(app, async (app) => {
    const now = app.clock.now()
    const row = await lockRow(app, 'webhooks', { id: webhookId })
    if (!row) return
    if (failure === null) await recordSuccess(app, row)
    else await setColumns(app, webhookId, { last_at: now, last_failure: failure })
  })
}

/**
 * A day after the last one they begin anew: nobody knows how it was meanwhile. `waits_until` tells of the last message that
 * failed; `last_at` may be that of a test.
 */
function recentFailures({ waits_until, failures, failing_since }: WebhookRow, now: number) {
  const isLongAgo = waits_until !== null && waits_until <= now - givesUpAfter
  return isLongAgo ? { failures: 0, failing_since: null } : { failures, failing_since }
}

/** What has waited for the end of its pause leaves now. */
async function recordSuccess(app: App, { id, waits_until }: WebhookRow): Promise<void> {
  const now = app.clock.now()
  await setColumns(app, id, {
    ...{ last_at: now, last_failure: null, failures: 0 },
    ...{ failing_since: null, waits_until: null, switched_off_at: null },
  })
  if (waits_until === null) return
  const { numUpdatedRows } = await app.db
    .updateTable('webhook_sends')
    .set({ due_at: now })
    .where('webhook_id', '=', id)
    .where('due_at', '=', waits_until)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) app.live.publish(dueTopic(webhooksName), {})
}

async function setColumns(app: App, id: string, columns: Partial<WebhookRow>): Promise<void> {
  await app.db.updateTable('webhooks').set(columns).where('id', '=', id).execute()
}

async function tellMaker(app: App, { id, family_group_id, member_id, host }: WebhookRow): Promise<void> {
  const maker = await app.db
    .selectFrom('members')
    .where('id', '=', member_id)
    .select('user_id')
    .executeTakeFirst()
  await tell(app, {
    groupId: family_group_id,
    source: `webhook:${id}:${app.clock.now()}`,
    topic: 'trouble',
    action: 'webhook_switched_off',
    userIds: maker ? [maker.user_id] : [],
    actor: null,
    subject: { kind: 'webhook', id, title: host },
  })
}
