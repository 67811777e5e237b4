import type { FastifyInstance } from 'fastify'
import { lifeApi } from '#contract/life.ts'
import { groupRoutes } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { giveAlarmBack, takeAlarm } from './alarm.service.ts'
import { addAway, removeAway } from './away.service.ts'
import { readLife } from './read-life.ts'
import { updateLife } from './settings.service.ts'

export function lifeRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(lifeApi.read, ({ actor }) => readLife(app, actor.groupId))
  mount(lifeApi.change, ({ actor, body }) => updateLife(app, actor, body))
  mount(lifeApi.addAway, ({ actor, body }) => addAway(app, actor, body))
  mount(lifeApi.removeAway, ({ actor, params }) => removeAway(app, actor, params.awayId))
  mount(lifeApi.take, ({ actor }) => takeAlarm(app, actor))
  mount(lifeApi.giveBack, ({ actor }) => giveAlarmBack(app, actor))
}
