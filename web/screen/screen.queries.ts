import { type DeviceChange, devicesApi } from '#contract/delivery/device-changes.ts'
import { screenApi } from '#contract/screen/screen.ts'
import { groupMutation, useGroupMutation } from '../family/selection/group-data.ts'
import { call } from '../platform/server/api.ts'

export const usePairScreen = groupMutation({
  run: (groupId, body: { code: string }) => call(screenApi.pair, { params: { groupId }, body }),
  touches: ['devices', 'photos'],
  meta: {
    isQuiet: true,
    success: {
      title: 'Code accepted',
      description: 'The screen shows what you send as soon as it has connected.',
    },
  },
})

export function useUpdateScreen(deviceId: string) {
  return useGroupMutation({
    run: (groupId, body: DeviceChange) =>
      call(devicesApi.updateDevice, { params: { groupId, deviceId }, body }),
    touches: ['devices'],
    meta: {
      isQuiet: true,
      success: { title: 'Saved', description: 'The screen follows as soon as it is in contact.' },
    },
  })
}

export function useMakeLink() {
  return useGroupMutation({ run: (groupId) => call(screenApi.makeLink, { params: { groupId } }) })
}
