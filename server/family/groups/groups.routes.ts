import type { FastifyInstance } from 'fastify'
import { type FamilyGroup, familyApi } from '#contract/family.ts'
import { groupParams } from '#contract/fields.ts'
import type { User } from '#contract/identity.ts'
import { livePath } from '#contract/live.ts'
import { sessionIdOf, sessionTopic } from '../../identity/session.service.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { parsePath, requireUser, route } from '../../platform/http/route.ts'
import { openStream } from '../../platform/http/event-stream.ts'
import {
  addGroup,
  listGroups,
  requireGroup,
  updateGroup,
  updateNotices,
  updateSettings,
} from './groups.service.ts'
import { groupTopic, publishChange } from '../group-live.ts'
import { findMembership, memberTopic, requireMember } from '../membership.service.ts'
import { enterPresence } from '../members/presence.ts'

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
    return changeGroup(app, user, params.groupId, 'family_group_updated', async (app) => {
      await updateGroup(app, params.groupId, body)
      if (!body.timeZone) return
      const keeps = body.zoneChangeKeeps ?? 'wall_clock'
      await app.familyEvents.zoneChanged(app, params.groupId, body.timeZone, keeps)
    })
  })

  route(server, familyApi.updateSettings, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'settings:change')
    return changeGroup(app, user, params.groupId, 'settings_changed', (app) =>
      updateSettings(app, params.groupId, body),
    )
  })

  route(server, familyApi.updateNotices, async ({ user, params, body }) => {
    const member = await requireMember(app, user, params.groupId, 'group:read')
    await updateNotices(app, member, body.activityNotifications)
    return requireGroup(app, user, params.groupId)
  })

  server.get(livePath(':groupId'), { config: { access: 'group:read' } }, async (request, reply) => {
    const user = requireUser(request)
    const { groupId } = parsePath(groupParams, request.params)
    const member = await requireMember(app, user, groupId, 'group:read')
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
    // After the subscription, so that whoever comes hears of it too.
    stream.onClose(await enterPresence(app, member))
    stream.send('open', {})
  })
}

/** A change of the group's own row, with its activity, as its member sees it afterwards. */
function changeGroup(
  app: App,
  by: User,
  groupId: string,
  action: string,
  change: (app: App) => Promise<void>,
): Promise<FamilyGroup> {
  return inTransaction(app, async (app) => {
    await change(app)
    const group = await requireGroup(app, by, groupId)
    const subject = { kind: 'group', id: groupId, title: group.name } as const
    await app.familyEvents.changed(app, { groupId, by, action, subject })
    publishChange(app, groupId, 'group')
    return group
  })
}
