import type { FastifyInstance } from 'fastify'
import { deliveryApi } from '#contract/delivery.ts'
import { requireMember, requireRight } from '../family/membership.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { route } from '../platform/http/route.ts'
import { requireDelivery, send, takeBack } from './delivery.service.ts'
import { listDevices, readDevice, removeDevice, requireDevice, updateDevice } from './devices.service.ts'

export function deliveryRoutes(server: FastifyInstance, app: App): void {
  route(server, deliveryApi.listDevices, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'group:read')
    return listDevices(app, params.groupId)
  })

  route(server, deliveryApi.updateDevice, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'devices:manage')
    const device = await requireDevice(app, params.groupId, params.deviceId)
    await updateDevice(app, user, device, body)
    return readDevice(app, params.groupId, device.id)
  })

  route(server, deliveryApi.removeDevice, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'devices:manage')
    const device = await requireDevice(app, params.groupId, params.deviceId)
    await removeDevice(app, user, device)
    return { id: device.id }
  })

  route(server, deliveryApi.takeBack, async ({ user, params }) => {
    const member = await requireMember(app, user, params.groupId, 'group:read')
    const delivery = await requireDelivery(app, params.groupId, params.deliveryId)
    requireRight(member, 'deliveries:take-back', { ownerId: delivery.sender_id })
    return takeBack(app, user, member, delivery)
  })

  route(server, deliveryApi.testConnection, async ({ user, body }) => {
    const groupId = body.familyGroupId
    await requireMember(app, user, groupId, 'test-message:send')
    await rateLimit(app, `test-message:${groupId}:${user.id}`, { limit: 10, perMs: minutes(10) })
    return send(app, groupId, async () => ({
      groupId,
      sender: user,
      subject: { kind: 'test', id: null, title: null },
      action: 'alexa_test_message_sent',
      deviceId: body.deviceId,
    }))
  })
}
