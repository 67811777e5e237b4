import type { FastifyInstance } from 'fastify'
import { deliveryApi } from '#contract/delivery/delivery.ts'
import { devicesApi } from '#contract/delivery/device-changes.ts'
import { profileApi } from '#contract/identity/profile.ts'
import { groupRoutes } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { route } from '../platform/http/route.ts'
import { findSenderId, takeBack } from './delivery.service.ts'
import { keepDevice } from './devices/device-openers.ts'
import { removeDevice } from './devices/device-removal.ts'
import { listDevices, updateDevice } from './devices/devices.service.ts'
import { updateProfile } from './devices/profile.service.ts'
import { sendTestMessage } from './test-message.service.ts'

export function deliveryRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  route(server, profileApi.update, ({ user, body }) => updateProfile(app, user, body))
  mount(deliveryApi.listDevices, ({ actor }) => listDevices(app, actor.groupId))
  mount(devicesApi.updateDevice, ({ actor, params, body }) => updateDevice(app, actor, params.deviceId, body))
  mount(devicesApi.removeDevice, async ({ actor, params }) => {
    await removeDevice(app, actor, params.deviceId)
    return { id: params.deviceId }
  })
  mount(devicesApi.keepDevice, ({ actor, params }) => keepDevice(app, actor, params.deviceId))
  mount(deliveryApi.takeBack, ({ actor, params }) => takeBack(app, actor, params.deliveryId), {
    ownerOf: ({ deliveryId }, groupId) => findSenderId(app, groupId, deliveryId),
  })
  mount(deliveryApi.testConnection, ({ actor, body }) => sendTestMessage(app, actor, body.deviceId), {
    groupIdOf: ({ body }) => body.familyGroupId,
  })
}
