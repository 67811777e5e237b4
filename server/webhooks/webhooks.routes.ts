import type { FastifyInstance } from 'fastify'
import { webhooksApi } from '#contract/webhooks.ts'
import { groupRoute } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { addWebhook, listWebhooks, removeWebhook, testWebhook } from './webhooks.service.ts'

export function webhooksRoutes(server: FastifyInstance, app: App): void {
  groupRoute(server, app, webhooksApi.list, ({ actor }) => listWebhooks(app, actor.groupId))
  groupRoute(server, app, webhooksApi.add, ({ actor, body }) => addWebhook(app, actor, body))
  groupRoute(server, app, webhooksApi.remove, async ({ actor, params }) => {
    await removeWebhook(app, actor.groupId, params.webhookId)
    return { id: params.webhookId }
  })
  groupRoute(server, app, webhooksApi.test, ({ actor, params }) => testWebhook(app, actor, params.webhookId))
}
