import { randomInt } from 'node:crypto'
import { may } from '#contract/policy.ts'
import type { DeviceRow } from '../../delivery/delivery.tables.ts'
import { disconnectDevice } from '../../delivery/device-removal.ts'
import { addDevice } from '../../delivery/devices.service.ts'
import { lockSending } from '../../delivery/sending.ts'
import { publishChange } from '../../family/group-live.ts'
import { findMembership } from '../../family/membership.ts'
import { minutes, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import { invalid } from '../../platform/errors.ts'
import { rateLimit, resetRateLimit } from '../../platform/http/rate-limit.ts'
import { hashCode } from '../../platform/ids.ts'
import '../alexa.tables.ts'
import { type EchoFacts, findEcho, listEchoesOfUser } from './echo.service.ts'

const codeLasts = minutes(15)
const unknownCode = 'No Echo shows this code now. Please look at the Echo again.'

/** A code for an unlinked Echo to show. Each look gives a new one, and the one before is worth nothing. */
export async function startPairing(app: App, facts: EchoFacts): Promise<string> {
  const now = app.clock.now()
  await app.db.deleteFrom('alexa_pairings').where('expires_at', '<=', now).execute()
  await app.db
    .deleteFrom('alexa_pairings')
    .where('user_id', '=', facts.userId)
    .where('alexa_device_id', '=', facts.alexaDeviceId)
    .execute()
  return withFreeCode((code) =>
    app.db
      .insertInto('alexa_pairings')
      .values({
        code_hash: hashOf(app, code),
        user_id: facts.userId,
        alexa_device_id: facts.alexaDeviceId,
        facts: JSON.stringify(facts),
        expires_at: now + codeLasts,
      })
      .execute(),
  )
}

/** Connects the Echo that shows this code with the group. It counts as opened when it next calls. */
export async function pairByCode(
  app: App,
  { personId, ip, groupId }: { personId: string; ip: string; groupId: string },
  code: string,
): Promise<DeviceRow> {
  await rateLimit(app, `alexa-code:${personId}`, { limit: 10, perMs: minutes(15) })
  await rateLimit(app, `alexa-code-from:${ip}`, { limit: 40, perMs: minutes(15) })
  return inTransaction(app, async (app) => {
    await lockSending(app, groupId)
    const pairing = await app.db
      .deleteFrom('alexa_pairings')
      .where('code_hash', '=', hashOf(app, code))
      .where('expires_at', '>', app.clock.now())
      .returning('facts')
      .executeTakeFirst()
    if (!pairing) throw invalid(unknownCode, [{ path: 'code', message: unknownCode }])
    return linkEcho(app, groupId, JSON.parse(pairing.facts) as EchoFacts)
  })
}

/** The other way round: a code that somebody says to the Echo. */
export async function makeCode(
  app: App,
  personId: string,
  groupId: string,
): Promise<{ code: string; expiresAt: string }> {
  await rateLimit(app, `alexa-make:${personId}`, { limit: 20, perMs: minutes(15) })
  const expiresAt = app.clock.now() + codeLasts
  await app.db.deleteFrom('alexa_codes').where('expires_at', '<=', app.clock.now()).execute()
  const code = await withFreeCode((code) =>
    app.db
      .insertInto('alexa_codes')
      .values({
        code_hash: hashOf(app, code),
        family_group_id: groupId,
        person_id: personId,
        expires_at: expiresAt,
      })
      .execute(),
  )
  return { code, expiresAt: toIso(expiresAt) }
}

/** Null when the code is worth nothing. After five wrong ones an Echo waits: 429. */
export async function linkBySpokenCode(app: App, facts: EchoFacts, code: string): Promise<DeviceRow | null> {
  const tries = [`alexa-said:${facts.userId}`, `alexa-said:${facts.alexaDeviceId}`]
  for (const key of tries) await rateLimit(app, key, { limit: 5, perMs: minutes(15) })
  const device = await inTransaction(app, async (app) => {
    const used = await app.db
      .deleteFrom('alexa_codes')
      .where('code_hash', '=', hashOf(app, code))
      .where('expires_at', '>', app.clock.now())
      .returning(['family_group_id', 'person_id'])
      .executeTakeFirst()
    if (!used) return null
    await lockSending(app, used.family_group_id)
    const member = await findMembership(app, used.person_id, used.family_group_id)
    if (!member || !may(member.role, 'devices:manage')) return null
    return linkEcho(app, used.family_group_id, facts)
  })
  if (device) for (const key of tries) await resetRateLimit(app, key)
  return device
}

/** Within the caller's transaction, which holds the group's sending. */
export async function linkEcho(app: App, groupId: string, facts: EchoFacts): Promise<DeviceRow> {
  const present = await findEcho(app, facts)
  if (present?.family_group_id === groupId) return present.device
  if (present) await unlink(app, present.device)
  // What is left of a device that the family removed. Its widget is still there.
  const left = await app.db
    .deleteFrom('echoes')
    .where('user_id', '=', facts.userId)
    .where('alexa_device_id', '=', facts.alexaDeviceId)
    .returning('widget_installed_at')
    .executeTakeFirst()
  const widgetAt = left?.widget_installed_at ?? (facts.hasWidget ? app.clock.now() : null)
  const device = await addDevice(app, groupId, {
    kind: 'echo',
    name: facts.hasScreen ? 'Echo Show' : 'Echo',
  })
  await app.db
    .insertInto('echoes')
    .values({
      device_id: device.id,
      family_group_id: groupId,
      user_id: facts.userId,
      alexa_device_id: facts.alexaDeviceId,
      persistent_endpoint_id: facts.persistentEndpointId,
      api_endpoint: facts.apiEndpoint,
      locale: facts.locale,
      linked_at: app.clock.now(),
      widget_installed_at: widgetAt,
      widget_due_at: widgetAt === null ? null : app.clock.now(),
      widget_attempts: 0,
      widget_hash: null,
      widget_queued: null,
    })
    .execute()
  publishChange(app, groupId, 'devices')
  return device
}

/** The skill was switched off: Amazon's ids are worth nothing any more, and none of them is kept. */
export async function unlinkUser(app: App, userId: string, at: number): Promise<void> {
  await inTransaction(app, async (app) => {
    for (const echo of await listEchoesOfUser(app, userId)) {
      if (echo.linked_at <= at) await unlink(app, echo.device)
    }
    await app.db.deleteFrom('echoes').where('user_id', '=', userId).where('linked_at', '<=', at).execute()
    await app.db.deleteFrom('alexa_pairings').where('user_id', '=', userId).execute()
    await app.db.deleteFrom('alexa_users').where('user_id', '=', userId).execute()
    await app.db.deleteFrom('alexa_events').where('user_id', '=', userId).execute()
  })
}

async function unlink(app: App, device: DeviceRow): Promise<void> {
  await disconnectDevice(app, device, { by: { device }, action: 'device_unlinked' })
}

async function withFreeCode(insert: (code: string) => Promise<unknown>): Promise<string> {
  for (;;) {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    try {
      await insert(code)
      return code
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
  }
}

/** Of a kind of its own: a code for a screen is none for an Echo. */
function hashOf(app: App, code: string): string {
  return hashCode(`alexa:${code}`, app.secretKey)
}
