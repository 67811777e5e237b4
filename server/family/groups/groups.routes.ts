import type { FastifyInstance } from 'fastify'
import { groupsApi } from '#contract/family/groups.ts'
import { settingsApi } from '#contract/family/settings.ts'
import { groupParams } from '#contract/fields.ts'
import { livePath } from '#contract/live.ts'
import { sessionTopic } from '../../identity/session.service.ts'
import type { App } from '../../platform/context.ts'
import { openStream } from '../../platform/http/event-stream.ts'
import { parsePath, route } from '../../platform/http/route.ts'
import { requireActor, requireSession } from '../actor.ts'
import { groupTopic } from '../group-live.ts'
import { groupRoute } from '../group-route.ts'
import { enterPresence } from '../members/presence.ts'
import { findMembership, memberTopic } from '../membership.ts'
import {
  addGroup,
  listGroups,
  requireGroup,
  updateGroup,
  updateNotices,
  updateSettings,
} from './groups.service.ts'

export function groupsRoutes(server: FastifyInstance, app: App): void {
  route(server, groupsApi.listGroups, ({ user }) => listGroups(app, user))
  route(server, groupsApi.addGroup, ({ user, body }) => addGroup(app, user, body))
  groupRoute(server, app, groupsApi.updateGroup, ({ actor, body }) => updateGroup(app, actor, body))
  groupRoute(server, app, settingsApi.updateSettings, ({ actor, body }) => updateSettings(app, actor, body))
  groupRoute(server, app, settingsApi.updateNotices, async ({ actor, body }) => {
    await updateNotices(app, actor, body.activityNotifications)
    return requireGroup(app, actor.user, actor.groupId)
  })
  liveRoute(server, app)
}

/** One event stream for all tabs of a browser: says which lists of the group have changed. */
function liveRoute(server: FastifyInstance, app: App): void {
  const config = { access: 'group:read' } as const
  server.get(livePath(':groupId'), { config }, async (request, reply) => {
    const { groupId } = parsePath(groupParams, request.params)
    const actor = await requireActor(app, request, groupId, 'group:read')
    const stream = openStream(reply)
    const end = () => stream.close()
    const subscriptions = [
      app.live.subscribe(groupTopic(groupId), (change) => stream.send('change', change)),
      app.live.subscribe(memberTopic(groupId, actor.user.id), end),
      app.live.subscribe(sessionTopic(requireSession(request)), end),
    ]
    stream.onClose(() => {
      for (const unsubscribe of subscriptions) unsubscribe()
    })
    // A member who was removed between the first look and the subscription did not get its message.
    if (!(await findMembership(app, actor.user.id, groupId))) return stream.close()
    // After the subscription, so that this browser hears of its own presence too.
    stream.onClose(await enterPresence(app, actor))
    stream.send('open', {})
  })
}
