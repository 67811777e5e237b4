import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../platform/config.ts'
import type { App } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { html } from '../../platform/html.ts'
import { sendPlainPage } from '../../platform/http/answer/plain-page.ts'
import { setCookie } from '../../platform/http/request/cookies.ts'
import { wishedLanguage } from '../../platform/http/request/language.ts'
import { originOf, publicUrl } from '../../platform/http/request/origin.ts'
import { forgetInvitation, keptInvitation } from '../invitation-cookie.ts'
import { startSession } from '../session.service.ts'
import { beginLogin, finishLogin, loginLasts } from './oidc.service.ts'
import { safeReturnTo } from './return-to.ts'

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
    const invitation = keptInvitation(request)
    const language = wishedLanguage(request)
    const login = await finishLogin(app, provider, { url, state, invitation, language }).catch(closedOrThrow)
    if (login instanceof AppError) return sendClosedPage(reply, login)
    // Only now: after a failure the person tries again.
    forgetInvitation(app, request, reply)
    const { userId, returnTo } = login
    await startSession(app, request, reply, { userId })
    return reply.redirect(returnTo)
  })
}

function closedOrThrow(error: unknown): AppError {
  if (error instanceof AppError && error.code === 'registration_closed') return error
  throw error
}

/** The browser has come here by itself, so somebody reads the answer. */
function sendClosedPage(reply: FastifyReply, { status, message }: AppError): FastifyReply {
  const title = 'You have no account here yet'
  const main = html`<h1>${title}</h1>
<p>${message}</p>
<p><a href="/">To the start</a></p>`
  return sendPlainPage(reply, { status, title, main })
}
