import type { FastifyInstance } from 'fastify'
import { apiTokensApi } from '#contract/family/api-tokens.ts'
import type { App } from '../../platform/context.ts'
import { groupRoute } from '../group-route.ts'
import { addApiToken, listApiTokens, removeApiToken } from './api-tokens.service.ts'

export function apiTokensRoutes(server: FastifyInstance, app: App): void {
  groupRoute(server, app, apiTokensApi.list, ({ actor }) => listApiTokens(app, actor))
  groupRoute(server, app, apiTokensApi.add, ({ actor, body }) => addApiToken(app, actor, body))
  groupRoute(server, app, apiTokensApi.remove, async ({ actor, params }) => {
    await removeApiToken(app, actor, params.tokenId)
    return { id: params.tokenId }
  })
}
