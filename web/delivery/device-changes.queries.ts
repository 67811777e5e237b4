import { type DeviceChange, devicesApi } from '#contract/delivery/device-changes.ts'
import { useGroupMutation } from '../family/selection/group-data.ts'
import { call } from '../platform/server/api.ts'
import { deviceWords } from './devices/device-words.ts'

export function useRenameDevice(deviceId: string) {
  return useGroupMutation({
    run: (groupId, change: Pick<DeviceChange, 'name'>) =>
      call(devicesApi.updateDevice, { params: { groupId, deviceId }, body: change }),
    touches: ['devices', 'photos'],
  })
}

export function useKeepDevice() {
  return useGroupMutation({
    run: (groupId, deviceId: string) => call(devicesApi.keepDevice, { params: { groupId, deviceId } }),
    touches: ['devices'],
    meta: { success: deviceWords().isKept },
  })
}

export function useRemoveDevice() {
  return useGroupMutation({
    run: (groupId, deviceId: string) => call(devicesApi.removeDevice, { params: { groupId, deviceId } }),
    touches: ['devices', 'photos'],
    meta: { success: deviceWords().isRemoved },
  })
}
