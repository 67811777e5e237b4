import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { facePath, profileApi } from '#contract/identity/profile.ts'
import { id } from '#contract/platform/fields.ts'
import { parseSignedInPath } from '../../family/actor.ts'
import type { App } from '../../platform/context.ts'
import { unauthorized } from '../../platform/errors.ts'
import { privateCache } from '../../platform/http/answer/private-cache.ts'
import { sendFile } from '../../platform/http/answer/send-file.ts'
import { route } from '../../platform/http/route.ts'
import { removeFace, requireFaceFor, setFace } from './face.service.ts'

export function facesRoutes(server: FastifyInstance, app: App): void {
  route(server, profileApi.setPicture, ({ user, body }) => setFace(app, user, body.objectPath))
  route(server, profileApi.removePicture, ({ user }) => removeFace(app, user))
  server.get(facePath(':userId'), { config: { access: 'user', isPicture: true } }, async (request, reply) => {
    const { userId } = await parseSignedInPath(app, request, z.object({ userId: id }))
    if (!request.user) throw unauthorized()
    const { key, version } = await requireFaceFor(app, request.user, userId)
    return sendFile(app, request, reply, {
      key,
      version,
      contentType: 'image/jpeg',
      cacheControl: privateCache(request, app.config, { isFinal: true }),
    })
  })
}
