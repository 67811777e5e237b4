import type { FastifyInstance } from 'fastify'
import { handOverApi } from '#contract/family/hand-over.ts'
import { membersApi } from '#contract/family/members.ts'
import { successorApi } from '#contract/family/successor.ts'
import { profileApi } from '#contract/identity/profile.ts'
import type { App } from '../../platform/context.ts'
import { route } from '../../platform/http/route.ts'
import { groupRoute } from '../group-route.ts'
import { requireGroup } from '../groups/groups.service.ts'
import { listPending } from '../invitations/invitations.service.ts'
import { acceptHandOver, cancelHandOver, offerHandOver } from '../members/hand-over.service.ts'
import { leaveGroup, listMembers, removeMember, updateMember } from '../members/members.service.ts'
import { setOwnPhone } from '../members/own-phone.ts'
import { askToTakeOver, endTakeOver, nameSuccessor, takeOver } from '../members/successor.service.ts'

export function membersRoutes(server: FastifyInstance, app: App): void {
  groupRoute(server, app, membersApi.listMembers, async ({ actor }) => [
    ...(await listMembers(app, actor.groupId)),
    ...(await listPending(app, actor.groupId)),
  ])
  groupRoute(server, app, membersApi.updateMember, ({ actor, params, body }) =>
    updateMember(app, actor, params.memberId, body),
  )
  groupRoute(server, app, membersApi.removeMember, async ({ actor, params, body }) => {
    await removeMember(app, actor, params.memberId, body)
    return { id: params.memberId }
  })
  groupRoute(server, app, membersApi.leaveGroup, async ({ actor }) => {
    await leaveGroup(app, actor)
    return { id: actor.groupId }
  })
  route(server, profileApi.setPhone, ({ user, body }) => setOwnPhone(app, user, body.phone))
  handOverRoutes(server, app)
  successorRoutes(server, app)
}

function successorRoutes(server: FastifyInstance, app: App): void {
  groupRoute(server, app, successorApi.nameSuccessor, async ({ actor, body }) => {
    await nameSuccessor(app, actor, body.memberId)
    return requireGroup(app, actor.user, actor.groupId)
  })
  groupRoute(server, app, successorApi.askToTakeOver, async ({ actor }) => {
    await askToTakeOver(app, actor)
    return requireGroup(app, actor.user, actor.groupId)
  })
  groupRoute(server, app, successorApi.takeOver, async ({ actor }) => {
    await takeOver(app, actor)
    return requireGroup(app, actor.user, actor.groupId)
  })
  groupRoute(server, app, successorApi.endTakeOver, async ({ actor }) => {
    await endTakeOver(app, actor)
    return requireGroup(app, actor.user, actor.groupId)
  })
}

function handOverRoutes(server: FastifyInstance, app: App): void {
  groupRoute(server, app, handOverApi.offerHandOver, async ({ actor, body }) => {
    await offerHandOver(app, actor, body.memberId)
    return requireGroup(app, actor.user, actor.groupId)
  })
  groupRoute(server, app, handOverApi.acceptHandOver, async ({ actor }) => {
    await acceptHandOver(app, actor)
    return requireGroup(app, actor.user, actor.groupId)
  })
  groupRoute(server, app, handOverApi.cancelHandOver, async ({ actor }) => {
    await cancelHandOver(app, actor)
    return requireGroup(app, actor.user, actor.groupId)
  })
}
