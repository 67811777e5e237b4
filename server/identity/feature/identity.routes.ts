import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { forgotAnswers } from '#contract/identity/forgot-answers.ts'
import { identityApi } from '#contract/identity/identity.ts'
import { passkeySitePath, registrationPath } from '#contract/identity/identity-paths.ts'
import { profileApi } from '#contract/identity/profile.ts'
import { sessionsApi } from '#contract/identity/sessions.ts'
import { paintNames } from '#contract/pages/first-paint.ts'
import { pagePaths, recoveryPath } from '#contract/pages/page-paths.ts'
import { addressesApi } from '#contract/platform/addresses.ts'
import { directionOf, type Language } from '#contract/platform/languages.ts'
import { isAction } from '#contract/platform/policy.ts'
import { changesThings, countWrite } from '../../platform/budgets/write-budget.ts'
import type { App } from '../../platform/context.ts'
import type { Pages } from '../../platform/http/pages.ts'
import { apiTokenOf } from '../../platform/http/request/api-token.ts'
import { paceKnown } from '../../platform/http/request/callers.ts'
import { languageOf, wishedLanguage } from '../../platform/http/request/language.ts'
import { originOf } from '../../platform/http/request/origin.ts'
import { addressesOf, linkOrigin } from '../../platform/http/request/own-address.ts'
import { route } from '../../platform/http/route.ts'
import { hashToken } from '../../platform/ids.ts'
import { messagesIn } from '../../platform/language/messages.ts'
import { tellOfAccount } from '../account-mail.ts'
import { changeEmail } from '../change-email.service.ts'
import {
  confirmEmail,
  type LinkTo,
  limitConfirmations,
  mailConfirmation,
  mailFirstConfirmation,
  postSoon,
} from '../email/confirm-email.service.ts'
import { endAllRights } from '../end-rights.ts'
import {
  addLocalUser,
  changePassword,
  checkSignIn,
  requestPasswordReset,
  resetPassword,
} from '../identity.service.ts'
import { oidcRoutes } from '../oidc/oidc.routes.ts'
import { safeReturnTo } from '../oidc/return-to.ts'
import { passkeySite } from '../passkeys/passkey-site.ts'
import { passkeysRoutes } from '../passkeys/passkeys.routes.ts'
import { requireRecentSignIn } from '../passkeys/recent-sign-in.ts'
import { setLanguage } from '../profile.service.ts'
import { readRegistration } from '../registration.ts'
import {
  clearSessionCookie,
  endSession,
  endSessionById,
  endSessionsOf,
  findSignedIn,
  listSessions,
  requireSessionId,
  sessionIdOf,
  startSession,
} from '../session.service.ts'
import { rememberBrowser } from '../sign-in-limits.ts'

