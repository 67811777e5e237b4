import * as z from 'zod/mini'
import { displayName } from '#contract/identity/identity.ts'
import { mostWebhooks, type Webhook, type webhooksApi } from '#contract/webhooks.ts'
import type { Actor } from '../family/actor.ts'
import { lockMembersToGive } from '../family/membership.ts'
import { findMadeBefore } from '../family/secret-calls.ts'
import { minutes, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { parseJsonColumn } from '../platform/db/json-column.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { conflict, invalid, notFound } from '../platform/errors.ts'
import { rateLimit } from '../platform/http/request/rate-limit.ts'
import { newId } from '../platform/ids.ts'
import { seal, secretOfCall, unseal } from '../platform/seal.ts'
import { postWebhook, whyNotTo } from './post-webhook.ts'
import type { WebhookRow } from './webhooks.tables.ts'
import { receiverOf, recordTest, sealPurpose, secretIsLost } from './webhooks-due.ts'

/** The newest first. */
export async function listWebhooks(app: App, groupId: string): Promise<Webhook[]> {
  const rows = await webhooksOf(app, groupId).orderBy('webhooks.id', 'desc').execute()
  return rows.map((row) => toWebhook(app, row))
}

/** `secret` is what messages are signed with. The same key again is the same webhook. */
export async function addWebhook(
  app: App,
  actor: Actor,
  { address, topics, key }: z.output<typeof webhooksApi.add.body>,
): Promise<Webhook & { secret: string }> {
  const url = new URL(address)
  const problem = whyNotTo(app, url)
  if (problem !== null) throw invalid(problem, [{ path: 'address', message: problem }])
  return inTransaction(app, async (app) => {
    const { id: memberId } = await lockMembersToGive(app, actor, 'devices:manage')
    const secret = `whsec_${secretOfCall(app, sealPurpose, { memberId, key }).toString('base64')}`
    const rows = await webhooksOf(app, actor.groupId).execute()
    const find = async () =>
      rows.find((row) => row.member_id === memberId && unseal(app, sealPurpose, row.secret) === secret)
    const call = { groupId: actor.groupId, key, secret, what: 'webhook', find }
    const earlier = await findMadeBefore(app, call)
    if (earlier) return { ...toWebhook(app, earlier), secret }
    if (rows.length >= mostWebhooks)
      throw conflict(`There are ${mostWebhooks} already. Please remove one that nobody needs.`)
    const row: WebhookRow = {
      id: newId(),
      family_group_id: actor.groupId,
      member_id: memberId,
      host: url.origin,
      address: seal(app, sealPurpose, url.href),
      secret: seal(app, sealPurpose, secret),
      topics: JSON.stringify([...new Set(topics)]),
      created_at: app.clock.now(),
      last_at: null,
      last_failure: null,
      failures: 0,
      failing_since: null,
      waits_until: null,
      switched_off_at: null,
    }
    await app.db.insertInto('webhooks').values(row).execute()
    return { ...(await requireWebhook(app, actor.groupId, row.id)), secret }
  })
}

export async function removeWebhook(app: App, groupId: string, webhookId: string): Promise<void> {
  const removed = await app.db
    .deleteFrom('webhooks')
    .where('id', '=', webhookId)
    .where('family_group_id', '=', groupId)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw notFound()
}

/** Sends a message now, and says what became of it. */
export async function testWebhook(
  app: App,
  { groupId, user }: Actor,
  webhookId: string,
): Promise<{ failure: string | null; webhook: Webhook }> {
  await rateLimit(app, `webhook-test:${groupId}`, { limit: 30, perMs: minutes(10) })
  const row = await webhooksOf(app, groupId).where('webhooks.id', '=', webhookId).executeTakeFirst()
  if (!row) throw notFound()
  const receiver = receiverOf(app, row)
  const time = toIso(app.clock.now())
  const who = user.firstName ? displayName(user) : null
  const message = { id: newId(), kind: 'test', groupId, time, who, subject: null }
  const failure = receiver === null ? secretIsLost : await postWebhook(app, receiver, message)
  await recordTest(app, webhookId, failure)
  return { failure, webhook: await requireWebhook(app, groupId, webhookId) }
}

async function requireWebhook(app: App, groupId: string, webhookId: string): Promise<Webhook> {
  const row = await webhooksOf(app, groupId).where('webhooks.id', '=', webhookId).executeTakeFirst()
  if (!row) throw notFound()
  return toWebhook(app, row)
}

function webhooksOf(app: App, groupId: string) {
  return app.db
    .selectFrom('webhooks')
    .innerJoin('members', 'members.id', 'webhooks.member_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .where('webhooks.family_group_id', '=', groupId)
    .selectAll('webhooks')
    .select(['users.first_name', 'users.last_name', 'users.email'])
}

type Maker = { first_name: string | null; last_name: string | null; email: string | null }

function toWebhook(app: App, row: WebhookRow & Maker): Webhook {
  const place = { column: 'webhooks.topics', row: row.id }
  return {
    id: row.id,
    host: row.host,
    topics: parseJsonColumn(app, z.array(z.string()), row.topics, place) ?? [],
    addedBy: displayName({ firstName: row.first_name, lastName: row.last_name, email: row.email }),
    createdAt: toIso(row.created_at),
    last: row.last_at === null ? null : { at: toIso(row.last_at), failure: row.last_failure },
    isSwitchedOff: row.switched_off_at !== null,
  }
}
