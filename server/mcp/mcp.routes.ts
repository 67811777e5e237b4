import type { FastifyInstance } from 'fastify'
import { apiTokensApi } from '#contract/family/api-tokens.ts'
import { groupParams } from '#contract/platform/fields.ts'
import { parseSignedInPath, requireActor } from '../family/actor.ts'
import { requireTokenHolder } from '../family/token-holder.ts'
import type { App } from '../platform/context.ts'
import { unauthorized } from '../platform/errors.ts'
import { apiTokenOf, bearerOf } from '../platform/http/request/api-token.ts'
import { route } from '../platform/http/route.ts'
import { assistantsPath, challenge, originFor } from './oauth/addresses.ts'
import { oauthRoutes } from './oauth/oauth.routes.ts'
import { answerMessage } from './protocol.ts'

const groupPath = '/api/family-groups/:groupId/mcp'

/**
 * The Model Context Protocol, for assistants: Streamable HTTP without sessions, so each POST is answered by itself, in
 * JSON. Who may what is asked twice: here, and by the call that a tool makes. Only where `MCP` is on.
 */
export async function mcpRoutes(server: FastifyInstance, app: App): Promise<void> {
  route(server, apiTokensApi.assistants, async ({ request }) => ({
    address: app.config.mcp ? originFor(request, app.config) + assistantsPath : null,
  }))
  if (!app.config.mcp) return
  const config = { access: 'group:read', token: 'read' } as const
  server.post(groupPath, { config }, async (request, reply) => {
    const { groupId } = await parseSignedInPath(app, request, groupParams)
    await requireActor(app, request, groupId, 'group:read')
    const answer = await answerMessage(request.body, { server, groupId, request })
    // A notification is taken, and has no answer.
    return answer === null ? reply.status(202).send() : answer
  })
  // Whose family it is, the token says: one that a person has copied, or one that came by OAuth.
  server.route({
    method: 'POST',
    url: assistantsPath,
    config: { ...config, isForAssistants: true },
    async onSend(request, reply, payload) {
      if (reply.statusCode === 401)
        reply.header(
          'www-authenticate',
          challenge(originFor(request, app.config), bearerOf(request) !== null),
        )
      return payload
    },
    async handler(request, reply) {
      const token = apiTokenOf(request)
      if (token === null) throw unauthorized()
      const { groupId } = await requireTokenHolder(app, request, token)
      const answer = await answerMessage(request.body, { server, groupId, request })
      return answer === null ? reply.status(202).send() : answer
    },
  })
  // No stream and no session: a client reads that from 405.
  for (const url of [groupPath, assistantsPath])
    for (const method of ['GET', 'DELETE'] as const)
      server.route({
        method,
        url,
        config: { access: 'public' },
        handler: (_request, reply) => reply.status(405).header('allow', 'POST').send(),
      })
  await oauthRoutes(server, app)
}
