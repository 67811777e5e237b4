import type { FastifyInstance } from 'fastify'
import { contentApi } from '#contract/content.ts'
import { requireMember } from '../family/membership.service.ts'
import type { App } from '../platform/context.ts'
import { route } from '../platform/http/route.ts'
import {
  addContentItem,
  listContent,
  removeContentItem,
  requireContentItem,
  requireRestorableContentItem,
  restoreContentItem,
  sendContentItem,
  updateContentItem,
} from './content.service.ts'

export function contentRoutes(server: FastifyInstance, app: App): void {
  route(server, contentApi.list, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'group:read')
    return listContent(app, params.groupId)
  })

  route(server, contentApi.add, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'content:manage')
    return addContentItem(app, user, params.groupId, body)
  })

  route(server, contentApi.update, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'content:manage')
    const item = await requireContentItem(app, params.groupId, params.contentId)
    return updateContentItem(app, user, item, body)
  })

  route(server, contentApi.remove, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'content:manage')
    const item = await requireContentItem(app, params.groupId, params.contentId)
    await removeContentItem(app, user, item)
    return { id: item.id }
  })

  route(server, contentApi.restore, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'content:manage')
    const item = await requireRestorableContentItem(app, params.groupId, params.contentId)
    return restoreContentItem(app, user, item)
  })

  route(server, contentApi.send, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'content:manage')
    const item = await requireContentItem(app, params.groupId, params.contentId)
    return sendContentItem(app, user, item)
  })
}
