import type { FastifyInstance } from 'fastify'
import { calendarFeedApi } from '#contract/visits/calendars.ts'
import { groupRoutes } from '../../family/group-route.ts'
import { turnOf } from '../../family/turns.ts'
import type { App } from '../../platform/context.ts'
import { tooMany } from '../../platform/errors.ts'
import { linkOrigin } from '../../platform/http/request/own-address.ts'
import { fairQueue } from '../../platform/work/fair-queue.ts'
import { findFeed, makeFeed, removeFeed, requireFeedGroup } from './feed.service.ts'
import { feedFile } from './feed-file.ts'

export function calendarFeedRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(calendarFeedApi.read, async ({ actor }) => ({ feed: await findFeed(app, actor) }))
  mount(calendarFeedApi.add, async ({ actor }) => {
    const { token, ...feed } = await makeFeed(app, actor)
    return { ...feed, url: `${linkOrigin(server, app.config)}/calendar/${token}.ics` }
  })
  mount(calendarFeedApi.remove, async ({ actor }) => {
    await removeFeed(app, actor)
    return { feed: null }
  })
  const files = fairQueue({ limit: 1, mostOfOwner: 50, most: 500, refuse: () => tooMany(30) })
  server.get('/calendar/:file', { config: { access: 'public' } }, async (request, reply) => {
    const { file } = request.params as { file: string }
    const group = await requireFeedGroup(app, file.replace(/\.ics$/, ''), request.ip)
    const turn = await turnOf(app, group.id, group.memberId)
    return reply
      .type('text/calendar; charset=utf-8')
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': 'inline; filename="visits.ics"',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .send(await files.run(turn, () => feedFile(app, group)))
  })
}
