import { handOverApi } from '#contract/family/hand-over.ts'
import { membersApi } from '#contract/family/members.ts'
import { call } from '../../platform/server/api.ts'
import { groupMutation, groupQuery, useGroupMutation } from '../selection/group-data.ts'

export const useMembers = groupQuery('members', membersApi.listMembers)

type MemberChange = { isActive?: boolean; role?: 'member' | 'caretaker'; keepDevices?: string[] }

export function useUpdateMember(memberId: string) {
  return useGroupMutation({
    run: (groupId, change: MemberChange) =>
      call(membersApi.updateMember, { params: { groupId, memberId }, body: change }),
    touches: ['members', 'group', 'devices'],
    meta: { success: { title: 'Saved', description: 'The member has been changed.' } },
  })
}

export const useRemoveMember = groupMutation({
  run: (groupId, { memberId, keepDevices }: { memberId: string; keepDevices: string[] }) =>
    call(membersApi.removeMember, { params: { groupId, memberId }, body: { keepDevices } }),
  touches: ['members', 'group', 'devices'],
  meta: { success: { title: 'Member removed', description: 'What they added stays with the family.' } },
})

export const useLeaveGroup = groupMutation({
  run: (groupId) => call(membersApi.leaveGroup, { params: { groupId } }),
  touches: ['group'],
  meta: { success: { title: 'You have left the group', description: 'What you added stays there.' } },
})

export const useOfferHandOver = groupMutation({
  run: (groupId, memberId: string) =>
    call(handOverApi.offerHandOver, { params: { groupId }, body: { memberId } }),
  touches: ['group', 'members'],
  meta: { success: { title: 'Asked', description: 'They become primary caretaker when they accept.' } },
})

export const useAnswerHandOver = groupMutation({
  run: (groupId, answer: 'accept' | 'cancel') =>
    call(answer === 'accept' ? handOverApi.acceptHandOver : handOverApi.cancelHandOver, {
      params: { groupId },
    }),
  touches: ['group', 'members'],
})
