import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { days } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { unauthorized } from '../platform/errors.ts'
import { paceFound, paceKnown } from '../platform/http/request/callers.ts'
import { setCookie } from '../platform/http/request/cookies.ts'
import { hashToken } from '../platform/ids.ts'
import { pairingTtl } from './pairing.service.ts'
import { findScreen } from './screen-tokens.ts'

const tokenCookie = 'sunporch_screen'
const pairingCookie = 'sunporch_pairing'
/** The maximum that browsers allow. Every request for the view renews it. */
const tokenTtl = days(400)

/** The screen that makes the request; 401 when it is not a screen, or was removed. */
export async function requireScreen(app: App, request: FastifyRequest): Promise<DeviceRow> {
  const device = await findRequestingScreen(app, request)
  if (!device) throw unauthorized()
  return device
}

export async function findRequestingScreen(app: App, request: FastifyRequest): Promise<DeviceRow | null> {
  const token = request.cookies[tokenCookie]
  if (!token) return null
  const hash = hashToken(token)
  await paceKnown(app, request, hash)
  const found = await findScreen(app, token)
  await paceFound(app, request, hash, found?.ownerId ?? null, true)
  return found?.device ?? null
}

export function setToken(app: App, request: FastifyRequest, reply: FastifyReply, token: string): void {
  setScreenCookie(app, request, reply, { name: tokenCookie, value: token, maxAgeMs: tokenTtl })
}

/** Sets the token again, so that it expires `tokenTtl` from now. */
export function renewToken(app: App, request: FastifyRequest, reply: FastifyReply): void {
  setToken(app, request, reply, request.cookies[tokenCookie] ?? '')
}

/** The secret of the pairing that this browser started; empty when there is none. */
export function pairingSecret(request: FastifyRequest): string {
  return request.cookies[pairingCookie] ?? ''
}

export function setPairingSecret(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): void {
  setScreenCookie(app, request, reply, { name: pairingCookie, value: secret, maxAgeMs: pairingTtl })
}

export function clearPairingSecret(app: App, request: FastifyRequest, reply: FastifyReply): void {
  setScreenCookie(app, request, reply, { name: pairingCookie, value: '', maxAgeMs: 0 })
}

type ScreenCookie = { name: string; value: string; maxAgeMs: number }

/** The path limits the cookie to the calls of screens. */
function setScreenCookie(app: App, request: FastifyRequest, reply: FastifyReply, cookie: ScreenCookie): void {
  setCookie(app, request, reply, { ...cookie, path: '/api/screen', sameSite: 'strict' })
}
