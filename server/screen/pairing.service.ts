import { randomInt } from 'node:crypto'
import type { Device } from '#contract/delivery/delivery.ts'
import type { Letters } from '#contract/delivery/delivery-fields.ts'
import { pairingAlphabet, pairingCodeLength } from '#contract/screen/screen.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { publishDevices } from '../delivery/devices/device.ts'
import { readDevice, setLetters } from '../delivery/devices/devices.service.ts'
import { lockSending } from '../delivery/sending.ts'
import type { Actor } from '../family/actor.ts'
import { requireStillSignedIn } from '../family/membership.ts'
import { minutes, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { isUniqueViolation } from '../platform/db/violations.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { networkOf } from '../platform/http/request/network-of.ts'
import { rateLimit } from '../platform/http/request/rate-limit.ts'
import { hashCode, hashToken, newToken } from '../platform/ids.ts'
import { connectScreen, findFreeScreen, mayConnect, openerOf } from './connect-screen.ts'
import './screen.tables.ts'

/** How long a code is valid, in milliseconds. */
export const pairingTtl = minutes(15)
const unknownCode = 'No screen shows this code now. Please look at the screen again.'

/** Makes a code for the screen to show, and a secret with which it will fetch its token. */
export async function startPairing(app: App, ip: string) {
  await rateLimit(app, `pairing-start:${networkOf({ ip })}`, { limit: 60, perMs: minutes(15) })
  const now = app.clock.now()
  await app.db.deleteFrom('screen_pairings').where('expires_at', '<=', now).execute()
  const secret = newToken()
  const expiresAt = now + pairingTtl
  const code = await insertWithFreeCode(app, {
    secret_hash: hashToken(secret),
    device_id: null,
    user_id: null,
    expires_at: expiresAt,
  })
  return { code, secret, expiresAt: toIso(expiresAt) }
}

async function insertWithFreeCode(
  app: App,
  row: { secret_hash: string; device_id: null; user_id: null; expires_at: number },
): Promise<string> {
  for (;;) {
    const code = randomCode()
    try {
      await app.db
        .insertInto('screen_pairings')
        .values({ ...row, code_hash: hashCode(code, app.secretKey) })
        .execute()
      return code
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
  }
}

function randomCode(): string {
  return Array.from(
    { length: pairingCodeLength },
    () => pairingAlphabet[randomInt(pairingAlphabet.length)],
  ).join('')
}

/** When the code of this waiting screen expires, in epoch milliseconds; 404 when it has expired. */
export async function requirePairing(app: App, secret: string): Promise<{ expiresAt: number }> {
  const pairing = await app.db
    .selectFrom('screen_pairings')
    .where('secret_hash', '=', hashToken(secret))
    .where('expires_at', '>', app.clock.now())
    .select('expires_at as expiresAt')
    .executeTakeFirst()
  if (!pairing) throw notFound()
  return pairing
}

/** A message under this topic tells the waiting screen that its code was typed. */
export function pairingTopic(secret: string): string {
  return topicOf(hashToken(secret))
}

function topicOf(secretHash: string): string {
  return `pairing:${secretHash}`
}

/**
 * Reserves a screen of the group for the browser that shows this code. The screen is opened when that
 * browser fetches its token. A code works once.
 */
export async function pairByCode(
  app: App,
  actor: Actor,
  { code, letters }: { code: string; letters?: Letters | undefined },
): Promise<Device> {
  const { user, groupId } = actor
  await rateLimit(app, `pairing-code:${user.id}`, { limit: 10, perMs: minutes(15) })
  return inTransaction(app, async (app) => {
    await lockSending(app, groupId)
    await requireStillSignedIn(app, actor)
    const device = await findFreeScreen(app, groupId)
    const pairing = await app.db
      .updateTable('screen_pairings')
      .set({ device_id: device.id, user_id: user.id })
      .where('code_hash', '=', hashCode(code, app.secretKey))
      .where('device_id', 'is', null)
      .where('expires_at', '>', app.clock.now())
      .returning('secret_hash')
      .executeTakeFirst()
    if (!pairing) throw invalid(unknownCode, [{ path: 'code', message: unknownCode }])
    if (letters) await setLetters(app, device, letters)
    publishDevices(app, device)
    app.live.publish(topicOf(pairing.secret_hash), { changed: ['paired'] })
    return readDevice(app, groupId, device.id)
  })
}

/**
 * Gives the screen whose code was typed its token; 404 before that. The token can be fetched again until
 * the code expires, because the response may be lost. `signedIn`: the person who is, on that browser.
 */
export async function finishPairing(
  app: App,
  secret: string,
  signedIn: string | null,
): Promise<{ device: DeviceRow; token: string }> {
  return inTransaction(app, async (app) => {
    const typed = await findTypedPairing(app, secret)
    if (!typed) throw notFound('Nobody has typed this code yet.')
    await lockSending(app, typed.family_group_id)
    if (!(await mayConnect(app, typed.user_id, typed.family_group_id)))
      throw notFound('This code is worth nothing any more.')
    const opener = await openerOf(app, typed.family_group_id, { openedBy: typed.user_id, signedIn })
    const connected = await connectScreen(app, typed, opener)
    if (!connected) throw notFound('This screen has been removed.')
    return connected
  })
}

async function findTypedPairing(app: App, secret: string) {
  return app.db
    .selectFrom('screen_pairings')
    .innerJoin('devices', 'devices.id', 'screen_pairings.device_id')
    .where('screen_pairings.secret_hash', '=', hashToken(secret))
    .where('screen_pairings.expires_at', '>', app.clock.now())
    .select(['devices.id', 'devices.family_group_id', 'screen_pairings.user_id'])
    .executeTakeFirst()
}

/** Screens of a group that is deleted for good were paired with it. */
export async function forgetPairings(app: App, groupId: string): Promise<void> {
  await app.db
    .updateTable('screen_pairings')
    .set({ device_id: null })
    .where('device_id', 'in', (select) =>
      select.selectFrom('devices').where('family_group_id', '=', groupId).select('id'),
    )
    .execute()
}
