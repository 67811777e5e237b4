import type { FastifyInstance } from 'fastify'
import { lifeApi } from '#contract/life.ts'
import { groupRoute } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { giveAlarmBack, takeAlarm } from './alarm.service.ts'
import { addAway, removeAway } from './away.service.ts'
import { readLife } from './read-life.ts'
import { updateLife } from './settings.service.ts'

export function lifeRoutes(server: FastifyInstance, app: App): void {
  groupRoute(server, app, lifeApi.read, ({ actor }) => readLife(app, actor.groupId))
  groupRoute(server, app, lifeApi.change, ({ actor, body }) => updateLife(app, actor, body))
  groupRoute(server, app, lifeApi.addAway, ({ actor, body }) => addAway(app, actor, body))
  groupRoute(server, app, lifeApi.removeAway, ({ actor, params }) => removeAway(app, actor, params.awayId))
  groupRoute(server, app, lifeApi.take, ({ actor }) => takeAlarm(app, actor))
  groupRoute(server, app, lifeApi.giveBack, ({ actor }) => giveAlarmBack(app, actor))
}
