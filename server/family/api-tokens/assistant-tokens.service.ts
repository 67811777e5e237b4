import { apiTokenPrefix } from '#contract/family/api-tokens.ts'
import type { TokenRight } from '#contract/platform/policy.ts'
import { days, hours } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { hashToken, newToken } from '../../platform/ids.ts'
import { lockMembersToGive } from '../membership.ts'
import { isFirstUse } from '../secret-calls.ts'
import { requireRoomForToken } from './api-tokens.service.ts'

/** How long an assistant's token works. */
const worksFor = hours(1)
/** How long after that an assistant that was not used can still renew it. */
const restsFor = days(60)
/** How long it lasts however much it is used. Then the person is asked anew. */
const lastsFor = days(365)

const renewalPrefix = `${apiTokenPrefix}renewal_`

/** What an assistant gets: the token, and the secret by which it renews it, once. Only their hashes are stored. */
export type AssistantTokens = { token: string; renewal: string; right: TokenRight; seconds: number }

type Giving = { user: { id: string }; groupId: string; sessionId: string }
type NewAssistant = {
  /** Of the answer that its person gave. It is the id of the token, too. */
  id: string
  name: string
  right: TokenRight
  clientId: string
}

/** 401, 403 and 404 as for a token that a person makes, 409 for somebody who has as many as one can have. Makes none. */
export async function requireMayConnect(app: App, actor: Giving): Promise<void> {
  await inTransaction(app, async (app) => {
    const { id: memberId } = await lockMembersToGive(app, actor, 'group:read')
    await endForgotten(app, memberId)
    await requireRoomForToken(app, memberId)
  })
}

/**
 * Null where the same answer was used before: then what it made ends, because somebody else may have it. Refuses as
 * `requireMayConnect`; 401 when the session in which the person gave the answer has ended.
 */
export async function addAssistantToken(
  app: App,
  actor: Giving,
  { id, name, right, clientId }: NewAssistant,
): Promise<AssistantTokens | null> {
  return inTransaction(app, async (app) => {
    const { id: memberId } = await lockMembersToGive(app, actor, 'group:read')
    if (!(await isFirstUse(app, actor.groupId, id))) {
      await app.db.deleteFrom('api_tokens').where('id', '=', id).where('member_id', '=', memberId).execute()
      return null
    }
    await requireRoomForToken(app, memberId)
    const chain = newToken()
    const { tokens, stored } = makeTokens(app, chain, right)
    await app.db
      .insertInto('api_tokens')
      .values({
        id,
        family_group_id: actor.groupId,
        member_id: memberId,
        name,
        access: right,
        created_at: app.clock.now(),
        last_used_at: null,
        chain_hash: hashChain(chain, clientId),
        ...stored,
      })
      .execute()
    return tokens
  })
}

/**
 * New secrets for old ones. Null where they are not valid (any more). Who comes with a renewal that was used before is
 * not alone in having it, so the token ends, for both.
 */
export async function renewAssistantToken(
  app: App,
  { renewal, clientId }: { renewal: string; clientId: string },
): Promise<AssistantTokens | null> {
  const [chain = '', secret = ''] = partsOf(renewal)
  return inTransaction(app, async (app) => {
    const row = await lockRow(app, 'api_tokens', { chain_hash: hashChain(chain, clientId) })
    if (!row || row.access_until === null) return null
    const now = app.clock.now()
    const isOver = row.access_until + restsFor <= now || row.created_at + lastsFor <= now
    if (isOver || row.renewal_hash !== hashToken(secret)) {
      await app.db.deleteFrom('api_tokens').where('id', '=', row.id).execute()
      return null
    }
    const { tokens, stored } = makeTokens(app, chain, row.access)
    await app.db.updateTable('api_tokens').set(stored).where('id', '=', row.id).execute()
    return tokens
  })
}

/** For an assistant that needs its token no more: by either of its secrets. What is none of them ends nothing. */
export async function endAssistantToken(
  app: App,
  { secret, clientId }: { secret: string; clientId: string },
): Promise<void> {
  const [chain = ''] = partsOf(secret)
  await app.db
    .deleteFrom('api_tokens')
    .where('access_until', 'is not', null)
    .where(({ eb, or }) =>
      or([eb('chain_hash', '=', hashChain(chain, clientId)), eb('token_hash', '=', hashToken(secret))]),
    )
    .execute()
}

/** Of a renewal: the part that stays, and the part that works once. */
function partsOf(renewal: string): string[] {
  return renewal.startsWith(renewalPrefix) ? renewal.slice(renewalPrefix.length).split('.') : []
}

/** Assistants that connect anew each time would leave their old tokens behind. */
async function endForgotten(app: App, memberId: string): Promise<void> {
  await app.db
    .deleteFrom('api_tokens')
    .where('member_id', '=', memberId)
    .where('access_until', '<=', app.clock.now() - restsFor)
    .execute()
}

function makeTokens(app: App, chain: string, right: TokenRight) {
  const token = apiTokenPrefix + newToken()
  const secret = newToken()
  return {
    tokens: { token, renewal: `${renewalPrefix}${chain}.${secret}`, right, seconds: worksFor / 1000 },
    stored: {
      token_hash: hashToken(token),
      access_until: app.clock.now() + worksFor,
      renewal_hash: hashToken(secret),
    },
  }
}

/** With the program it was given to, so that it is worth nothing to another one. */
function hashChain(chain: string, clientId: string): string {
  return hashToken(`${chain} ${clientId}`)
}
