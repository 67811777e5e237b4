import type { FastifyInstance } from 'fastify'
import { scheduleApi } from '#contract/schedule.ts'
import { groupRoutes } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { previewOccurrences } from './occurrences/preview.ts'
import { listOccurrences } from './occurrences/week.ts'
import { listHistory, listSchedule } from './read-entries.ts'
import {
  addEntry,
  cancelEntry,
  dismissNewest,
  moveEntry,
  sendNow,
  setPaused,
  skipNext,
  updateEntry,
} from './schedule.service.ts'

export function scheduleRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(scheduleApi.list, ({ actor }) => listSchedule(app, actor.groupId))
  mount(scheduleApi.add, ({ actor, body }) => addEntry(app, actor, body))
  mount(scheduleApi.update, ({ actor, params, body }) => updateEntry(app, actor, params.entryId, body))
  mount(scheduleApi.move, ({ actor, params, body }) => moveEntry(app, actor, params.entryId, body))
  mount(scheduleApi.setPaused, ({ actor, params, body }) =>
    setPaused(app, actor, params.entryId, body.isPaused),
  )
  mount(scheduleApi.skipNext, ({ actor, params, query }) =>
    skipNext(app, actor, params.entryId, query.from ?? null),
  )
  mount(scheduleApi.dismiss, ({ actor, params }) => dismissNewest(app, actor, params.entryId))
  mount(scheduleApi.sendNow, ({ actor, params }) => sendNow(app, actor, params.entryId))
  mount(scheduleApi.history, ({ actor, params }) => listHistory(app, actor.groupId, params.entryId))
  mount(scheduleApi.listOccurrences, ({ actor, query }) => listOccurrences(app, actor.groupId, query))
  mount(scheduleApi.preview, async ({ actor, body }) => previewOccurrences(app, actor.timeZone, body))
  mount(scheduleApi.cancel, ({ actor, params }) => cancelEntry(app, actor, params.entryId))
}
