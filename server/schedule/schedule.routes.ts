import type { FastifyInstance } from 'fastify'
import { scheduleApi } from '#contract/schedule.ts'
import { requireMember } from '../family/membership.ts'
import type { App } from '../platform/context.ts'
import { route } from '../platform/http/route.ts'
import { previewOccurrences } from './preview.ts'
import { listHistory, listSchedule } from './read-entries.ts'
import {
  addEntry,
  cancelEntry,
  leaveNewestOut,
  moveEntry,
  requireEntry,
  sendNow,
  setPaused,
  skipNext,
  updateEntry,
} from './schedule.service.ts'
import { listOccurrences } from './week.ts'

export function scheduleRoutes(server: FastifyInstance, app: App): void {
  route(server, scheduleApi.list, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'group:read')
    return listSchedule(app, params.groupId)
  })

  route(server, scheduleApi.add, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'schedule:manage')
    return addEntry(app, user, params.groupId, body)
  })

  route(server, scheduleApi.update, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'schedule:manage')
    return updateEntry(app, user, await requireEntry(app, params.groupId, params.entryId), body)
  })

  route(server, scheduleApi.move, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'schedule:manage')
    return moveEntry(app, user, await requireEntry(app, params.groupId, params.entryId), body)
  })

  route(server, scheduleApi.setPaused, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'schedule:manage')
    return setPaused(app, user, await requireEntry(app, params.groupId, params.entryId), body.isPaused)
  })

  route(server, scheduleApi.skipNext, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'schedule:manage')
    return skipNext(app, user, await requireEntry(app, params.groupId, params.entryId))
  })

  route(server, scheduleApi.dismiss, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'schedule:manage')
    return leaveNewestOut(app, user, await requireEntry(app, params.groupId, params.entryId))
  })

  route(server, scheduleApi.sendNow, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'schedule:manage')
    return sendNow(app, user, await requireEntry(app, params.groupId, params.entryId))
  })

  route(server, scheduleApi.history, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'group:read')
    return listHistory(app, await requireEntry(app, params.groupId, params.entryId))
  })

  route(server, scheduleApi.listOccurrences, async ({ user, params, query }) => {
    await requireMember(app, user, params.groupId, 'group:read')
    return listOccurrences(app, params.groupId, query)
  })

  route(server, scheduleApi.preview, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'group:read')
    return previewOccurrences(app, params.groupId, body)
  })

  route(server, scheduleApi.cancel, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'schedule:manage')
    return cancelEntry(app, user, await requireEntry(app, params.groupId, params.entryId))
  })
}
