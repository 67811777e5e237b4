import { handOverApi } from '#contract/family/hand-over.ts'
import { membersApi } from '#contract/family/members.ts'
import { call } from '../../platform/server/api.ts'
import { groupMutation, useGroupMutation } from '../selection/group-data.ts'
import { memberWords } from './member-words.ts'

type MemberChange = { isActive?: boolean; role?: 'member' | 'caretaker'; keepDevices?: string[] }

export function useUpdateMember(memberId: string) {
  return useGroupMutation({
    run: (groupId, change: MemberChange) =>
      call(membersApi.updateMember, { params: { groupId, memberId }, body: change }),
    touches: ['members', 'group', 'devices'],
    meta: { success: memberWords().changed },
  })
}

export const useRemoveMember = groupMutation({
  run: (groupId, { memberId, keepDevices }: { memberId: string; keepDevices: string[] }) =>
    call(membersApi.removeMember, { params: { groupId, memberId }, body: { keepDevices } }),
  touches: ['members', 'group', 'devices'],
  meta: {
    get success() {
      return memberWords().removed
    },
  },
})

export const useLeaveGroup = groupMutation({
  run: (groupId) => call(membersApi.leaveGroup, { params: { groupId } }),
  touches: ['group'],
  meta: {
    get success() {
      return memberWords().left
    },
  },
})

export const useOfferHandOver = groupMutation({
  run: (groupId, memberId: string) =>
    call(handOverApi.offerHandOver, { params: { groupId }, body: { memberId } }),
  touches: ['group', 'members'],
  meta: {
    get success() {
      return memberWords().handOverAsked
    },
  },
})
