import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pushApi } from '#contract/notices/push.ts'
import { sessionIdOf } from '../../identity/session.service.ts'
import type { App } from '../../platform/context.ts'
import { unauthorized } from '../../platform/errors.ts'
import { linkOrigin } from '../../platform/http/request/own-address.ts'
import { route } from '../../platform/http/route.ts'
import { listBrowsers, subscribe, unsubscribe } from './subscriptions.service.ts'
import { sendTest } from './test-push.service.ts'
import { publicKey } from './vapid.ts'

export function pushRoutes(server: FastifyInstance, app: App): void {
  route(server, pushApi.list, async ({ user }) => ({
    publicKey: await publicKey(app),
    browsers: await listBrowsers(app, user.id),
  }))
  route(server, pushApi.subscribe, ({ user, body, request }) => {
    const sessionHash = sessionIdOf(request)
    if (sessionHash === null) throw unauthorized()
    const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null
    const origin = originOfPage(server, app, request)
    return subscribe(app, { userId: user.id, sessionHash, userAgent, origin }, body)
  })
  route(server, pushApi.unsubscribe, async ({ user, params }) => {
    await unsubscribe(app, user.id, params.browserId)
    return { id: params.browserId }
  })
  route(server, pushApi.test, async ({ user, params }) => {
    await sendTest(app, user, params.browserId)
    return { id: params.browserId }
  })
}

/**
 * Where this browser's notices lead: to PUBLIC_URL, or else to the page that subscribes. The Host header is not asked,
 * because it can be forged. Browsers write Origin themselves, and requests from other sites were refused before. It
 * counts when push is possible there at all: over HTTPS, or on this machine.
 */
function originOfPage(server: FastifyInstance, app: App, request: FastifyRequest): string {
  if (app.config.publicUrl) return app.config.publicUrl
  const { origin } = request.headers
  if (origin && URL.canParse(origin) && isSecure(new URL(origin))) return new URL(origin).origin
  return linkOrigin(server, app.config)
}

function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname))
}
