import { createHmac, randomInt } from 'node:crypto'
import { echoCodeLength } from '#contract/alexa.ts'
import type { Actor } from '../../family/actor.ts'
import { requireStillSignedIn } from '../../family/membership.ts'
import type { EndedRight } from '../../identity/identity-events.ts'
import { minutes, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockKeys } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { hashCode, newToken } from '../../platform/ids.ts'
import '../alexa.tables.ts'
import { EchoInfo } from './echo-info.ts'

const codeLifetime = minutes(15)

/**
 * The code of an unlinked Echo. It stays the same while it is valid, because somebody may be typing it just now, and
 * is good for another 15 minutes each time it is shown.
 */
export async function startPairing(app: App, info: EchoInfo): Promise<string> {
  return inTransaction(app, async (app) => {
    await lockAccount(app, info.userId)
    const now = app.clock.now()
    const facts = JSON.stringify(info)
    const expires_at = now + codeLifetime
    await app.db.deleteFrom('alexa_pairings').where('expires_at', '<=', now).execute()
    const shown = await pairingOf(app, info)
    if (shown?.salt) {
      const { code_hash } = shown
      const columns = { facts, expires_at }
      await app.db.updateTable('alexa_pairings').set(columns).where('code_hash', '=', code_hash).execute()
      return derivedCode(app, info, shown.salt)
    }
    if (shown) await app.db.deleteFrom('alexa_pairings').where('code_hash', '=', shown.code_hash).execute()
    for (;;) {
      const salt = newToken()
      const code = derivedCode(app, info, salt)
      const inserted = await app.db
        .insertInto('alexa_pairings')
        .values({
          code_hash: hashOf(app, code),
          user_id: info.userId,
          alexa_device_id: info.alexaDeviceId,
          facts,
          salt,
          expires_at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code_hash')
        .executeTakeFirst()
      if (inserted) return code
    }
  })
}

function pairingOf(app: App, { userId, alexaDeviceId }: EchoInfo) {
  return app.db
    .selectFrom('alexa_pairings')
    .where('user_id', '=', userId)
    .where('alexa_device_id', '=', alexaDeviceId)
    .select(['code_hash', 'salt'])
    .executeTakeFirst()
}

/** The code to a salt. The database alone does not tell it: that takes the server's key, too. */
function derivedCode(app: App, { userId, alexaDeviceId }: EchoInfo, salt: string): string {
  const key = createHmac('sha256', app.secretKey).update(`alexa-code:${userId}:${alexaDeviceId}:${salt}`)
  const number = key.digest().readUIntBE(0, 6) % 10 ** echoCodeLength
  return String(number).padStart(echoCodeLength, '0')
}

/** Makes a code for a caretaker, to be said to an Echo. At most 20 in 15 minutes. */
export async function makeCode(app: App, actor: Actor): Promise<{ code: string; expiresAt: string }> {
  await rateLimit(app, `alexa-make:${actor.user.id}`, { limit: 20, perMs: minutes(15) })
  const now = app.clock.now()
  const expiresAt = now + codeLifetime
  await app.db.deleteFrom('alexa_codes').where('expires_at', '<=', now).execute()
  const code = await insertWithNewCode((code) =>
    inTransaction(app, async (app) => {
      await requireStillSignedIn(app, actor)
      return app.db
        .insertInto('alexa_codes')
        .values({
          code_hash: hashOf(app, code),
          family_group_id: actor.groupId,
          person_id: actor.user.id,
          expires_at: expiresAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code_hash')
        .executeTakeFirst()
    }),
  )
  return { code, expiresAt: toIso(expiresAt) }
}

/** The Echo that shows the code. Changes nothing. */
export async function findPairing(app: App, code: string): Promise<EchoInfo | null> {
  const row = await app.db
    .selectFrom('alexa_pairings')
    .where('code_hash', '=', hashOf(app, code))
    .where('expires_at', '>', app.clock.now())
    .select('facts')
    .executeTakeFirst()
  return row ? EchoInfo.parse(JSON.parse(row.facts)) : null
}

/** Uses the code up. False when it expired or somebody else has used it. */
export async function consumePairing(app: App, code: string): Promise<boolean> {
  const used = await app.db
    .deleteFrom('alexa_pairings')
    .where('code_hash', '=', hashOf(app, code))
    .where('expires_at', '>', app.clock.now())
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}

type MadeCode = { groupId: string; personId: string }

/** The group that a caretaker made the code for. Changes nothing. */
export async function findMadeCode(app: App, code: string): Promise<MadeCode | null> {
  const row = await app.db
    .selectFrom('alexa_codes')
    .where('code_hash', '=', hashOf(app, code))
    .where('expires_at', '>', app.clock.now())
    .select(['family_group_id', 'person_id'])
    .executeTakeFirst()
  return row ? { groupId: row.family_group_id, personId: row.person_id } : null
}

/** Uses the code up. False when it expired or somebody else has used it. */
export async function consumeMadeCode(app: App, code: string): Promise<boolean> {
  const used = await app.db
    .deleteFrom('alexa_codes')
    .where('code_hash', '=', hashOf(app, code))
    .where('expires_at', '>', app.clock.now())
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}

/** Ends the codes that the person made, within the transaction in which they take their account back. */
export async function endCodesOf(app: App, userId: string, ended: EndedRight[]): Promise<void> {
  const codes = await app.db
    .deleteFrom('alexa_codes')
    .where('person_id', '=', userId)
    .returning(['family_group_id', 'expires_at'])
    .execute()
  for (const { family_group_id, expires_at } of codes)
    if (expires_at > app.clock.now()) ended.push({ kind: 'echo_code', groupId: family_group_id })
}

/** Lets one transaction at a time link or unlink Echos of an Amazon account. To be taken before all other locks. */
export function lockAccount(app: App, userId: string): Promise<void> {
  return lockKeys(app, `alexa-account:${userId}`)
}

/** `insert` resolves with undefined when the code is taken. */
async function insertWithNewCode(insert: (code: string) => Promise<object | undefined>): Promise<string> {
  for (;;) {
    const code = String(randomInt(10 ** echoCodeLength)).padStart(echoCodeLength, '0')
    if (await insert(code)) return code
  }
}

/** The prefix keeps an Echo's code apart from a screen's. */
function hashOf(app: App, code: string): string {
  return hashCode(`alexa:${code}`, app.secretKey)
}
