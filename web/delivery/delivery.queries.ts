import { useMutation, useQuery } from '@tanstack/react-query'
import { deliveryApi } from '#contract/delivery.ts'
import { useRefresh } from '../family/selection/group-data.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { call } from '../platform/api.ts'

export function useDevices() {
  const { group } = useSelection()
  return useQuery({
    queryKey: groupKey(group?.id ?? null, 'devices'),
    queryFn: () => call(deliveryApi.listDevices, { params: { groupId: requireGroupId(group) } }),
    enabled: group !== null,
  })
}

export function useSendTest() {
  const { group } = useSelection()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (deviceId?: string) => {
      const familyGroupId = requireGroupId(group)
      return call(deliveryApi.testConnection, { body: { familyGroupId, ...(deviceId && { deviceId }) } })
    },
    meta: {
      failure: 'Failed to test Alexa connection.',
      success: { title: 'Test successful', description: 'Test message sent to Alexa device.' },
    },
    onSuccess: () => refresh('activity', 'devices'),
  })
}

export function useTakeBack() {
  const { group } = useSelection()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (deliveryId: string) =>
      call(deliveryApi.takeBack, { params: { groupId: requireGroupId(group), deliveryId } }),
    meta: { success: { title: 'Taken back', description: 'What you sent has left every screen.' } },
    onSuccess: () => refresh('photos', 'content', 'activity'),
  })
}

export function useRenameDevice(deviceId: string) {
  const { group } = useSelection()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (name: string) =>
      call(deliveryApi.updateDevice, {
        params: { groupId: requireGroupId(group), deviceId },
        body: { name },
      }),
    onSuccess: () => refresh('devices', 'photos', 'activity'),
  })
}

export function useRemoveDevice() {
  const { group } = useSelection()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (deviceId: string) =>
      call(deliveryApi.removeDevice, { params: { groupId: requireGroupId(group), deviceId } }),
    meta: { success: { title: 'Screen removed', description: 'It shows nothing of the family any more.' } },
    onSuccess: () => refresh('devices', 'photos', 'activity'),
  })
}
