import type { FastifyInstance } from 'fastify'
import { alexaApi, skillPackagePath } from '#contract/alexa.ts'
import { groupParams } from '#contract/platform/fields.ts'
import { parseSignedInPath, requireActor } from '../../family/actor.ts'
import { groupRoutes } from '../../family/group-route.ts'
import { seconds } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { sendFile } from '../../platform/http/answer/send-file.ts'
import { makeCode } from '../echoes/codes.ts'
import { pairByCode } from '../echoes/link.service.ts'
import {
  filmsPath,
  picturesPath,
  requireEchoFilm,
  requireEchoPicture,
  requireEchoVoice,
  voicesPath,
} from '../inbox/file-url.ts'
import { skillPackageZip } from '../package/package-download.ts'
import { skillPath } from '../package/skill-path.ts'
import { readPreview } from '../preview/preview.service.ts'
import { recordSeen, type SeenName } from '../seen.service.ts'
import { checkSetup, readSetup } from '../setup/setup.service.ts'
import { answerInTime, within } from '../skill/requests/in-time.ts'
import { CertificateServerDown } from '../skill/signature/certificate-chain.ts'
import { NotFromAlexa, verifyRequest, WrongSkill } from '../skill/signature/verify-request.ts'

export async function alexaRoutes(server: FastifyInstance, app: App): Promise<void> {
  contractRoutes(server, app)
  packageRoute(server, app)
  pictureRoute(server, app)
  playedRoute(server, app, { path: voicesPath, contentType: 'audio/mpeg', require: requireEchoVoice })
  playedRoute(server, app, { path: filmsPath, contentType: 'video/mp4', require: requireEchoFilm })
  frameRoutes(server)
  await skillRoute(server, app)
}

/** Receives the requests of Alexa. */
async function skillRoute(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (scope) => {
    // The signature covers the raw bytes, so Fastify must not parse them.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )
    scope.post(skillPath, { config: { access: 'public' } }, async (request) => {
      const { alexa } = app.config
      if (!alexa) throw notFound('This server is not connected with Alexa.')
      const since = performance.now()
      try {
        const envelope = await verifyRequest(app, alexa.skillId, request.headers, String(request.body))
        // Loaded when needed, with Amazon's SDK: most servers never get a request.
        const { answerRequest } = await import('../skill/requests/skill.ts')
        const seen = noteSeen(app, 'request')
        const answer = await answerInTime(app, envelope, { since, answering: answerRequest(app, envelope) })
        await seen
        return answer
      } catch (error) {
        if (error instanceof CertificateServerDown) {
          app.log.warn('the certificate of a request could not be fetched from Amazon')
          await noteSeen(app, 'refused', error.message)
          throw new AppError('not_ready', 503, 'Amazon’s certificate server cannot be reached.')
        }
        if (!(error instanceof NotFromAlexa)) throw error
        await noteSeen(app, error instanceof WrongSkill ? 'wrong-skill' : 'refused', error.message)
        throw new AppError('not_from_alexa', 400, 'This request was not made by Alexa for this skill.')
      }
    })
  })
}

/** The set-up page tells it. A database that does not answer changes no answer to Amazon. */
async function noteSeen(app: App, name: SeenName, detail?: string): Promise<void> {
  try {
    await within(app, seconds(1), recordSeen(app, name, detail))
  } catch (error) {
    app.log.warn({ err: error }, 'a request of Alexa was not noted')
  }
}

function contractRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(alexaApi.setup, ({ actor }) => readSetup(app, actor.groupId))

  mount(alexaApi.check, ({ actor }) => checkSetup(app, actor.groupId))

  mount(alexaApi.preview, ({ actor }) => readPreview(app, actor))

  mount(alexaApi.rehearse, async ({ actor, body }) => {
    // Loaded when needed, with Amazon's SDK.
    const { rehearse } = await import('../preview/rehearsal.service.ts')
    return rehearse(app, actor, body)
  })

  mount(alexaApi.pair, ({ actor, body, request }) =>
    pairByCode(app, actor, { code: body.code, ip: request.ip }),
  )

  mount(alexaApi.makeCode, ({ actor }) => makeCode(app, actor))
}

/** The skill for Amazon's tool, for whoever has the server only as a container. */
function packageRoute(server: FastifyInstance, app: App): void {
  const config = { access: 'devices:manage' } as const
  server.get(skillPackagePath(':groupId'), { config }, async (request, reply) => {
    const { groupId } = await parseSignedInPath(app, request, groupParams)
    await requireActor(app, request, groupId, 'devices:manage')
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="sunporch-skill.zip"')
      .send(skillPackageZip(app))
  })
}

/** Amazon's APL renderer. It runs in a sandboxed frame of its own, because it needs `unsafe-eval`. */
function frameRoutes(server: FastifyInstance): void {
  for (const name of ['frame.html', 'frame.js', 'viewhost.js']) {
    server.get(`/alexa-frame/${name}`, { config: { access: 'public' } }, (_request, reply) => {
      // The sandbox gives the frame an opaque origin, so that it cannot reach the page around it.
      reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-cache' })
      if (name === 'frame.html') reply.header('content-security-policy', framePolicy)
      return reply.sendFile(`alexa-frame/${name}`)
    })
  }
}

/** The content security policy of the frame. The app's own pages do not allow `unsafe-eval`. */
const framePolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ')

/** Serves pictures to Echos, which send no cookies and need CORS headers. */
function pictureRoute(server: FastifyInstance, app: App): void {
  server.get(`${picturesPath}/:token`, { config: { access: 'public' } }, async (request, reply) => {
    const { token } = request.params as { token: string }
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
    const picture = await requireEchoPicture(app, token)
    return sendFile(app, request, reply, {
      key: picture.key,
      contentType: 'image/jpeg',
      version: picture.key.replaceAll('/', '-'),
      // Short, because the delivery may be withdrawn.
      cacheControl: 'private, max-age=300',
    })
  })
}

type Played = {
  path: string
  contentType: string
  require(app: App, token: string): Promise<{ key: string }>
}

/** Serves a voice or a film to a player of an Echo, which has no cookies either, also a part of it. */
function playedRoute(server: FastifyInstance, app: App, { path, contentType, require }: Played): void {
  server.get(`${path}/:token`, { config: { access: 'public' } }, async (request, reply) => {
    const { token } = request.params as { token: string }
    const { key } = await require(app, token)
    return sendFile(app, request, reply, {
      key,
      contentType,
      version: key.replaceAll('/', '-'),
      // Asked for again each time, because one that was taken back is answered with 404.
      cacheControl: 'private, no-cache',
    })
  })
}
