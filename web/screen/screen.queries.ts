import { type DeviceChange, devicesApi } from '#contract/delivery/device-changes.ts'
import type { CallInput } from '#contract/platform/endpoint.ts'
import { screenApi } from '#contract/screen/screen.ts'
import { groupMutation, useGroupMutation } from '../family/selection/group-data.ts'
import { call } from '../platform/server/api.ts'
import { screenWords } from './screen-words.ts'

type PairBody = CallInput<typeof screenApi.pair>['body']

export const usePairScreen = groupMutation({
  run: (groupId, body: PairBody) => call(screenApi.pair, { params: { groupId }, body }),
  touches: ['devices', 'photos'],
  meta: {
    isQuiet: true,
    get success() {
      return screenWords().accepted
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
      success: screenWords().saved,
    },
  })
}

export function useMakeLink() {
  return useGroupMutation({ run: (groupId) => call(screenApi.makeLink, { params: { groupId } }) })
}
