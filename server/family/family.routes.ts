import type { FastifyInstance } from 'fastify'
import { familyApi } from '#contract/family.ts'
import { groupParams } from '#contract/fields.ts'
import { livePath } from '#contract/live.ts'
import { sessionIdOf, sessionTopic } from '../identity/session.service.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { parsePath, requireUser, route } from '../platform/route.ts'
import { openStream } from '../platform/stream.ts'
import {
  addGroup,
  listGroups,
  listMembers,
  requireGroup,
  setMemberActive,
  updateGroup,
} from './family.service.ts'
import { groupTopic, publishChange } from './group-live.ts'
import { findMembership, memberTopic, requireMember } from './membership.service.ts'

export function familyRoutes(server: FastifyInstance, app: App): void {
  route(server, familyApi.listGroups, ({ user }) => listGroups(app, user))

  route(server, familyApi.addGroup, ({ user, body }) =>
    inTransaction(app, async (app) => {
      const group = await addGroup(app, user, body)
      await app.familyEvents.groupAdded(app, user, group)
      return group
    }),
  )

  route(server, familyApi.updateGroup, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'group:manage')
    return inTransaction(app, async (app) => {
      await updateGroup(app, params.groupId, body)
      const group = await requireGroup(app, user, params.groupId)
      await app.familyEvents.groupUpdated(app, user, group)
      publishChange(app, group.id, 'group')
      return group
    })
  })

  route(server, familyApi.listMembers, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'group:read')
    return listMembers(app, params.groupId)
  })

  route(server, familyApi.updateMember, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'members:manage')
    return inTransaction(app, async (app) => {
      const { member, hasChanged } = await setMemberActive(
        app,
        params.groupId,
        params.memberId,
        body.isActive,
      )
      if (hasChanged) {
        await app.familyEvents.memberChanged(app, user, member, params.groupId)
        publishChange(app, params.groupId, 'members')
      }
      return member
    })
  })

  server.get(livePath(':groupId'), { config: { access: 'group:read' } }, async (request, reply) => {
    const user = requireUser(request)
    const { groupId } = parsePath(groupParams, request.params)
    await requireMember(app, user, groupId, 'group:read')
    const stream = openStream(reply)
    const end = () => stream.close()
    const subscriptions = [
      app.live.subscribe(groupTopic(groupId), (change) => stream.send('change', change)),
      app.live.subscribe(memberTopic(groupId, user.id), end),
      app.live.subscribe(sessionTopic(sessionIdOf(request) ?? ''), end),
    ]
    stream.onClose(() => {
      for (const unsubscribe of subscriptions) unsubscribe()
    })
    // Whoever was put out between the first look and the subscription is put out now.
    if (!(await findMembership(app, user.id, groupId))) return stream.close()
    stream.send('open', {})
  })
}
