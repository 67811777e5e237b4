import type { FastifyInstance } from 'fastify'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { handOverApi } from '#contract/family/hand-over.ts'
import { membersApi } from '#contract/family/members.ts'
import { successorApi } from '#contract/family/successor.ts'
import { profileApi } from '#contract/identity/profile.ts'
import type { App } from '../../platform/context.ts'
import { route } from '../../platform/http/route.ts'
import type { Actor } from '../actor.ts'
import { groupRoutes } from '../group-route.ts'
import { requireGroup } from '../groups/groups.service.ts'
import { listPending } from '../invitations/invitations.service.ts'
import { acceptHandOver, cancelHandOver, offerHandOver } from '../members/hand-over.service.ts'
import { leaveGroup, listMembers, removeMember, updateMember } from '../members/members.service.ts'
import { setOwnPhone } from '../members/own-phone.ts'
import { askToTakeOver, endTakeOver, nameSuccessor, takeOver } from '../members/successor.service.ts'

export function membersRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(membersApi.listMembers, async ({ actor }) => [
    ...(await listMembers(app, actor.groupId)),
    ...(await listPending(app, actor.groupId)),
  ])
  mount(membersApi.updateMember, ({ actor, params, body }) => updateMember(app, actor, params.memberId, body))
  mount(membersApi.removeMember, async ({ actor, params, body }) => {
    await removeMember(app, actor, params.memberId, body)
    return { id: params.memberId }
  })
  mount(membersApi.leaveGroup, async ({ actor }) => {
    await leaveGroup(app, actor)
    return { id: actor.groupId }
  })
  route(server, profileApi.setPhone, ({ user, body }) => setOwnPhone(app, user, body.phone))
  handOverRoutes(server, app)
  successorRoutes(server, app)
}

function successorRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(successorApi.nameSuccessor, ({ actor, body }) =>
    groupAfter(app, actor, nameSuccessor(app, actor, body.memberId)),
  )
  mount(successorApi.askToTakeOver, ({ actor }) => groupAfter(app, actor, askToTakeOver(app, actor)))
  mount(successorApi.takeOver, ({ actor }) => groupAfter(app, actor, takeOver(app, actor)))
  mount(successorApi.endTakeOver, ({ actor }) => groupAfter(app, actor, endTakeOver(app, actor)))
}

function handOverRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(handOverApi.offerHandOver, ({ actor, body }) =>
    groupAfter(app, actor, offerHandOver(app, actor, body.memberId)),
  )
  mount(handOverApi.acceptHandOver, ({ actor }) => groupAfter(app, actor, acceptHandOver(app, actor)))
  mount(handOverApi.cancelHandOver, ({ actor }) => groupAfter(app, actor, cancelHandOver(app, actor)))
}

async function groupAfter(app: App, { user, groupId }: Actor, work: Promise<void>): Promise<FamilyGroup> {
  await work
  return requireGroup(app, user, groupId)
}