export function identityRoutes(server: FastifyInstance, app: App, pages: Pages): void {
  server.decorateRequest('user', null)
  server.addHook('onRequest', async (request) => {
    const { url = '', config } = request.routeOptions
    // Pages, scripts and probes ask for nobody, and come without the database.
    if (!url.startsWith('/api/')) return
    const token = apiTokenOf(request)
    const hash = token === null ? sessionIdOf(request) : hashToken(token)
    if (hash) await paceKnown(app, request, hash)
    // A group's route finds the person together with the membership, in one statement.
    if (config.access && !isAction(config.access)) request.user = await findSignedIn(app, request)
    // Whoever is robbed can end what the thief opened, however much that one writes meanwhile.
    if (url.startsWith('/api/auth/') || url === '/api/logout') return
    if (request.user && changesThings(request)) await countWrite(app, request.user.id)
  })

  route(server, identityApi.user, async ({ user }) => user)
  route(server, profileApi.setLanguage, ({ user, body }) => setLanguage(app, user.id, body.language))
  route(server, addressesApi.read, async () => addressesOf(server, app.config))

  route(server, sessionsApi.list, ({ user, request }) => listSessions(app, user, sessionIdOf(request)))
  route(server, sessionsApi.end, async ({ user, params }) => {
    await endSessionById(app, user, params.sessionId)
    return { id: params.sessionId }
  })
  route(server, sessionsApi.endAll, async ({ user, body, request, reply }) => {
    if (body.keepKeys) {
      // Nothing is lost by it, and who was robbed must be quick: nobody is asked who they are.
      await endSessionsOf(app, user.id)
    } else {
      const asking = { user, sessionId: requireSessionId(request), ip: request.ip }
      await requireRecentSignIn(app, passkeySite(server, app.config), asking, body)
      await endAllRights(app, user.id, { keepSession: null, because: 'secured' })
      tellOfAccount(server, app, user.id, 'signedOut')
    }
    clearSessionCookie(app, request, reply)
    clearBrowserCache(reply)
    return { location: '/' }
  })
  route(server, identityApi.registration, () => readRegistration(app))
  const confirmationLink = (token: string) =>
    `${linkOrigin(server, app.config)}${pagePaths.confirmEmail}#${token}`
  route(server, identityApi.confirmEmail, ({ body, request }) =>
    confirmEmail(app, { ...body, home: `${linkOrigin(server, app.config)}/` }, request),
  )
  route(server, identityApi.sendConfirmation, async ({ user }) => {
    if (user.mustConfirmEmail) await limitConfirmations(app, user, user.email ?? '')
    return { email: user.email ?? '', isSent: await mailConfirmation(app, user, confirmationLink) }
  })
  route(server, identityApi.changePassword, async ({ user, body, request, reply }) => {
    const passwordHash = await changePassword(app, user, body, sessionIdOf(request))
    rememberBrowser(app, request, reply, { userId: user.id, passwordHash })
    tellOfAccount(server, app, user.id, 'password')
    return { message: 'The password is changed.' }
  })

  server.get('/api/logout', { config: { access: 'public' } }, async (request, reply) => {
    // Asks only what GET would answer.
    if (request.method === 'HEAD') return reply.redirect('/', 303)
    if (mayComeFromElsewhere(request, app.config.publicUrl))
      return confirmLogout(reply, request.user?.language ?? languageOf(request))
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
  else localAccountRoutes(server, app, pages, confirmationLink)
}

function localAccountRoutes(server: FastifyInstance, app: App, pages: Pages, confirmationLink: LinkTo): void {
  server.get('/api/login', { config: { access: 'public' } }, async (request, reply) => {
    const { returnTo } = request.query as { returnTo?: unknown }
    if (request.user) return reply.redirect(safeReturnTo(returnTo))
    const body = await readRegistration(app)
    const origin = passkeySite(server, app.config)?.origin ?? null
    const answers = {
      [registrationPath.path]: { status: 200, body },
      [passkeySitePath.path]: { status: 200, body: { origin } },
    }
    // Elsewhere the form has other words. A browser at another address than PUBLIC_URL has no passkeys.
    const name = origin === originOf(request) ? paintNames.signInWithPasskeys : paintNames.signIn
    const paint = body.canSignUp === 'anybody' ? { name, slots: {} } : null
    return pages.send(reply, 'sign-in', {
      firstView: JSON.stringify({ mark: null, answers }),
      language: languageOf(request),
      paint,
    })
  })
  route(server, identityApi.signIn, async ({ body, request, reply }) => {
    const signedIn = await checkSignIn(app, body, request)
    await startSession(app, request, reply, signedIn)
    rememberBrowser(app, request, reply, signedIn)
    return { location: safeReturnTo(body.returnTo) }
  })
  route(server, identityApi.signUp, async ({ body, request, reply }) => {
    const { user, passwordHash } = await addLocalUser(app, body, {
      ip: request.ip,
      language: wishedLanguage(request),
    })
    postSoon(app, mailFirstConfirmation(app, user, confirmationLink))
    await startSession(app, request, reply, { userId: user.id })
    rememberBrowser(app, request, reply, { userId: user.id, passwordHash })
    return { location: safeReturnTo(body.returnTo) }
  })
  passkeysRoutes(server, app)
  route(server, identityApi.changeEmail, ({ user, body }) => changeEmail(app, user, body, confirmationLink))
  route(server, identityApi.forgotPassword, async ({ body, request }) => {
    // In the fragment, which browsers do not send to servers, so no log has it.
    const resetUrl = (token: string) => `${linkOrigin(server, app.config)}/api/login#reset=${token}`
    await requestPasswordReset(app, { email: body.email, resetUrl }, request)
    const isMailed = app.config.smtpUrl !== null
    return { message: isMailed ? forgotAnswers.mailed : forgotAnswers.noMail, isMailed }
  })
  route(server, identityApi.resetPassword, async ({ body, request, reply }) => {
    const { userId, passwordHash } = await resetPassword(app, body, request)
    tellOfAccount(server, app, userId, 'reset')
    await startSession(app, request, reply, { userId })
    rememberBrowser(app, request, reply, { userId, passwordHash })
    return { location: (await app.mustLookThrough(app, userId)) ? recoveryPath : '/' }
  })
}

/**
 * A link on another site must not sign people out, so they are asked first. Browsers say where a request comes from in
 * Sec-Fetch-Site only over HTTPS and on localhost; over plain http our own links send their Referer. Only a browser that
 * opens a page brings the cookie along for another site, and it asks for HTML.
 */
function mayComeFromElsewhere(request: FastifyRequest, publicUrl: string | null): boolean {
  const { accept, referer, 'sec-fetch-site': site } = request.headers
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (!accept?.includes('text/html')) return false
  const origin = referer === undefined ? null : (URL.parse(referer)?.origin ?? null)
  return origin === null || (origin !== originOf(request) && origin !== publicUrl)
}

async function logout(app: App, request: FastifyRequest, reply: FastifyReply) {
  await endSession(app, request)
  clearSessionCookie(app, request, reply)
  clearBrowserCache(reply)
  return reply.redirect('/', 303)
}

/** Pictures in the browser's cache must not be left for its next user. */
function clearBrowserCache(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"')
}

function confirmLogout(reply: FastifyReply, language: Language) {
  return (
    reply
      .type('text/html; charset=utf-8')
      // The form's request says where it comes from. Without it a browser sends "Origin: null" over plain http.
      .header('referrer-policy', 'same-origin')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      )
      .send(confirmPage(language))
  )
}

function confirmPage(language: Language): string {
  const { title, question, yes, no } = messagesIn(language).signOut
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<body style="font:17px/1.5 system-ui,sans-serif;max-width:30rem;margin:20vh auto;padding:0 1rem;color-scheme:light dark">
<h1>${title}</h1>
<p>${question}</p>
<form method="post" action="/api/logout">
<button style="font:inherit;padding:.75rem 1.5rem">${yes}</button>
<a href="/" style="margin-inline-start:1rem">${no}</a>
</form>
`
}
