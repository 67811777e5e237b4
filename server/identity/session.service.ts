import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/identity/identity.ts'
import type { Session } from '#contract/identity/sessions.ts'
import { days, hours, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { notFound, unauthorized } from '../platform/errors.ts'
import { emit } from '../platform/feature.ts'
import { paceFound } from '../platform/http/request/callers.ts'
import { setCookie } from '../platform/http/request/cookies.ts'
import { wishedLanguage } from '../platform/http/request/language.ts'
import { sweepRateLimits } from '../platform/http/request/rate-limit.ts'
import { hashToken, newToken } from '../platform/ids.ts'
import type { DueWork } from '../platform/work/due.ts'
import './identity.tables.ts'
import type { NextSession } from './identity-events.ts'
import { wrongPassword } from './password.ts'
import { setFirstLanguage } from './profile.service.ts'
import { toUser } from './user.ts'

export const sessionCookie = 'sunporch_session'
const slidesFor = days(30)
const endsAfter = days(180)
/** How often a session in use is written. */
const seenEvery = hours(1)

/** Who is signed in, and by what. `use` marks the passkey as used, and throws where it has been removed meanwhile. */
type SignedInAs = {
  userId: string
  passwordHash?: string | null
  passkey?: { id: string; use: (app: App) => Promise<void> }
}

/**
 * Signs the person in on this browser, always with a new session id. `passwordHash` is what the password
 * was checked against: when the password was changed meanwhile, nobody is signed in, and 401 is thrown.
 */
export async function startSession(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, passwordHash, passkey }: SignedInAs,
): Promise<void> {
  const before = sessionIdOf(request)
  const token = newToken()
  const now = app.clock.now()
  const session = {
    token_hash: hashToken(token),
    user_id: userId,
    user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
    created_at: now,
    seen_at: now,
    expires_at: now + slidesFor,
    passkey_id: passkey?.id ?? null,
  }
  await inTransaction(app, async (app) => {
    const user = await lockRow(app, 'users', { id: userId })
    if (passwordHash !== undefined && user?.password_hash !== passwordHash) throw wrongPassword()
    await passkey?.use(app)
    const language = wishedLanguage(request)
    if (language && user?.language === null) await setFirstLanguage(app, userId, language)
    await app.db.insertInto('sessions').values(session).execute()
    if (before) await endByHash(app, before, { hash: session.token_hash, userId })
  })
  setCookie(app, request, reply, { name: sessionCookie, value: token, maxAgeMs: endsAfter })
}

/** Ends this browser's session, its open streams included. */
export async function endSession(app: App, request: FastifyRequest): Promise<void> {
  const sessionId = sessionIdOf(request)
  if (!sessionId) return
  await endByHash(app, sessionId)
}

async function endByHash(app: App, sessionId: string, next: NextSession | null = null): Promise<void> {
  await inTransaction(app, async (app) => {
    await app.db.deleteFrom('sessions').where('token_hash', '=', sessionId).execute()
    await emit(app, 'sessionEnded', sessionId, next)
    app.live.publish(sessionTopic(sessionId), { ended: true })
  })
}

/** Locks the session until the transaction ends. 401 when it has ended meanwhile. */
export async function requireSession(app: App, sessionId: string): Promise<void> {
  if (!(await lockRow(app, 'sessions', { token_hash: sessionId }))) throw unauthorized()
}

/** Whether it has not ended meanwhile. */
export async function isSession(app: App, sessionId: string): Promise<boolean> {
  const found = await findSession(app, { sessionId, now: app.clock.now() })
  return found.length > 0
}

export function clearSessionCookie(app: App, request: FastifyRequest, reply: FastifyReply): void {
  setCookie(app, request, reply, { name: sessionCookie, value: '', maxAgeMs: 0 })
}

/** The browsers that are signed in as this person, the last seen first. */
export async function listSessions(
  app: App,
  user: Pick<User, 'id'>,
  mine: string | null,
): Promise<Session[]> {
  const rows = await sessionsOf(app, user).orderBy('seen_at', 'desc').selectAll().execute()
  return rows.map((row) => ({
    id: publicId(row.token_hash),
    userAgent: row.user_agent,
    createdAt: toIso(row.created_at),
    seenAt: toIso(row.seen_at),
    isThisOne: row.token_hash === mine,
    isByPasskey: row.passkey_id !== null,
  }))
}

