import type { FastifyInstance } from 'fastify'
import { contentApi } from '#contract/content.ts'
import { groupRoute } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import {
  addContentItem,
  listContent,
  removeContentItem,
  restoreContentItem,
  sendContentItem,
  updateContentItem,
} from './content.service.ts'

export function contentRoutes(server: FastifyInstance, app: App): void {
  groupRoute(server, app, contentApi.list, ({ actor }) => listContent(app, actor.groupId))
  groupRoute(server, app, contentApi.add, ({ actor, body }) => addContentItem(app, actor, body))
  groupRoute(server, app, contentApi.update, ({ actor, params, body }) =>
    updateContentItem(app, actor, params.contentId, body),
  )
  groupRoute(server, app, contentApi.remove, async ({ actor, params }) => {
    await removeContentItem(app, actor, params.contentId)
    return { id: params.contentId }
  })
  groupRoute(server, app, contentApi.restore, ({ actor, params }) =>
    restoreContentItem(app, actor, params.contentId),
  )
  groupRoute(server, app, contentApi.send, ({ actor, params }) =>
    sendContentItem(app, actor, params.contentId),
  )
}
