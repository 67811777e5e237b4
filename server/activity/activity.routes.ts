import type { FastifyInstance } from 'fastify'
import { activityApi } from '#contract/family/activity.ts'
import { groupRoutes } from '../family/group-route.ts'
import { requireMemberById } from '../family/members/members.service.ts'
import type { App } from '../platform/context.ts'
import { listActivity, listContributions } from './activity.service.ts'

export function activityRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(activityApi.list, ({ actor, query }) => listActivity(app, actor.groupId, query))
  mount(activityApi.contributions, async ({ actor, params }) => {
    const member = await requireMemberById(app, actor.groupId, params.memberId)
    return listContributions(app, actor.groupId, member.user_id)
  })
}
