import type { FastifyInstance } from 'fastify'
import { groupsApi } from '#contract/family/groups.ts'
import { settingsApi } from '#contract/family/settings.ts'
import { groupParams } from '#contract/platform/fields.ts'
import { livePath } from '#contract/platform/live.ts'
import { sessionTopic } from '../../identity/session.service.ts'
import type { App } from '../../platform/context.ts'
import { openStream, streamRoute } from '../../platform/http/answer/event-stream.ts'
import { calls, paceWork } from '../../platform/http/request/callers.ts'
import { route } from '../../platform/http/route.ts'
import { parseSignedInPath, requireActor, requireSession } from '../actor.ts'
import { groupTopic, personTopic } from '../group-live.ts'
import { groupRoutes } from '../group-route.ts'
import {
  addGroup,
  listGroups,
  requireGroup,
  updateGroup,
  updateNotices,
  updateSettings,
} from '../groups/groups.service.ts'
import { setInMemory } from '../groups/in-memory.service.ts'
import { enterPresence } from '../members/presence.ts'
import { memberTopic } from '../membership.ts'

export function groupsRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  route(server, groupsApi.listGroups, ({ user }) => listGroups(app, user))
  route(server, groupsApi.addGroup, async ({ user, body }) => {
    await paceWork(app, user.id, calls.group)
    return addGroup(app, user, body)
  })
  mount(groupsApi.updateGroup, ({ actor, body }) => updateGroup(app, actor, body))
  mount(groupsApi.setInMemory, ({ actor, body }) => setInMemory(app, actor, body.isInMemory))
  mount(settingsApi.updateSettings, ({ actor, body }) => updateSettings(app, actor, body))
  mount(settingsApi.updateNotices, async ({ actor, body }) => {
    await updateNotices(app, actor, body.activityNotifications)
    return requireGroup(app, actor.user, actor.groupId)
  })
  liveRoute(server, app)
}

/** One stream for all tabs of a browser: says which lists of the group have changed. */
function liveRoute(server: FastifyInstance, app: App): void {
  streamRoute(server, livePath(':groupId'), 'group:read', async (request, reply) => {
    const { groupId } = await parseSignedInPath(app, request, groupParams)
    const actor = await requireActor(app, request, groupId, 'group:read')
    const stream = openStream(app, reply, {
      owner: requireSession(request),
      budget: 'personStreams',
      whose: actor.user.id,
    })
    const end = () => stream.close()
    const topics = [groupTopic(groupId), personTopic(actor.user.id)]
    const subscriptions = [
      ...topics.map((topic) => app.live.subscribe(topic, (change) => stream.send('change', change))),
      app.live.subscribe(memberTopic(groupId, actor.user.id), end),
      app.live.subscribe(sessionTopic(requireSession(request)), end),
    ]
    stream.onClose(() => {
      for (const unsubscribe of subscriptions) unsubscribe()
    })
    await app.live.settled()
    // A session or membership that ended between the first look and the subscription sent its message too early.
    const isStillThere = await requireActor(app, request, groupId, 'group:read').catch(() => null)
    if (!isStillThere) return stream.close()
    // After the subscription, so that this browser hears of its own presence too.
    stream.onClose(await enterPresence(app, actor))
    stream.open(topics)
  })
}
