import { randomInt } from 'node:crypto'
import { may } from '#contract/policy.ts'
import { pairingAlphabet, pairingCodeLength } from '#contract/screen.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { addScreen, lockSending, recordOpened } from '../delivery/devices.service.ts'
import { publishChange } from '../family/group-live.ts'
import { findMembership } from '../family/membership.ts'
import { minutes, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { isUniqueViolation } from '../platform/db/violations.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { hashCode, hashToken, newToken } from '../platform/ids.ts'
import './screen.tables.ts'

/** Milliseconds that a code or a link is good for. */
export const pairingLasts = minutes(15)

/** A new code, and the secret with which the waiting screen will fetch its token. */
export async function startPairing(app: App, ip: string) {
  await rateLimit(app, `pairing-start:${ip}`, { limit: 60, perMs: minutes(15) })
  const now = app.clock.now()
  await app.db.deleteFrom('screen_pairings').where('expires_at', '<=', now).execute()
  const secret = newToken()
  const expiresAt = now + pairingLasts
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

/** Until when the code of this waiting screen is good; 404 when it is not. */
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

/** What is published under this topic tells a waiting screen that its code was typed. */
export function pairingTopic(secret: string): string {
  return `pairing:${hashToken(secret)}`
}

/**
 * Keeps a place in the group for the screen that shows this code; it is opened when that screen has
 * fetched its token. Codes work once.
 */
export async function pairByCode(
  app: App,
  userId: string,
  groupId: string,
  code: string,
): Promise<DeviceRow> {
  await rateLimit(app, `pairing-code:${userId}`, { limit: 10, perMs: minutes(15) })
  return inTransaction(app, async (app) => {
    await lockSending(app, groupId)
    const device = await unopenedScreen(app, groupId)
    const pairing = await app.db
      .updateTable('screen_pairings')
      .set({ device_id: device.id, user_id: userId })
      .where('code_hash', '=', hashCode(code, app.secretKey))
      .where('device_id', 'is', null)
      .where('expires_at', '>', app.clock.now())
      .returning('secret_hash')
      .executeTakeFirst()
    if (!pairing)
      throw invalid('No screen shows this code now. Please look at the screen again.', [
        { path: 'code', message: 'No screen shows this code now. Please look at the screen again.' },
      ])
    publishChange(app, groupId, 'devices')
    app.live.publish(`pairing:${pairing.secret_hash}`, { changed: ['paired'] })
    return device
  })
}

/**
 * A token for the screen whose code was typed; 404 while nobody has. Again until the code has expired,
 * because the answer may not have reached the screen.
 */
export async function finishPairing(app: App, secret: string): Promise<{ device: DeviceRow; token: string }> {
  return inTransaction(app, async (app) => {
    const pairing = await findTypedPairing(app, secret)
    if (!pairing) throw notFound('Nobody has typed this code yet.')
    await lockSending(app, pairing.family_group_id)
    if (!(await mayConnect(app, pairing))) throw notFound('This code is worth nothing any more.')
    const device = await findDevice(app, pairing.device_id)
    if (!device) throw notFound('This screen has been removed.')
    await recordOpened(app, device)
    return { device, token: await giveToken(app, device) }
  })
}

async function findTypedPairing(app: App, secret: string) {
  return app.db
    .selectFrom('screen_pairings')
    .innerJoin('devices', 'devices.id', 'screen_pairings.device_id')
    .where('screen_pairings.secret_hash', '=', hashToken(secret))
    .where('screen_pairings.expires_at', '>', app.clock.now())
    .select(['devices.id as device_id', 'devices.family_group_id', 'screen_pairings.user_id'])
    .executeTakeFirst()
}

/** Whether whoever typed the code or made the link may connect screens still. */
async function mayConnect(
  app: App,
  { user_id, family_group_id }: { user_id: string | null; family_group_id: string },
): Promise<boolean> {
  const member = user_id && (await findMembership(app, user_id, family_group_id))
  return member ? may(member.role, 'devices:manage') : false
}

export async function makeLink(
  app: App,
  userId: string,
  groupId: string,
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken()
  const expiresAt = app.clock.now() + pairingLasts
  await app.db.deleteFrom('screen_links').where('expires_at', '<=', app.clock.now()).execute()
  await app.db
    .insertInto('screen_links')
    .values({
      token_hash: hashToken(token),
      family_group_id: groupId,
      user_id: userId,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt: toIso(expiresAt) }
}

/**
 * Uses up a one-time link. A browser that is a screen of this group already stays the screen it
 * is: then there is no new token.
 */
export async function openLink(
  app: App,
  link: string,
  present: DeviceRow | null,
  ip: string,
): Promise<{ device: DeviceRow; token: string | null }> {
  await rateLimit(app, `screen-link:${ip}`, { limit: 60, perMs: minutes(15) })
  return inTransaction(app, async (app) => {
    const used = await app.db
      .deleteFrom('screen_links')
      .where('token_hash', '=', hashToken(link))
      .where('expires_at', '>', app.clock.now())
      .returning(['family_group_id', 'user_id'])
      .executeTakeFirst()
    if (!used || !(await mayConnect(app, used)))
      throw notFound('This link has been used or is too old. Please make a new one in Settings.')
    await lockSending(app, used.family_group_id)
    const still = present && (await findDevice(app, present.id))
    if (still?.family_group_id === used.family_group_id) return { device: still, token: null }
    const device = await unopenedScreen(app, used.family_group_id)
    await recordOpened(app, device)
    return { device, token: await giveToken(app, device) }
  })
}

/** The oldest screen that was never opened and that no typed code waits for; else a new one. */
async function unopenedScreen(app: App, groupId: string): Promise<DeviceRow> {
  const unopened = await app.db
    .selectFrom('devices')
    .where('family_group_id', '=', groupId)
    .where('kind', '=', 'screen')
    .where('opened_at', 'is', null)
    .where('removed_at', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('screen_pairings')
            .whereRef('screen_pairings.device_id', '=', 'devices.id')
            .where('screen_pairings.expires_at', '>', app.clock.now())
            .select('screen_pairings.secret_hash'),
        ),
      ),
    )
    .orderBy('created_at')
    .selectAll()
    .executeTakeFirst()
  return unopened ?? addScreen(app, groupId)
}

/** The device's only one: what was given before is worth nothing from here on. */
async function giveToken(app: App, device: DeviceRow): Promise<string> {
  const token = newToken()
  await app.db.deleteFrom('screen_tokens').where('device_id', '=', device.id).execute()
  await app.db
    .insertInto('screen_tokens')
    .values({
      token_hash: hashToken(token),
      family_group_id: device.family_group_id,
      device_id: device.id,
      created_at: app.clock.now(),
    })
    .execute()
  return token
}

/** The screen that holds this token, unless it was removed. */
export async function findScreen(app: App, token: string): Promise<DeviceRow | null> {
  const row = await app.db
    .selectFrom('screen_tokens')
    .innerJoin('devices', 'devices.id', 'screen_tokens.device_id')
    .innerJoin('family_groups', 'family_groups.id', 'devices.family_group_id')
    .where('screen_tokens.token_hash', '=', hashToken(token))
    .where('devices.removed_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .selectAll('devices')
    .executeTakeFirst()
  return row ?? null
}

async function findDevice(app: App, deviceId: string): Promise<DeviceRow | undefined> {
  return app.db
    .selectFrom('devices')
    .where('id', '=', deviceId)
    .where('removed_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
}
