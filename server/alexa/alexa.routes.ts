import type { FastifyInstance } from 'fastify'
import { alexaApi } from '#contract/alexa.ts'
import { readDevice } from '../delivery/devices.service.ts'
import { requireMember } from '../family/membership.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { route } from '../platform/http/route.ts'
import { sendPicture } from '../platform/http/send-file.ts'
import { makeCode, pairByCode } from './echoes/link.service.ts'
import { picturesPath, requireEchoPicture } from './inbox/picture-url.ts'
import { readPreview } from './preview/preview.service.ts'
import { recordSeen } from './setup/seen.service.ts'
import { readSetup, skillPath } from './setup/setup.service.ts'
import { NotFromAlexa, verifyRequest } from './skill/verify-request.ts'

export async function alexaRoutes(server: FastifyInstance, app: App): Promise<void> {
  groupRoutes(server, app)
  pictureRoute(server, app)
  frameRoutes(server)
  await skillRoute(server, app)
}

/** What Amazon calls. */
async function skillRoute(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (scope) => {
    // The signature is over these very bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )
    scope.post(skillPath, { config: { access: 'public' } }, async (request) => {
      const { alexa } = app.config
      if (!alexa) throw notFound('This server is not connected with Alexa.')
      try {
        const envelope = await verifyRequest(app, alexa.skillId, request.headers, String(request.body))
        await recordSeen(app, 'request')
        // With all that it says, and Amazon's SDK: most servers are never asked.
        const { answerRequest } = await import('./skill/skill.ts')
        return await answerRequest(app, envelope)
      } catch (error) {
        if (!(error instanceof NotFromAlexa)) throw error
        await recordSeen(app, 'refused', error.message)
        throw new AppError('not_from_alexa', 400, 'This request was not made by Alexa for this skill.')
      }
    })
  })
}

/** What caretakers call. */
function groupRoutes(server: FastifyInstance, app: App): void {
  route(server, alexaApi.setup, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'devices:manage')
    return readSetup(app, params.groupId)
  })

  route(server, alexaApi.preview, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'group:read')
    return readPreview(app, params.groupId)
  })

  route(server, alexaApi.rehearse, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'devices:manage')
    await rateLimit(app, `alexa-rehearse:${user.id}`, { limit: 200, perMs: minutes(10) })
    const { rehearse } = await import('./preview/rehearsal.service.ts')
    return rehearse(app, params.groupId, body)
  })

  route(server, alexaApi.pair, async ({ user, params, body, request }) => {
    await requireMember(app, user, params.groupId, 'devices:manage')
    const by = { personId: user.id, ip: request.ip, groupId: params.groupId }
    const device = await pairByCode(app, by, body.code)
    return readDevice(app, params.groupId, device.id)
  })

  route(server, alexaApi.makeCode, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'devices:manage')
    return makeCode(app, user.id, params.groupId)
  })
}

/** Amazon's renderer, in a page of its own that may do nothing but draw. It is fetched only there. */
function frameRoutes(server: FastifyInstance): void {
  for (const name of ['frame.html', 'frame.js', 'viewhost.js']) {
    server.get(`/alexa-frame/${name}`, { config: { access: 'public' } }, (_request, reply) => {
      // The frame is of no origin, so that nothing of the page around it is in its reach.
      reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-cache' })
      if (name === 'frame.html') reply.header('content-security-policy', framePolicy)
      return reply.sendFile(`alexa-frame/${name}`)
    })
  }
}

/** What Amazon's renderer needs, which the app's own pages never allow. */
const framePolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ')

/** For the Echo's own eyes: it has no cookies, and draws pictures of other sites only with leave. */
function pictureRoute(server: FastifyInstance, app: App): void {
  server.get(`${picturesPath}/:token`, { config: { access: 'public' } }, async (request, reply) => {
    const { token } = request.params as { token: string }
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
    const picture = await requireEchoPicture(app, token)
    return sendPicture(app.storage, request, reply, {
      key: picture.key,
      contentType: 'image/jpeg',
      version: picture.key.replaceAll('/', '-'),
      // Not kept for long: it may be taken back.
      cacheControl: 'private, max-age=300',
    })
  })
}
