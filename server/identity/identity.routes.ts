import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressesApi } from '#contract/addresses.ts'
import { identityApi } from '#contract/identity.ts'
import { isAction } from '#contract/policy.ts'
import type { App } from '../platform/context.ts'
import { addressesOf, linkOrigin } from '../platform/http/own-address.ts'
import type { Pages } from '../platform/http/pages.ts'
import { route } from '../platform/http/route.ts'
import {
  addLocalUser,
  changePassword,
  checkSignIn,
  requestPasswordReset,
  resetPassword,
} from './identity.service.ts'
import { oidcRoutes } from './oidc.routes.ts'
import { safeReturnTo } from './return-to.ts'
import {
  clearSessionCookie,
  endSession,
  endSessionById,
  endSessionsOf,
  findSignedIn,
  listSessions,
  sessionIdOf,
  startSession,
} from './session.service.ts'

export function identityRoutes(server: FastifyInstance, app: App, pages: Pages): void {
  server.decorateRequest('user', null)
  server.addHook('onRequest', async (request) => {
    // A group's route finds the person together with the membership, in one statement.
    const { access } = request.routeOptions.config
    if (access && !isAction(access)) request.user = await findSignedIn(app, request)
  })

  route(server, identityApi.user, async ({ user }) => user)
  route(server, addressesApi.read, async () => addressesOf(server, app.config))

  route(server, identityApi.listSessions, ({ user, request }) =>
    listSessions(app, user, sessionIdOf(request)),
  )
  route(server, identityApi.endSession, async ({ user, params }) => {
    await endSessionById(app, user, params.sessionId)
    return { id: params.sessionId }
  })
  route(server, identityApi.endSessions, async ({ user, request, reply }) => {
    await endSessionsOf(app, user.id)
    clearSessionCookie(app, request, reply)
    return { location: '/' }
  })
  route(server, identityApi.changePassword, async ({ user, body, request }) => {
    await changePassword(app, user, body, sessionIdOf(request))
    return { message: 'The password is changed.' }
  })

  server.get('/api/logout', { config: { access: 'public' } }, async (request, reply) => {
    // Asks only what GET would answer.
    if (request.method === 'HEAD') return reply.redirect('/', 303)
    // A link on another site must not sign people out: ask first.
    if (request.headers['sec-fetch-site'] === 'cross-site') return confirmLogout(reply)
    return logout(app, request, reply)
  })
  void server.register(async (scope) => {
    // The form of the confirm page has no fields, but browsers send its content type.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null))
    scope.post('/api/logout', { config: { access: 'public' } }, (request, reply) =>
      logout(app, request, reply),
    )
  })

  if (app.config.oidc) oidcRoutes(server, app, app.config.oidc)
  else localAccountRoutes(server, app, pages)
}

function localAccountRoutes(server: FastifyInstance, app: App, pages: Pages): void {
  server.get('/api/login', { config: { access: 'public' } }, async (request, reply) => {
    const { returnTo } = request.query as { returnTo?: unknown }
    if (request.user) return reply.redirect(safeReturnTo(returnTo))
    return pages.send(reply, 'sign-in')
  })
  route(server, identityApi.signIn, async ({ body, request, reply }) => {
    await startSession(app, request, reply, await checkSignIn(app, body, request))
    return { location: safeReturnTo(body.returnTo) }
  })
  route(server, identityApi.signUp, async ({ body, request, reply }) => {
    const { id } = await addLocalUser(app, body, request)
    await startSession(app, request, reply, { userId: id })
    return { location: safeReturnTo(body.returnTo) }
  })
  route(server, identityApi.forgotPassword, async ({ body, request }) => {
    // In the fragment, which browsers do not send to servers, so no log has it.
    const resetUrl = (token: string) => `${linkOrigin(server, app.config)}/api/login#reset=${token}`
    await requestPasswordReset(app, { email: body.email, resetUrl }, request)
    const isMailed = app.config.smtpUrl !== null
    return { message: isMailed ? linkIsMailed : linkIsKept, isMailed }
  })
  route(server, identityApi.resetPassword, async ({ body, request, reply }) => {
    const userId = await resetPassword(app, body, request)
    await startSession(app, request, reply, { userId })
    return { location: '/' }
  })
}

// Neither tells whether there is such an account.
const linkIsMailed = 'If there is an account with this address, a link is on its way.'
const linkIsKept =
  'This server sends no mail. Please ask the person who runs it: if there is an account with this address, they find a link for you in the folder “mail” of the server’s data, good for one hour.'

async function logout(app: App, request: FastifyRequest, reply: FastifyReply) {
  await endSession(app, request)
  clearSessionCookie(app, request, reply)
  // Pictures in the browser's cache must not be left for its next user.
  reply.header('clear-site-data', '"cache"')
  return reply.redirect('/', 303)
}

function confirmLogout(reply: FastifyReply) {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    )
    .send(confirmPage)
}

const confirmPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign out?</title>
<body style="font:17px/1.5 system-ui,sans-serif;max-width:30rem;margin:20vh auto;padding:0 1rem;color-scheme:light dark">
<h1>Sign out?</h1>
<p>Another page asked to sign you out of Sunporch.</p>
<form method="post" action="/api/logout">
<button style="font:inherit;padding:.75rem 1.5rem">Sign out</button>
<a href="/" style="margin-left:1rem">Stay signed in</a>
</form>
`
