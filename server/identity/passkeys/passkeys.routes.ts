import type { FastifyInstance } from 'fastify'
import { passkeysApi } from '#contract/identity/passkeys.ts'
import { passkeysPath } from '#contract/pages/page-paths.ts'
import type { App } from '../../platform/context.ts'
import { conflict } from '../../platform/errors.ts'
import { linkOrigin } from '../../platform/http/request/own-address.ts'
import { route } from '../../platform/http/route.ts'
import { safeReturnTo } from '../oidc/return-to.ts'
import { findPasswordHash } from '../password.ts'
import { requireSessionId, startSession } from '../session.service.ts'
import { rememberBrowser } from '../sign-in-limits.ts'
import { tellOfPasskey } from './passkey-mail.ts'
import { checkPasskey, markPasskeyUsed, startPasskeySignIn } from './passkey-sign-in.ts'
import { type PasskeySite, passkeySite } from './passkey-site.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startAdding } from './passkeys.service.ts'

export function passkeysRoutes(server: FastifyInstance, app: App): void {
  const requireSite = (): PasskeySite => {
    const site = passkeySite(server, app.config)
    if (!site) throw conflict('Passkeys need HTTPS. Please ask the person who runs this server.')
    return site
  }
  const settings = () => `${linkOrigin(server, app.config)}${passkeysPath}`

  route(server, passkeysApi.readSite, async () => ({
    origin: passkeySite(server, app.config)?.origin ?? null,
  }))
  route(server, passkeysApi.startSignIn, ({ request }) => startPasskeySignIn(app, requireSite(), request))
  route(server, passkeysApi.signIn, async ({ body, request, reply }) => {
    const used = await checkPasskey(app, requireSite(), body.passkey, request)
    // Before the session: where the password is changed meanwhile, the browser is not known by the new one.
    const passwordHash = await findPasswordHash(app, used.userId)
    await startSession(app, request, reply, {
      userId: used.userId,
      passkey: { id: used.id, use: (app) => markPasskeyUsed(app, used) },
    })
    rememberBrowser(app, request, reply, { userId: used.userId, passwordHash })
    return { location: safeReturnTo(body.returnTo) }
  })
  route(server, passkeysApi.list, ({ user }) => listPasskeys(app, user))
  route(server, passkeysApi.startAdding, ({ user, body, request }) =>
    startAdding(app, requireSite(), { user, sessionId: requireSessionId(request), ip: request.ip }, body),
  )
  route(server, passkeysApi.add, async ({ user, body, request }) => {
    const added = await addPasskey(app, requireSite(), { user, sessionId: requireSessionId(request) }, body)
    tellOfPasskey(app, user, 'added', settings())
    return added
  })
  route(server, passkeysApi.rename, ({ user, params, body }) =>
    renamePasskey(app, user, { ...params, ...body }),
  )
  route(server, passkeysApi.remove, async ({ user, params, body, request }) => {
    const asking = { user, sessionId: requireSessionId(request), ip: request.ip }
    await removePasskey(app, passkeySite(server, app.config), asking, { ...params, ...body })
    tellOfPasskey(app, user, 'removed', settings())
    return { id: params.passkeyId }
  })
}
