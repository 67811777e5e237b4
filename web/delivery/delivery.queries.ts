import { type Delivery, type DeviceChange, deliveryApi } from '#contract/delivery/delivery.ts'
import { deliveryTopics } from '#contract/delivery/sendable.ts'
import { groupMutation, groupQuery, useGroupMutation } from '../family/selection/group-data.ts'
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

export function useRenameDevice(deviceId: string) {
  return useGroupMutation({
    run: (groupId, change: Pick<DeviceChange, 'name'>) =>
      call(deliveryApi.updateDevice, { params: { groupId, deviceId }, body: change }),
    touches: ['devices', 'photos'],
  })
}

export const useKeepDevice = groupMutation({
  run: (groupId, deviceId: string) => call(deliveryApi.keepDevice, { params: { groupId, deviceId } }),
  touches: ['devices'],
  meta: { success: { title: 'Kept', description: 'It stays when the person who opened it goes.' } },
})

export const useRemoveDevice = groupMutation({
  run: (groupId, deviceId: string) => call(deliveryApi.removeDevice, { params: { groupId, deviceId } }),
  touches: ['devices', 'photos'],
  meta: { success: { title: 'Screen removed', description: 'It shows nothing of the family any more.' } },
})
