import { may } from '#contract/policy.ts'
import { switchedOffAfterDays, type WebhookMessage } from '#contract/webhooks.ts'
import { tell } from '../notices/telling/tell.ts'
import { days, hours, minutes, seconds, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { unseal } from '../platform/seal.ts'
import type { DueWork } from '../platform/work/due.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import { postWebhook, type Receiver } from './post-webhook.ts'
import { webhooksName } from './queue-sends.ts'
import type { WebhookRow, WebhookSendRow } from './webhooks.tables.ts'

export const sealPurpose = 'webhook'

/** Nobody needs to be told later than that. */
const givesUpAfter = days(1)
const switchedOffAfter = days(switchedOffAfterDays)
const longestPause = hours(4)

/** Longer than four receivers in a row take that do not answer. */
const queue = rowQueue({
  table: 'webhook_sends',
  leaseMs: minutes(2),
  limit: 4,
  retryAfter: [minutes(1), minutes(5), minutes(15), hours(1), hours(2)],
})

/**
 * Tells webhooks what has happened. Each loop waits only for its own few; a receiver that failed waits as a whole, so that its
 * other messages hold nobody up. No receiver gets more than a few at once.
 */
export const webhookWork: DueWork = {
  name: webhooksName,
  concurrency: 8,
  async runBatch(app, now) {
    // Every change wakes this, and most families have no webhook: to look costs less than to claim.
    const next = await queue.nextAt(app)
    if (next === null || next > now) return 0
    const sends = await queue.claim(app, now)
    await Promise.all(sends.map((send) => trySend(app, send)))
    return sends.length
  },
  nextAt: queue.nextAt,
}

/** Messages on their way to each webhook, in this process. */
const underway = new Map<string, number>()
const mostAtOnce = 3
const turnAfter = seconds(2)

/** One that breaks holds up no other: it is claimed again when its lease ends. */
async function trySend(app: App, send: WebhookSendRow): Promise<void> {
  const count = underway.get(send.webhook_id) ?? 0
  if (count >= mostAtOnce)
    return void (await queue.settle(app, send, { due_at: app.clock.now() + turnAfter }))
  underway.set(send.webhook_id, count + 1)
  try {
    await sendOne(app, send)
  } catch (error) {
    app.log.error({ err: error, webhookId: send.webhook_id }, 'a webhook could not be told')
  } finally {
    const left = (underway.get(send.webhook_id) ?? 1) - 1
    if (left > 0) underway.set(send.webhook_id, left)
    else underway.delete(send.webhook_id)
  }
}

async function sendOne(app: App, send: WebhookSendRow): Promise<void> {
  const now = app.clock.now()
  const webhook = await findReceiving(app, send.webhook_id)
  if (!webhook || webhook.switched_off_at !== null || send.created_at <= now - givesUpAfter)
    return forget(app, send)
  if (webhook.waits_until !== null && webhook.waits_until > now) {
    await queue.settle(app, send, { due_at: webhook.waits_until })
    return
  }
  const message = await findMessage(app, send)
  if (!message) return forget(app, send)
  const receiver = receiverOf(app, webhook)
  const failure = receiver === null ? secretIsLost : await postWebhook(app, receiver, message)
  const waitsUntil = await recordOutcome(app, webhook.id, failure)
  if (failure === null) await forget(app, send)
  else await queue.settle(app, send, { due_at: waitsUntil })
}

export const secretIsLost =
  'Its address is lost, because the server’s secret key was changed. Please remove it and add it again.'

export function receiverOf(app: App, { address, secret }: WebhookRow): Receiver | null {
  const url = URL.parse(unseal(app, sealPurpose, address) ?? '')
  const opened = unseal(app, sealPurpose, secret)
  return url && opened ? { url, secret: opened } : null
}

/** Null when its maker is deactivated or may not do this any more, or the group is deleted. */
async function findReceiving(app: App, webhookId: string): Promise<WebhookRow | null> {
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

/** Without titles: they are captions, names of people and addresses. */
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
    subject: row.subject_kind === null ? null : { kind: row.subject_kind, id: row.subject_id },
  }
}

async function forget(app: App, { id }: WebhookSendRow): Promise<void> {
  await app.db.deleteFrom('webhook_sends').where('id', '=', id).execute()
}

/** Writes what became of an attempt; returns when the next one may be made. After five days of failures it is switched off. */
export async function recordOutcome(app: App, webhookId: string, failure: string | null): Promise<number> {
  return inTransaction(app, async (app) => {
    const now = app.clock.now()
    const row = await lockRow(app, 'webhooks', { id: webhookId })
    if (!row) return now
    if (failure === null) {
      await setColumns(app, webhookId, {
        ...{ last_at: now, last_failure: null, failures: 0 },
        ...{ failing_since: null, waits_until: null, switched_off_at: null },
      })
      return now
    }
    // Of messages that were on the way together, one counts.
    const isWaiting = row.waits_until !== null && row.waits_until > now
    const failures = isWaiting ? row.failures : row.failures + 1
    const failingSince = row.failing_since ?? now
    const waitsUntil = isWaiting
      ? (row.waits_until ?? now)
      : (queue.retryAt(app, failures) ?? now + longestPause)
    const isOver = row.switched_off_at === null && failingSince <= now - switchedOffAfter
    await setColumns(app, webhookId, {
      ...{
        last_at: now,
        last_failure: failure,
        failures,
        failing_since: failingSince,
        waits_until: waitsUntil,
      },
      ...(isOver && { switched_off_at: now }),
    })
    if (isOver) await tellMaker(app, row)
    return waitsUntil
  })
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
