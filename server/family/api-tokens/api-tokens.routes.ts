import type { FastifyInstance } from 'fastify'
import { apiTokensApi } from '#contract/family/api-tokens.ts'
import type { App } from '../../platform/context.ts'
import { groupRoutes } from '../group-route.ts'
import { addApiToken, listApiTokens, removeApiToken } from './api-tokens.service.ts'

export function apiTokensRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(apiTokensApi.list, ({ actor }) => listApiTokens(app, actor))
  mount(apiTokensApi.add, ({ actor, body }) => addApiToken(app, actor, body))
  mount(apiTokensApi.remove, async ({ actor, params }) => {
    await removeApiToken(app, actor, params.tokenId)
    return { id: params.tokenId }
  })
}
