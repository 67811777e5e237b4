import type { FastifyInstance } from 'fastify'
import { helpPhoneApi } from '#contract/room/help-phone.ts'
import { roomApi } from '#contract/room/room.ts'
import { groupRoutes } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { pauseRoom, resumeRoom } from './pause.service.ts'
import { readRoom, updateHelpPhone, updateRoom } from './room.service.ts'

export function roomRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(roomApi.read, ({ actor }) => readRoom(app, actor.groupId))
  mount(roomApi.change, ({ actor, body }) => updateRoom(app, actor, body))
  mount(roomApi.pause, ({ actor }) => pauseRoom(app, actor))
  mount(roomApi.resume, ({ actor }) => resumeRoom(app, actor))
  mount(helpPhoneApi.set, ({ actor, body }) => updateHelpPhone(app, actor, body.helpPhone))
}
