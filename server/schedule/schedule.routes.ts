import type { FastifyInstance } from 'fastify'
import { scheduleApi } from '#contract/schedule.ts'
import { groupRoute } from '../family/group-route.ts'
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
  groupRoute(server, app, scheduleApi.list, ({ actor }) => listSchedule(app, actor.groupId))
  groupRoute(server, app, scheduleApi.add, ({ actor, body }) => addEntry(app, actor, body))
  groupRoute(server, app, scheduleApi.update, ({ actor, params, body }) =>
    updateEntry(app, actor, params.entryId, body),
  )
  groupRoute(server, app, scheduleApi.move, ({ actor, params, body }) =>
    moveEntry(app, actor, params.entryId, body),
  )
  groupRoute(server, app, scheduleApi.setPaused, ({ actor, params, body }) =>
    setPaused(app, actor, params.entryId, body.isPaused),
  )
  groupRoute(server, app, scheduleApi.skipNext, ({ actor, params, query }) =>
    skipNext(app, actor, params.entryId, query.from ?? null),
  )
  groupRoute(server, app, scheduleApi.dismiss, ({ actor, params }) =>
    dismissNewest(app, actor, params.entryId),
  )
  groupRoute(server, app, scheduleApi.sendNow, ({ actor, params }) => sendNow(app, actor, params.entryId))
  groupRoute(server, app, scheduleApi.history, ({ actor, params }) =>
    listHistory(app, actor.groupId, params.entryId),
  )
  groupRoute(server, app, scheduleApi.listOccurrences, ({ actor, query }) =>
    listOccurrences(app, actor.groupId, query),
  )
  groupRoute(server, app, scheduleApi.preview, async ({ actor, body }) =>
    previewOccurrences(app, actor.timeZone, body),
  )
  groupRoute(server, app, scheduleApi.cancel, ({ actor, params }) => cancelEntry(app, actor, params.entryId))
}
