import { ECDH } from 'node:crypto'
import type * as z from 'zod/mini'
import type { NewSubscription, PushBrowser } from '#contract/notices/push.ts'
import type { NextSession } from '../../identity/identity-events.ts'
import { requireSession } from '../../identity/session.service.ts'
import { hours, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockKeys } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { newId } from '../../platform/ids.ts'
import type { PushSubscriptionRow } from './push.tables.ts'
import { findService } from './push-services.ts'

/** A person has no more browsers: the one that has been there for the longest time gives way. */
export const mostBrowsers = 20

const endLength = 24

/** The browser that subscribes, and where it does. */
export type Subscriber = {
  userId: string
  sessionHash: string
  userAgent: string | null
  origin: string
}

/** The person's browsers that show notices, the newest first. */
export async function listBrowsers(app: App, userId: string): Promise<PushBrowser[]> {
  const rows = await browsersOf(app, userId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(toBrowser)
}

/** The ids of these people's browsers, by person; nobody without one. */
export async function listBrowserIds(app: App, userIds: string[]): Promise<Map<string, string[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await app.db
    .selectFrom('push_subscriptions')
    .where('user_id', 'in', userIds)
    .select(['id', 'user_id'])
    .orderBy('id')
    .execute()
  const byPerson = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map([...byPerson].map(([userId, own]) => [userId, own.map(({ id }) => id)]))
}

/** Undefined also when the browser shows another person's notices by now. */
export function findBrowser(
  app: App,
  { id, userId }: { id: string; userId: string },
): Promise<PushSubscriptionRow | undefined> {
  return browsersOf(app, userId).where('id', '=', id).executeTakeFirst()
}

/**
 * Shows the person's notices in this browser. Where it showed another person's before, theirs end there: their
 * messages that are still on the way find no browser.
 */
export async function subscribe(
  app: App,
  { userId, sessionHash, userAgent, origin }: Subscriber,
  { endpoint, keys }: z.output<typeof NewSubscription>,
): Promise<PushBrowser> {
  await rateLimit(app, `push-subscribe:${userId}`, { limit: 60, perMs: hours(1) })
  const address = requireEndpoint(app, endpoint)
  requireKeys(keys)
  const now = app.clock.now()
  const columns = { ...keys, session_hash: sessionHash, user_agent: userAgent, origin }
  return inTransaction(app, async (app) => {
    await requireSession(app, sessionHash)
    await lockKeys(app, `push-browsers:${userId}`, `push-endpoint:${address}`)
    await app.db
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', address)
      .where('user_id', '<>', userId)
      .execute()
    const row = await app.db
      .insertInto('push_subscriptions')
      .values({
        id: newId(),
        user_id: userId,
        endpoint: address,
        created_at: now,
        last_sent_at: null,
        ...columns,
      })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(columns))
      .returningAll()
      .executeTakeFirstOrThrow()
    await removeOldest(app, userId)
    return toBrowser(row)
  })
}

/** As browsers write it, so that one address has one form. */
function requireEndpoint(app: App, endpoint: string): string {
  const url = new URL(endpoint)
  url.hash = ''
  if (findService(url, app.config)) return url.href
  const message = 'This browser uses a push service that this server does not know.'
  throw invalid(message, [{ path: 'endpoint', message }])
}

function requireKeys({ p256dh, auth }: { p256dh: string; auth: string }): void {
  if (isPoint(p256dh) && Buffer.from(auth, 'base64url').length === 16) return
  const message = 'These are no keys of a browser.'
  throw invalid(message, [{ path: 'keys', message }])
}

/** A point on P-256, uncompressed, as browsers give it. */
function isPoint(key: string): boolean {
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || point[0] !== 4) return false
  try {
    // Throws for a point that is not on the curve.
    return ECDH.convertKey(point, 'prime256v1').length > 0
  } catch {
    return false
  }
}

async function removeOldest(app: App, userId: string): Promise<void> {
  const rows = await browsersOf(app, userId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  for (const row of rows.slice(mostBrowsers)) await forgetBrowser(app, row)
}

export async function unsubscribe(app: App, userId: string, id: string): Promise<void> {
  const removed = await app.db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw notFound()
}

/** Unless the browser has been switched on again meanwhile, with new keys. */
export async function forgetBrowser(app: App, { id, p256dh }: PushSubscriptionRow): Promise<void> {
  await app.db.deleteFrom('push_subscriptions').where('id', '=', id).where('p256dh', '=', p256dh).execute()
}

export async function recordSent(app: App, id: string): Promise<void> {
  await app.db
    .updateTable('push_subscriptions')
    .set({ last_sent_at: app.clock.now() })
    .where('id', '=', id)
    .execute()
}

/** A session has ended. When the same person signs in again on the same browser, `next` goes on showing notices. */
export async function sessionEnded(app: App, hash: string, next: NextSession | null): Promise<void> {
  if (next)
    await app.db
      .updateTable('push_subscriptions')
      .set({ session_hash: next.hash })
      .where('session_hash', '=', hash)
      .where('user_id', '=', next.userId)
      .execute()
  await app.db.deleteFrom('push_subscriptions').where('session_hash', '=', hash).execute()
}

/** All sessions of the person have ended, except for one. */
export async function sessionsEnded(app: App, userId: string, except: string | null): Promise<void> {
  await app.db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where(({ eb, or }) => or([eb('session_hash', 'is', null), eb('session_hash', '<>', except ?? '')]))
    .execute()
}

function browsersOf(app: App, userId: string) {
  return app.db.selectFrom('push_subscriptions').where('user_id', '=', userId).selectAll()
}

function toBrowser(row: PushSubscriptionRow): PushBrowser {
  return {
    id: row.id,
    userAgent: row.user_agent,
    createdAt: toIso(row.created_at),
    lastSentAt: toIso(row.last_sent_at),
    endpointEnd: row.endpoint.slice(-endLength),
  }
}
