import type { FastifyReply, FastifyRequest } from 'fastify'
import { days } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { setCookie } from '../platform/http/request/cookies.ts'

const name = 'sunporch_invitation'
const path = '/api/login'

/**
 * Keeps an invitation's token for who comes back from a sign-in provider, which takes none along: an account may be made
 * with it then. Only where there is a provider; our own sign-up sends the token itself.
 */
export function keepInvitation(app: App, request: FastifyRequest, reply: FastifyReply, token: string): void {
  if (app.config.oidc) setCookie(app, request, reply, { name, path, value: token, maxAgeMs: days(1) })
}

export function keptInvitation(request: FastifyRequest): string | null {
  return request.cookies[name] ?? null
}

export function forgetInvitation(app: App, request: FastifyRequest, reply: FastifyReply): void {
  if (keptInvitation(request) !== null) setCookie(app, request, reply, { name, path, value: '', maxAgeMs: 0 })
}
