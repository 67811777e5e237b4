import type { FastifyInstance } from 'fastify'
import { activityApi } from '#contract/family/activity.ts'
import { groupRoute } from '../family/group-route.ts'
import { requireMemberById } from '../family/members/members.service.ts'
import type { App } from '../platform/context.ts'
import { listActivity, listContributions } from './activity.service.ts'

export function activityRoutes(server: FastifyInstance, app: App): void {
  groupRoute(server, app, activityApi.list, ({ actor, query }) => listActivity(app, actor.groupId, query))
  groupRoute(server, app, activityApi.contributions, async ({ actor, params }) => {
    const member = await requireMemberById(app, actor.groupId, params.memberId)
    return listContributions(app, actor.groupId, member.user_id)
  })
}
