import { familyApi, type Invite, type Member, type SettingsChange } from '#contract/family.ts'
import { call } from '../../platform/api.ts'
import { useGroupMutation, useGroupQuery } from '../selection/group-data.ts'

export function useMembers() {
  return useGroupQuery('members', (groupId) => call(familyApi.listMembers, { params: { groupId } }))
}

export function useInvite() {
  return useGroupMutation({
    run: (groupId, invite: Invite) => call(familyApi.invite, { params: { groupId }, body: invite }),
    touches: ['members'],
    meta: {
      failure: 'Failed to send invitation. Please try again.',
      success: { title: 'Invitation sent', description: 'Family member invitation has been sent.' },
    },
  })
}

export function useResendInvitation() {
  return useGroupMutation({
    run: (groupId, { id }: Member) =>
      call(familyApi.resendInvitation, { params: { groupId, invitationId: id } }),
    touches: ['members'],
    meta: {
      failure: 'Failed to send invitation. Please try again.',
      success: { title: 'Invitation sent', description: 'Family member invitation has been sent.' },
    },
  })
}

export function useCancelInvitation() {
  return useGroupMutation({
    run: (groupId, { id }: Member) =>
      call(familyApi.cancelInvitation, { params: { groupId, invitationId: id } }),
    touches: ['members'],
    meta: { success: { title: 'Invitation cancelled', description: 'Its link does not work any more.' } },
  })
}

type MemberChange = { isActive?: boolean; role?: 'member' | 'caretaker' }

export function useUpdateMember(memberId: string) {
  return useGroupMutation({
    run: (groupId, change: MemberChange) =>
      call(familyApi.updateMember, { params: { groupId, memberId }, body: change }),
    touches: ['members', 'group'],
    meta: { success: { title: 'Saved', description: 'The member has been changed.' } },
  })
}

export function useRemoveMember() {
  return useGroupMutation({
    run: (groupId, memberId: string) => call(familyApi.removeMember, { params: { groupId, memberId } }),
    touches: ['members', 'group'],
    meta: { success: { title: 'Member removed', description: 'What they added stays with the family.' } },
  })
}

export function useLeaveGroup() {
  return useGroupMutation({
    run: (groupId, _: undefined) => call(familyApi.leaveGroup, { params: { groupId } }),
    touches: ['group'],
    meta: { success: { title: 'You have left the group', description: 'What you added stays there.' } },
  })
}

export function useOfferHandOver() {
  return useGroupMutation({
    run: (groupId, memberId: string) =>
      call(familyApi.offerHandOver, { params: { groupId }, body: { memberId } }),
    touches: ['group', 'members'],
    meta: { success: { title: 'Asked', description: 'They become primary caretaker when they accept.' } },
  })
}

export function useAnswerHandOver() {
  return useGroupMutation({
    run: (groupId, answer: 'accept' | 'cancel') =>
      call(answer === 'accept' ? familyApi.acceptHandOver : familyApi.cancelHandOver, {
        params: { groupId },
      }),
    touches: ['group', 'members'],
  })
}

type Switches = SettingsChange & { activityNotifications?: boolean }

/** The group's switches, and the person's own one. */
export function useChangeSwitch() {
  return useGroupMutation({
    run: (groupId, { activityNotifications, ...switches }: Switches) =>
      activityNotifications === undefined
        ? call(familyApi.updateSettings, { params: { groupId }, body: switches })
        : call(familyApi.updateNotices, { params: { groupId }, body: { activityNotifications } }),
    touches: ['group'],
  })
}