/** Signs one browser of the person out. */
export async function endSessionById(app: App, user: Pick<User, 'id'>, id: string): Promise<void> {
  const rows = await sessionsOf(app, user).select('token_hash').execute()
  const found = rows.find(({ token_hash }) => publicId(token_hash) === id)
  if (!found) throw notFound()
  await endByHash(app, found.token_hash)
}

/** Signs out everywhere, except for the browser with the session `except`. */
export async function endSessionsOf(
  app: App,
  userId: string,
  { except }: { except?: string | null } = {},
): Promise<void> {
  await inTransaction(app, async (app) => {
    const ended = await app.db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('token_hash', '<>', except ?? '')
      .returning('token_hash')
      .execute()
    await emit(app, 'sessionsEnded', userId, except ?? null)
    for (const { token_hash } of ended) app.live.publish(sessionTopic(token_hash), { ended: true })
  })
}

/** Signs out the browsers that had signed in with the passkey, within the caller's transaction. */
export async function endSessionsOfPasskey(
  app: App,
  passkeyId: string,
  { except }: { except: string },
): Promise<void> {
  const opened = await app.db
    .selectFrom('sessions')
    .where('passkey_id', '=', passkeyId)
    .where('token_hash', '<>', except)
    .select('token_hash')
    .execute()
  for (const { token_hash } of opened) await endByHash(app, token_hash)
}

/** The signed-in person of this request, or null. */
export async function findSignedIn(app: App, request: FastifyRequest): Promise<User | null> {
  const sessionId = sessionIdOf(request)
  if (!sessionId) return null
  const [row] = await findSession(app, { sessionId, now: app.clock.now() })
  await paceFound(app, request, sessionId, row?.id ?? null)
  if (!row) return null
  await touchSession(app, sessionId, row)
  return toUser(app, row)
}

const findSession = preparedQuery((app: App, { sessionId, now }: Given<{ sessionId: string; now: number }>) =>
  app.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', sessionId)
    .where('sessions.expires_at', '>', now)
    .selectAll('users')
    .select(['sessions.seen_at', 'sessions.created_at as session_created_at']),
)

/** Extends the session in use, at most once an hour: not every request writes. */
export async function touchSession(
  app: App,
  sessionId: string,
  session: { seen_at: number; session_created_at: number },
): Promise<void> {
  const now = app.clock.now()
  if (session.seen_at >= now - seenEvery) return
  const expiresAt = Math.min(now + slidesFor, session.session_created_at + endsAfter)
  await app.db
    .updateTable('sessions')
    .set({ seen_at: now, expires_at: expiresAt })
    .where('token_hash', '=', sessionId)
    .execute()
}

function sessionsOf(app: App, user: Pick<User, 'id'>) {
  return app.db
    .selectFrom('sessions')
    .where('user_id', '=', user.id)
    .where('expires_at', '>', app.clock.now())
}

/** An id for the session that does not reveal its key in the database. */
function publicId(tokenHash: string): string {
  return hashToken(tokenHash)
}

/** A message under this topic ends the streams that the session opened. */
export function sessionTopic(sessionId: string): string {
  return `session:${sessionId}`
}

/** The key of the browser's session in the database; null without a session cookie. */
export function sessionIdOf(request: FastifyRequest): string | null {
  const token = request.cookies[sessionCookie]
  return token ? hashToken(token) : null
}

/** The same. 401 without one. */
export function requireSessionId(request: FastifyRequest): string {
  const sessionId = sessionIdOf(request)
  if (!sessionId) throw unauthorized()
  return sessionId
}

/** Deletes expired rows once a day; expired rows are refused anyway. */
export const sessionSweep: DueWork = {
  name: 'session-sweep',
  async runBatch(app, now) {
    const before = now - days(1)
    await app.db.deleteFrom('password_resets').where('expires_at', '<=', before).execute()
    await app.db.deleteFrom('email_confirmations').where('expires_at', '<=', before).execute()
    await app.db.deleteFrom('passkey_challenges').where('expires_at', '<=', before).execute()
    await app.db.deleteFrom('oidc_logins').where('expires_at', '<=', before).execute()
    await sweepRateLimits(app, before)
    await app.db.deleteFrom('sessions').where('expires_at', '<=', before).execute()
    return 0
  },
  async nextAt(app) {
    return app.clock.now() + days(1)
  },
}
