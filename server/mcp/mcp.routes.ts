import type { FastifyInstance } from 'fastify'
import { groupParams } from '#contract/platform/fields.ts'
import { parseSignedInPath, requireActor } from '../family/actor.ts'
import type { App } from '../platform/context.ts'
import { answerMessage } from './protocol.ts'

/**
 * The Model Context Protocol, for assistants: Streamable HTTP without sessions, so each POST is answered by itself, in
 * JSON. Who may what is asked twice: here, and by the call that a tool makes. Only where `MCP` is on.
 */
export async function mcpRoutes(server: FastifyInstance, app: App): Promise<void> {
  if (!app.config.mcp) return
  const config = { access: 'group:read', token: 'read' } as const
  const path = '/api/family-groups/:groupId/mcp'
  server.post(path, { config }, async (request, reply) => {
    const { groupId } = await parseSignedInPath(app, request, groupParams)
    await requireActor(app, request, groupId, 'group:read')
    const answer = await answerMessage(request.body, { server, groupId, request })
    // A notification is taken, and has no answer.
    return answer === null ? reply.status(202).send() : answer
  })
  // No stream and no session: a client reads that from 405.
  for (const method of ['GET', 'DELETE'] as const)
    server.route({
      method,
      url: path,
      config: { access: 'public' },
      handler: (_request, reply) => reply.status(405).header('allow', 'POST').send(),
    })
}
