import type { FastifyInstance } from 'fastify'
import { exportPath, familyApi } from '#contract/family.ts'
import { groupParams } from '#contract/fields.ts'
import { requireMember } from '../family/membership.service.ts'
import { listRemovedGroups, removeGroup, restoreGroup } from '../family/groups/removal.service.ts'
import { hours } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { parsePath, requireUser, route } from '../platform/http/route.ts'
import { countTry } from '../platform/http/rate-limit.ts'
import { exportGroup } from './export.ts'

export function keepingRoutes(server: FastifyInstance, app: App): void {
  route(server, familyApi.removeGroup, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'group:manage')
    return removeGroup(app, user, params.groupId, body.name)
  })

  route(server, familyApi.listRemovedGroups, ({ user }) => listRemovedGroups(app, user))

  route(server, familyApi.restoreGroup, ({ user, params }) => restoreGroup(app, user, params.groupId))

  server.get(exportPath(':groupId'), { config: { access: 'group:manage' } }, async (request, reply) => {
    const user = requireUser(request)
    const { groupId } = parsePath(groupParams, request.params)
    await requireMember(app, user, groupId, 'group:manage')
    await countTry(app, `export:${groupId}`, { most: 10, perMs: hours(1) })
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="sunporch.zip"')
      .send(exportGroup(app, user, groupId))
  })
}
