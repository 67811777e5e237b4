import type { FastifyInstance } from 'fastify'
import { webhooksApi } from '#contract/webhooks.ts'
import { groupRoutes } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { addWebhook, listWebhooks, removeWebhook, testWebhook } from './webhooks.service.ts'

export function webhooksRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(webhooksApi.list, ({ actor }) => listWebhooks(app, actor.groupId))
  mount(webhooksApi.add, ({ actor, body }) => addWebhook(app, actor, body))
  mount(webhooksApi.remove, async ({ actor, params }) => {
    await removeWebhook(app, actor.groupId, params.webhookId)
    return { id: params.webhookId }
  })
  mount(webhooksApi.test, ({ actor, params }) => testWebhook(app, actor, params.webhookId))
}
