import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { id } from '#contract/fields.ts'
import { photosApi, pictureWidths } from '#contract/photos.ts'
import { requireMember, requireRight } from '../family/membership.ts'
import type { App } from '../platform/context.ts'
import { parsePath, requireUser, route } from '../platform/http/route.ts'
import { sendPicture } from '../platform/http/send-file.ts'
import { addPhoto } from './claim.service.ts'
import {
  changeCaption,
  listPhotos,
  removePhoto,
  requirePhoto,
  requirePicture,
  requireRestorablePhoto,
  restorePhoto,
  sendPhoto,
} from './photos.service.ts'
import { pictureKey } from './uploads.service.ts'

export function photosRoutes(server: FastifyInstance, app: App): void {
  route(server, photosApi.list, async ({ user, params, query }) => {
    await requireMember(app, user, params.groupId, 'group:read')
    return listPhotos(app, params.groupId, query)
  })

  route(server, photosApi.add, async ({ user, params, body }) => {
    const member = await requireMember(app, user, params.groupId, 'photos:add')
    return addPhoto(app, user, member, body)
  })

  route(server, photosApi.update, async ({ user, params, body }) => {
    const member = await requireMember(app, user, params.groupId, 'group:read')
    const photo = await requirePhoto(app, params.groupId, params.photoId)
    requireRight(member, 'photos:change', { ownerId: photo.added_by })
    return changeCaption(app, user, photo, body.caption)
  })

  route(server, photosApi.remove, async ({ user, params }) => {
    const member = await requireMember(app, user, params.groupId, 'group:read')
    const photo = await requirePhoto(app, params.groupId, params.photoId)
    requireRight(member, 'photos:change', { ownerId: photo.added_by })
    await removePhoto(app, user, photo)
    return { id: photo.id }
  })

  route(server, photosApi.restore, async ({ user, params }) => {
    const member = await requireMember(app, user, params.groupId, 'group:read')
    const photo = await requireRestorablePhoto(app, params.groupId, params.photoId)
    requireRight(member, 'photos:change', { ownerId: photo.added_by })
    return restorePhoto(app, user, photo)
  })

  route(server, photosApi.send, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'photos:send')
    const photo = await requirePhoto(app, params.groupId, params.photoId)
    return sendPhoto(app, user, photo)
  })

  server.get('/api/objects/:objectId', { config: { access: 'group:read' } }, async (request, reply) => {
    const user = requireUser(request)
    const { objectId } = parsePath(z.object({ objectId: id }), request.params)
    const photo = await requirePicture(app, user, objectId)
    const name = pictureName(request.query)
    return sendPicture(app.storage, request, reply, {
      key: pictureKey(photo.object_id, name),
      contentType: name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
      version: `${photo.object_id}-${name}`,
      cacheControl: 'private, max-age=31536000, immutable',
    })
  })
}

/** The smallest picture that is at least as wide as asked for; without a width the largest. */
function pictureName(query: unknown): string {
  const asked = Number((query as { w?: unknown }).w)
  const width = pictureWidths.find((width) => width >= asked)
  return asked > 0 && width ? `w${width}.webp` : 'device.jpg'
}
