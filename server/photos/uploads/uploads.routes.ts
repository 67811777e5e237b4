import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { clipLimits } from '#contract/clips/clips.ts'
import { photoLimits, uploadsApi } from '#contract/photos/photos.ts'
import type { App } from '../../platform/context.ts'
import { tooLarge } from '../../platform/errors.ts'
import { pageOrigin } from '../../platform/http/request/origin.ts'
import { parseFields, parsePath, requireUser, route } from '../../platform/http/route.ts'
import { receiveUpload } from './receive-upload.ts'
import { tooLargeSentence } from './upload-limits.ts'
import { readProgress, receivePart } from './upload-parts.ts'
import { cancelUpload, startUpload } from './uploads.service.ts'

/** Of the first byte of a part in the file; none where the whole file comes. */
const partQuery = z.object({
  offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(clipLimits.bytes))),
})

export async function uploadsRoutes(server: FastifyInstance, app: App): Promise<void> {
  route(server, uploadsApi.start, ({ user, body, request }) =>
    startUpload(app, user, pageOrigin(request, app.config), body),
  )

  route(server, uploadsApi.progress, ({ user, params }) => readProgress(app, user, params.token))

  route(server, uploadsApi.cancel, ({ user, params }) => cancelUpload(app, user, params.token))

  await server.register(async (scope) => {
    // Bytes of any kind, handed on as they come: what they are is decided when they are claimed.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, bytes, done) => done(null, bytes))
    const bytesOf = ({ body, raw }: FastifyRequest) => (body as Readable | undefined) ?? raw

    scope.put('/api/objects/upload/:token', { config: { access: 'user' } }, async (request, reply) => {
      const user = requireUser(request)
      const { token } = parsePath(uploadsApi.progress.params, request.params)
      const { offset } = parseFields(partQuery, request.query)
      const bytes = bytesOf(request)
      if (offset !== undefined) return receivePart(app, user, token, { offset, bytes })
      if (Number(request.headers['content-length']) > photoLimits.bytes) throw tooLarge(tooLargeSentence)
      await receiveUpload(app, user, token, bytes)
      return reply.status(200).send()
    })
  })
}
