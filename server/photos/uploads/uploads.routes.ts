import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { photoLimits, uploadsApi } from '#contract/photos/photos.ts'
import type { App } from '../../platform/context.ts'
import { tooLarge } from '../../platform/errors.ts'
import { pageOrigin } from '../../platform/http/request/origin.ts'
import { requireUser, route } from '../../platform/http/route.ts'
import { receiveUpload, startUpload, tooLargeSentence } from './uploads.service.ts'

export async function uploadsRoutes(server: FastifyInstance, app: App): Promise<void> {
  route(server, uploadsApi.start, ({ user, body, request }) =>
    startUpload(app, user, pageOrigin(request, app.config), body),
  )

  await server.register(async (scope) => {
    // Bytes of any kind, handed on as they come: what they are is decided when they are claimed.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, bytes, done) => done(null, bytes))
    scope.put('/api/objects/upload/:token', { config: { access: 'user' } }, async (request, reply) => {
      const user = requireUser(request)
      if (Number(request.headers['content-length']) > photoLimits.bytes) throw tooLarge(tooLargeSentence)
      const { token } = request.params as { token: string }
      await receiveUpload(app, user, token, (request.body as Readable | undefined) ?? request.raw)
      return reply.status(200).send()
    })
  })
}
