import { type DeviceChange, devicesApi } from '#contract/delivery/device-changes.ts'
import { groupMutation, useGroupMutation } from '../family/selection/group-data.ts'
import { call } from '../platform/server/api.ts'

export function useRenameDevice(deviceId: string) {
  return useGroupMutation({
    run: (groupId, change: Pick<DeviceChange, 'name'>) =>
      call(devicesApi.updateDevice, { params: { groupId, deviceId }, body: change }),
    touches: ['devices', 'photos'],
  })
}

export const useKeepDevice = groupMutation({
  run: (groupId, deviceId: string) => call(devicesApi.keepDevice, { params: { groupId, deviceId } }),
  touches: ['devices'],
  meta: { success: { title: 'Kept', description: 'It stays when the person who opened it goes.' } },
})

export const useRemoveDevice = groupMutation({
  run: (groupId, deviceId: string) => call(devicesApi.removeDevice, { params: { groupId, deviceId } }),
  touches: ['devices', 'photos'],
  meta: { success: { title: 'Screen removed', description: 'It shows nothing of the family any more.' } },
})
