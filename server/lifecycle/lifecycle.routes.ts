import type { FastifyInstance } from 'fastify'
import { activityApi } from '#contract/family/activity.ts'
import { exportPath, groupsApi } from '#contract/family/groups.ts'
import { groupParams } from '#contract/platform/fields.ts'
import { parseSignedInPath, requireActor } from '../family/actor.ts'
import { groupRoutes } from '../family/group-route.ts'
import { listRemovedGroups, removeGroup, restoreGroup } from '../family/groups/removal.service.ts'
import { requireStillThere } from '../family/membership.ts'
import { turnOf } from '../family/turns.ts'
import { hours, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { calls, paceWork } from '../platform/http/request/callers.ts'
import { languageOf } from '../platform/http/request/language.ts'
import { rateLimit } from '../platform/http/request/rate-limit.ts'
import { route } from '../platform/http/route.ts'
import { exportGroup } from './export-group.ts'
import { exportLine } from './export-line.ts'
import { findBeginOfLists } from './old-years/old-year-files.ts'

export function lifecycleRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(groupsApi.removeGroup, ({ actor, body }) => removeGroup(app, actor, body.name))
  route(server, groupsApi.listRemovedGroups, ({ user }) => listRemovedGroups(app, user))
  route(server, groupsApi.restoreGroup, ({ user, params }) => restoreGroup(app, user, params.groupId))

  mount(activityApi.begin, async ({ actor }) => ({
    since: toIso(await findBeginOfLists(app, actor.groupId)),
  }))
  const inLine = exportLine(app.clock)
  const config = { access: 'group:manage' } as const
  server.get(exportPath(':groupId'), { config }, async (request, reply) => {
    const { groupId } = await parseSignedInPath(app, request, groupParams)
    const actor = await requireActor(app, request, groupId, 'group:manage')
    const { user } = actor
    const language = user.language ?? languageOf(request)
    const requireStill = () => requireStillThere(app, actor, 'group:manage')
    const turn = await turnOf(app, groupId, user.id)
    await rateLimit(app, `export:${groupId}`, { limit: 10, perMs: hours(1) })
    await paceWork(app, user.id, calls.export)
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="sunporch.zip"')
      .send(inLine({ turn, open: () => exportGroup(app, user, { groupId, language }), requireStill }))
  })
}
