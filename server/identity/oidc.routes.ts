import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { App } from '../platform/context.ts'
import { setCookie } from '../platform/http/cookies.ts'
import { originOf, publicUrl } from '../platform/http/origin.ts'
import { beginLogin, finishLogin, loginLasts } from './oidc.service.ts'
import { safeReturnTo } from './return-to.ts'
import { startSession } from './session.service.ts'

const cookieName = 'sunporch_login'
const callbackPath = '/api/login/callback'

export function oidcRoutes(server: FastifyInstance, app: App, provider: NonNullable<Config['oidc']>): void {
  server.get('/api/login', { config: { access: 'public' } }, async (request, reply) => {
    const returnTo = safeReturnTo((request.query as { returnTo?: unknown }).returnTo)
    if (request.user) return reply.redirect(returnTo)
    const redirectUri = publicUrl(request, app.config) + callbackPath
    const { state, location } = await beginLogin(app, provider, { redirectUri, returnTo }, request)
    setCookie(app, request, reply, {
      name: cookieName,
      value: state,
      maxAgeMs: loginLasts,
      path: callbackPath,
    })
    return reply.redirect(location)
  })

  server.get(callbackPath, { config: { access: 'public' } }, async (request, reply) => {
    const state = request.cookies[cookieName] ?? ''
    setCookie(app, request, reply, { name: cookieName, value: '', maxAgeMs: 0, path: callbackPath })
    const url = new URL(request.url, app.config.publicUrl ?? originOf(request))
    const { userId, returnTo } = await finishLogin(app, provider, { url, state })
    await startSession(app, request, reply, { userId })
    return reply.redirect(returnTo)
  })
}
