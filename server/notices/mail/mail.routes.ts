import type { FastifyInstance } from 'fastify'
import { noticeMailApi } from '#contract/notices/mail.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { route } from '../../platform/http/route.ts'
import { readMailTo, tryAgain } from '../mail-address.ts'
import { unsubscribeRoutes } from './unsubscribe.routes.ts'

export function noticeMailRoutes(server: FastifyInstance, app: App): void {
  route(server, noticeMailApi.tryAgain, async ({ user }) => {
    // Each press may lead to one more mail that is refused, and mail servers distrust who goes on.
    await rateLimit(app, `mail-again:${user.id}`, { limit: 5, perMs: minutes(60) })
    await tryAgain(app, user.id)
    return readMailTo(app, user.id)
  })
  unsubscribeRoutes(server, app)
}
