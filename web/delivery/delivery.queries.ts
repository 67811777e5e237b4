import { type Delivery, deliveryApi } from '#contract/delivery/delivery.ts'
import { deliveryTopics } from '#contract/delivery/sendable.ts'
import { groupMutation, groupQuery } from '../family/selection/group-data.ts'
import { call } from '../platform/server/api.ts'

export const useDevices = groupQuery('devices', deliveryApi.listDevices)

/** Without a device every one of the group gets the message. */
export const useSendTest = groupMutation({
  run: (familyGroupId, deviceId: string | undefined) =>
    call(deliveryApi.testConnection, { body: { familyGroupId, ...(deviceId && { deviceId }) } }),
  touches: ['devices'],
  meta: {
    failure: 'Failed to test Alexa connection.',
    success: { title: 'Test successful', description: 'Test message sent to Alexa device.' },
  },
})

export const useTakeBack = groupMutation({
  run: (groupId, deliveryId: string) => call(deliveryApi.takeBack, { params: { groupId, deliveryId } }),
  touches: deliveryTopics,
  meta: {
    success: {
      title: 'Taken back',
      description: 'What you sent leaves every screen as soon as it is in contact.',
    },
  },
})

/** The button of a toast that says that something was sent. */
export function useTakeBackAction() {
  const takeBack = useTakeBack()
  return (delivery: Pick<Delivery, 'id'> | null) =>
    delivery ? { action: { label: 'Take back', run: () => takeBack.mutate(delivery.id) } } : {}
}
