import type { FastifyInstance } from 'fastify'
import { contentApi } from '#contract/content.ts'
import { groupRoutes } from '../family/group-route.ts'
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
}
