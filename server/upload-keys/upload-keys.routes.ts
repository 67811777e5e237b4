import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { NewPhoto, photoLimits } from '#contract/photos/photos.ts'
import { uploadByKeyPath, uploadKeysApi } from '#contract/photos/upload-keys.ts'
import { groupRoutes } from '../family/group-route.ts'
import { tooLargeSentence } from '../photos/uploads/upload-limits.ts'
import type { App } from '../platform/context.ts'
import { invalid, tooLarge } from '../platform/errors.ts'
import { bearerOf } from '../platform/http/request/api-token.ts'
import { addPhotoByKey, requireKeyHolder } from './upload-by-key.ts'
import { addUploadKey, listUploadKeys, removeUploadKey } from './upload-keys.service.ts'

export async function uploadKeysRoutes(server: FastifyInstance, app: App): Promise<void> {
  const mount = groupRoutes(server, app)
  mount(uploadKeysApi.list, ({ actor }) => listUploadKeys(app, actor))
  mount(uploadKeysApi.add, ({ actor, body }) => addUploadKey(app, actor, body))
  mount(uploadKeysApi.remove, async ({ actor, params }) => {
    await removeUploadKey(app, actor, params.keyId)
    return { id: params.keyId }
  })
  await server.register(async (scope) => uploadRoute(scope, app))
}

/** Takes the bytes of one picture as they are; `?caption=` goes with it. Answers with a sentence to show. */
function uploadRoute(scope: FastifyInstance, app: App): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, bytes, done) => done(null, bytes))
  scope.post(uploadByKeyPath, { config: { access: 'upload-key' } }, async (request, reply) => {
    const holder = await requireKeyHolder(app, bearerOf(request), request.ip)
    if (Number(request.headers['content-length']) > photoLimits.bytes) throw tooLarge(tooLargeSentence)
    const { caption } = request.query as { caption?: unknown }
    const parsed = NewPhoto.shape.caption.safeParse(caption)
    if (!parsed.success) throw invalid(parsed.error.issues[0]?.message ?? 'Please check the caption.')
    const bytes = (request.body as Readable | undefined) ?? request.raw
    const photo = await addPhotoByKey(app, holder, { bytes, caption: parsed.data })
    return reply.status(201).send({ id: photo.id, message: 'The picture is in the family’s gallery.' })
  })
}
