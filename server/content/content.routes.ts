import type { FastifyInstance } from 'fastify'
import { contentApi, contentParams, recordingPath } from '#contract/content.ts'
import { parseSignedInPath, requireActor } from '../family/actor.ts'
import { groupRoutes } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { sendFile } from '../platform/http/answer/send-file.ts'
import {
  removeContentItem,
  requireContentItem,
  restoreContentItem,
  restoreRecording,
  sendContentItem,
} from './content.service.ts'
import { listContent } from './read-content.ts'
import { recordingKey } from './recording-files.ts'
import { requireRecording } from './recordings.ts'
import { addContentItem, updateContentItem } from './save-content.ts'

export function contentRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(contentApi.list, ({ actor }) => listContent(app, actor.groupId))
  mount(contentApi.add, ({ actor, body }) => addContentItem(app, actor, body))
  mount(contentApi.update, ({ actor, params, body }) => updateContentItem(app, actor, params.contentId, body))
  mount(contentApi.remove, async ({ actor, params }) => {
    await removeContentItem(app, actor, params.contentId)
    return { id: params.contentId }
  })
  mount(contentApi.restore, ({ actor, params }) => restoreContentItem(app, actor, params.contentId))
  mount(contentApi.send, ({ actor, params }) => sendContentItem(app, actor, params.contentId))
  mount(contentApi.restoreRecording, ({ actor, params }) => restoreRecording(app, actor, params.contentId))
  recordingRoute(server, app)
}

/** The sound itself, or the part of it that a player asks for. */
function recordingRoute(server: FastifyInstance, app: App): void {
  const config = { access: 'group:read', token: 'read' } as const
  server.get(recordingPath(':groupId', ':contentId'), { config }, async (request, reply) => {
    const { groupId, contentId } = await parseSignedInPath(app, request, contentParams)
    const actor = await requireActor(app, request, groupId, 'group:read')
    const item = await requireContentItem(app, actor.groupId, contentId)
    const { object_id } = await requireRecording(app, item)
    return sendFile(app, request, reply, {
      key: recordingKey(object_id),
      contentType: 'audio/mpeg',
      version: object_id,
      // Another recording may take its place.
      cacheControl: 'private, no-cache',
    })
  })
}
