import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { id } from '#contract/fields.ts'
import { photosApi, pictureWidths } from '#contract/photos.ts'
import { requireActor, requireSession } from '../family/actor.ts'
import { groupRoute } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { parsePath } from '../platform/http/route.ts'
import { sendPicture } from '../platform/http/send-file.ts'
import {
  changeCaption,
  findPhotoOwner,
  listPhotos,
  removePhoto,
  requirePhotoOfObject,
  restorePhoto,
  sendPhoto,
} from './photos.service.ts'
import { pictureKey } from './pictures/picture-files.ts'
import { addPhoto } from './uploads/claim.service.ts'

export function photosRoutes(server: FastifyInstance, app: App): void {
  const ownerOf = ({ photoId }: { photoId: string }, groupId: string) => findPhotoOwner(app, groupId, photoId)

  groupRoute(server, app, photosApi.list, ({ actor, query }) => listPhotos(app, actor.groupId, query))
  groupRoute(server, app, photosApi.add, ({ actor, body }) => addPhoto(app, actor, body))
  groupRoute(
    server,
    app,
    photosApi.update,
    ({ actor, params, body }) => changeCaption(app, actor, params.photoId, body.caption),
    { ownerOf },
  )
  groupRoute(
    server,
    app,
    photosApi.remove,
    async ({ actor, params }) => {
      await removePhoto(app, actor, params.photoId)
      return { id: params.photoId }
    },
    { ownerOf },
  )
  groupRoute(
    server,
    app,
    photosApi.restore,
    ({ actor, params }) => restorePhoto(app, actor, params.photoId),
    {
      ownerOf,
    },
  )
  groupRoute(server, app, photosApi.send, ({ actor, params }) => sendPhoto(app, actor, params.photoId))
  objectRoute(server, app)
}

/** The picture itself: `?w=` in pixels chooses the smallest that is at least as wide. */
function objectRoute(server: FastifyInstance, app: App): void {
  const config = { access: 'group:read' } as const
  server.get('/api/objects/:objectId', { config }, async (request, reply) => {
    requireSession(request)
    const { objectId } = parsePath(z.object({ objectId: id }), request.params)
    const photo = await requirePhotoOfObject(app, objectId)
    await requireActor(app, request, photo.family_group_id, 'group:read')
    const name = pictureName(request.query)
    return sendPicture(app.storage, request, reply, {
      key: pictureKey(photo.object_id, name),
      contentType: name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
      version: `${photo.object_id}-${name}`,
      cacheControl: 'private, max-age=31536000, immutable',
    })
  })
}

/** Without a width the largest. */
function pictureName(query: unknown): string {
  const asked = Number((query as { w?: unknown }).w)
  const width = pictureWidths.find((width) => width >= asked)
  return asked > 0 && width ? `w${width}.webp` : 'device.jpg'
}
