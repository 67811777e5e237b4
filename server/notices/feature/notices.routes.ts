import type { FastifyInstance } from 'fastify'
import { choicesApi } from '#contract/notices/choices.ts'
import { noticesApi } from '#contract/notices/notices.ts'
import { groupRoutes } from '../../family/group-route.ts'
import type { App } from '../../platform/context.ts'
import { route } from '../../platform/http/route.ts'
import { listNotices, markRead, readSummary } from '../bell/bell.service.ts'
import { readChoices, updateChoices } from '../choices/choices.service.ts'

export function noticesRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  route(server, noticesApi.list, ({ user, query }) => listNotices(app, user, query))
  route(server, noticesApi.summary, ({ user }) => readSummary(app, user))
  route(server, noticesApi.markRead, ({ user, body }) => markRead(app, user, body))
  mount(choicesApi.read, ({ actor }) => readChoices(app, actor))
  mount(choicesApi.change, ({ actor, body }) => updateChoices(app, actor, body))
}
