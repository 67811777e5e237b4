import { type Delivery, deliveryApi } from '#contract/delivery/delivery.ts'
import { deliveryTopics } from '#contract/delivery/sendable.ts'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { groupMutation, groupQuery } from '../family/selection/group-data.ts'
import { call } from '../platform/server/api.ts'
import { deliveryWords } from './delivery-words.ts'

export const useDevices = groupQuery('devices', deliveryApi.listDevices)

/** Without a device every one of the group gets the message. */
export const useSendTest = groupMutation({
  run: (familyGroupId, deviceId: string | undefined) =>
    call(deliveryApi.testConnection, { body: { familyGroupId, ...(deviceId && { deviceId }) } }),
  touches: ['devices'],
  meta: {
    get failure() {
      return deliveryWords().testFailed
    },
    get success() {
      return deliveryWords().tested
    },
  },
})

export const useTakeBack = groupMutation({
  run: (selected, { id: deliveryId, groupId = selected }: { id: string; groupId?: string | undefined }) =>
    call(deliveryApi.takeBack, { params: { groupId, deliveryId } }),
  touches: deliveryTopics,
  meta: {
    get success() {
      return deliveryWords().takenBack
    },
  },
})

/** “Take back”, for the toast that says that something was sent: in the given group, else in the selected one. */
export function useTakeBackAction(to?: Pick<FamilyGroup, 'id'>) {
  const { mutate: takeBack } = useTakeBack()
  return (delivery: Pick<Delivery, 'id'> | null) =>
    delivery && {
      action: {
        label: deliveryWords().takeBack,
        run: () => takeBack({ id: delivery.id, groupId: to?.id }),
      },
    }
}
