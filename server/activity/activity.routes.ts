import type { FastifyInstance } from 'fastify'
import { activityApi } from '#contract/activity.ts'
import { requireMemberById } from '../family/members/members.service.ts'
import { requireMember } from '../family/membership.service.ts'
import type { App } from '../platform/context.ts'
import { route } from '../platform/http/route.ts'
import { listActivity, listContributions } from './activity.service.ts'

export function activityRoutes(server: FastifyInstance, app: App): void {
  route(server, activityApi.list, async ({ user, params, query }) => {
    await requireMember(app, user, params.groupId, 'group:read')
    return listActivity(app, params.groupId, query)
  })

  route(server, activityApi.contributions, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'group:read')
    const member = await requireMemberById(app, params.groupId, params.memberId)
    return listContributions(app, params.groupId, member.user_id)
  })
}
