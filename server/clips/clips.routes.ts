import type { FastifyInstance } from 'fastify'
import { clipFilmPath, clipParams, clipPosterPath, clipsApi } from '#contract/clips/clips.ts'
import { parseSignedInPath, requireActor } from '../family/actor.ts'
import { groupRoutes } from '../family/group-route.ts'
import { requireKept, requireKeptOwner } from '../photos/storage/kept-things.ts'
import type { App } from '../platform/context.ts'
import { privateCache } from '../platform/http/answer/private-cache.ts'
import { sendFile } from '../platform/http/answer/send-file.ts'
import { addClip } from './claim-clip.ts'
import { filmKey, posterKey } from './clip-files.ts'
import { listClips, removeClip, restoreClip } from './clips.service.ts'
import { sendClip } from './send-clip.ts'

export function clipsRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  const ownerOf = ({ clipId }: { clipId: string }, groupId: string) =>
    requireKeptOwner(app, 'clips', groupId, clipId)

  mount(clipsApi.list, ({ actor, query }) => listClips(app, actor.groupId, query))
  mount(clipsApi.add, ({ actor, body }) => addClip(app, actor, body))
  mount(clipsApi.send, ({ actor, params }) => sendClip(app, actor, params.clipId))
  mount(
    clipsApi.remove,
    async ({ actor, params }) => {
      await removeClip(app, actor, params.clipId)
      return { id: params.clipId }
    },
    { ownerOf },
  )
  mount(clipsApi.restore, ({ actor, params }) => restoreClip(app, actor, params.clipId), { ownerOf })
  fileRoute(server, app, clipFilmPath, { keyOf: filmKey, contentType: 'video/mp4' })
  fileRoute(server, app, clipPosterPath, { keyOf: posterKey, contentType: 'image/jpeg' })
}

type File = { keyOf(objectId: string): string; contentType: string }

/** The film or its poster, or the part of it that a player asks for. */
function fileRoute(
  server: FastifyInstance,
  app: App,
  pathOf: typeof clipFilmPath,
  { keyOf, contentType }: File,
): void {
  const isPicture = contentType === 'image/jpeg'
  const config = { access: 'group:read', token: 'read', isPicture } as const
  server.get(pathOf(':groupId', ':clipId'), { config }, async (request, reply) => {
    const { groupId, clipId } = await parseSignedInPath(app, request, clipParams)
    const actor = await requireActor(app, request, groupId, 'group:read')
    const { object_id } = await requireKept(app, 'clips', actor.groupId, clipId)
    return sendFile(app, request, reply, {
      key: keyOf(object_id),
      contentType,
      version: object_id,
      cacheControl: privateCache(request, app.config, { isFinal: true }),
      mayLeave: true,
    })
  })
}
