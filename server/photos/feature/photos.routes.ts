import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { galleryApi } from '#contract/photos/gallery.ts'
import { photoParams, photoPicturePath, photosApi } from '#contract/photos/photos.ts'
import { storageApi } from '#contract/photos/storage.ts'
import { id } from '#contract/platform/fields.ts'
import { parseSignedInPath } from '../../family/actor.ts'
import { groupRoutes } from '../../family/group-route.ts'
import type { App } from '../../platform/context.ts'
import { listMonths } from '../months.ts'
import {
  changeCaption,
  findPhotoOwner,
  listPhotos,
  removePhoto,
  requirePhoto,
  restorePhoto,
  sendPhoto,
  setFocalPoint,
} from '../photos.service.ts'
import { requireVisiblePhoto } from '../picture-access.ts'
import { pictureKey } from '../pictures/picture-files.ts'
import { sendPicture } from '../pictures/send-picture.ts'
import { readStorageUse } from '../storage/group-quota.ts'
import { addPhoto } from '../uploads/claim.service.ts'

export function photosRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  const ownerOf = async ({ photoId }: { photoId: string }, groupId: string) =>
    (await requirePhoto(app, groupId, photoId)).added_by

  mount(photosApi.list, ({ actor, query }) => listPhotos(app, actor.groupId, query))
  mount(galleryApi.months, ({ actor, query }) =>
    listMonths(app, actor.groupId, query.timeZone ?? actor.timeZone),
  )
  mount(photosApi.add, ({ actor, body }) => addPhoto(app, actor, body))
  mount(
    photosApi.update,
    ({ actor, params, body }) => changeCaption(app, actor, params.photoId, body.caption),
    { ownerOf },
  )
  mount(
    photosApi.setFocalPoint,
    ({ actor, params, body }) => setFocalPoint(app, actor, params.photoId, body),
    { ownerOf },
  )
  mount(
    photosApi.remove,
    async ({ actor, params }) => {
      await removePhoto(app, actor, params.photoId)
      return { id: params.photoId }
    },
    { ownerOf },
  )
  mount(photosApi.restore, ({ actor, params }) => restorePhoto(app, actor, params.photoId), {
    ownerOf: ({ photoId }, groupId) => findPhotoOwner(app, groupId, photoId),
  })
  mount(photosApi.send, ({ actor, params }) => sendPhoto(app, actor, params.photoId))
  mount(storageApi.read, ({ actor }) => readStorageUse(app, actor))
  objectRoute(server, app)
  photoPictureRoute(server, app)
}

const objectParams = z.object({ objectId: id })

/** The picture itself. */
function objectRoute(server: FastifyInstance, app: App): void {
  const config = { access: 'group:read', token: 'read', isPicture: true } as const
  server.get('/api/objects/:objectId', { config }, async (request, reply) => {
    const which = await parseSignedInPath(app, request, objectParams)
    return sendPicture(app, request, reply, await requireVisiblePhoto(app, request, which), pictureKey)
  })
}

/** The same picture by the photo's id, for lists that name a photo. */
function photoPictureRoute(server: FastifyInstance, app: App): void {
  const config = { access: 'group:read', token: 'read', isPicture: true } as const
  server.get(photoPicturePath(':groupId', ':photoId'), { config }, async (request, reply) => {
    const which = await parseSignedInPath(app, request, photoParams)
    return sendPicture(app, request, reply, await requireVisiblePhoto(app, request, which), pictureKey)
  })
}
