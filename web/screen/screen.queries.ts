import { useMutation } from '@tanstack/react-query'
import { type DeviceChange, deliveryApi } from '#contract/delivery.ts'
import { screenApi } from '#contract/screen.ts'
import { useRefresh } from '../family/selection/group-data.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { call } from '../platform/api.ts'

export function usePairScreen() {
  const { group } = useSelection()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (code: string) =>
      call(screenApi.pair, { params: { groupId: requireGroupId(group) }, body: { code } }),
    meta: {
      isQuiet: true,
      success: { title: 'Code accepted', description: 'The screen connects now, and shows what you send.' },
    },
    onSuccess: () => refresh('devices', 'photos', 'activity'),
  })
}

export function useUpdateScreen(deviceId: string) {
  const { group } = useSelection()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (change: DeviceChange) =>
      call(deliveryApi.updateDevice, { params: { groupId: requireGroupId(group), deviceId }, body: change }),
    meta: {
      isQuiet: true,
      success: { title: 'Saved', description: 'The screen follows as soon as it is in contact.' },
    },
    onSuccess: () => refresh('devices', 'activity'),
  })
}

export function useMakeLink() {
  const { group } = useSelection()
  return useMutation({
    mutationFn: async () => call(screenApi.makeLink, { params: { groupId: requireGroupId(group) } }),
  })
}
