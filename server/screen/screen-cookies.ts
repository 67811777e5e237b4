import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { days } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { unauthorized } from '../platform/errors.ts'
import { setCookie } from '../platform/http/cookies.ts'
import { pairingTtl } from './pairing.service.ts'
import { findScreen } from './screen-tokens.ts'

const tokenCookie = 'sunporch_screen'
const pairingCookie = 'sunporch_pairing'
/** The longest that browsers allow. Each reading of the view begins it anew. */
const tokenTtl = days(400)

/** The screen that makes the request; 401 when its browser is none, or none any more. */
export async function requireScreen(app: App, request: FastifyRequest): Promise<DeviceRow> {
  const device = await findRequestingScreen(app, request)
  if (!device) throw unauthorized()
  return device
}

export async function findRequestingScreen(app: App, request: FastifyRequest): Promise<DeviceRow | null> {
  const token = request.cookies[tokenCookie]
  return token ? findScreen(app, token) : null
}

export function setToken(app: App, request: FastifyRequest, reply: FastifyReply, token: string): void {
  setScreenCookie(app, request, reply, { name: tokenCookie, value: token, maxAgeMs: tokenTtl })
}

/** Lets the browser keep its token for another `tokenTtl`. */
export function renewToken(app: App, request: FastifyRequest, reply: FastifyReply): void {
  setToken(app, request, reply, request.cookies[tokenCookie] ?? '')
}

/** The secret of the pairing that the browser has started; empty when it has started none. */
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

/** Browsers send it to the calls of screens only. */
function setScreenCookie(app: App, request: FastifyRequest, reply: FastifyReply, cookie: ScreenCookie): void {
  setCookie(app, request, reply, { ...cookie, path: '/api/screen', sameSite: 'strict' })
}
