import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clipFilmPath, clipParams, clipPosterPath, clipsApi } from '#contract/clips/clips.ts'
import { parseSignedInPath, requireActor } from '../family/actor.ts'
import { groupRoutes } from '../family/group-route.ts'
import { sendPicture } from '../photos/pictures/send-picture.ts'
import { requireKeptOwner } from '../photos/storage/kept-things.ts'
import type { App } from '../platform/context.ts'
import { privateCache } from '../platform/http/answer/private-cache.ts'
import { sendFile } from '../platform/http/answer/send-file.ts'
import { addClip } from './claim-clip.ts'
import { filmKey, posterFileKey } from './clip-files.ts'
import { listClips, removeClip, requireClip, restoreClip } from './clips.service.ts'
import type { ClipRow } from './clips.tables.ts'
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
  filmRoute(server, app)
  posterRoute(server, app)
}

/** The film, or the part of it that a player asks for. */
function filmRoute(server: FastifyInstance, app: App): void {
  const config = { access: 'group:read', token: 'read' } as const
  server.get(clipFilmPath(':groupId', ':clipId'), { config }, async (request, reply) => {
    const { object_id } = await visibleClip(app, request)
    return sendFile(app, request, reply, {
      key: filmKey(object_id),
      contentType: 'video/mp4',
      version: object_id,
      cacheControl: privateCache(request, app.config, { isFinal: true }),
      mayLeave: true,
    })
  })
}

/** Its poster, in the width that is asked for. */
function posterRoute(server: FastifyInstance, app: App): void {
  const config = { access: 'group:read', token: 'read', isPicture: true } as const
  server.get(clipPosterPath(':groupId', ':clipId'), { config }, async (request, reply) =>
    sendPicture(app, request, reply, await visibleClip(app, request), posterFileKey),
  )
}

async function visibleClip(app: App, request: FastifyRequest): Promise<ClipRow> {
  const { groupId, clipId } = await parseSignedInPath(app, request, clipParams)
  const actor = await requireActor(app, request, groupId, 'group:read')
  return requireClip(app, actor.groupId, clipId)
}
