import type { FastifyInstance } from 'fastify'
import { roomApi } from '#contract/room/room.ts'
import { groupRoute } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { pauseRoom, resumeRoom } from './pause.service.ts'
import { readRoom, updateRoom } from './room.service.ts'

export function roomRoutes(server: FastifyInstance, app: App): void {
  groupRoute(server, app, roomApi.read, ({ actor }) => readRoom(app, actor.groupId))
  groupRoute(server, app, roomApi.change, ({ actor, body }) => updateRoom(app, actor, body))
  groupRoute(server, app, roomApi.pause, ({ actor }) => pauseRoom(app, actor))
  groupRoute(server, app, roomApi.resume, ({ actor }) => resumeRoom(app, actor))
}
