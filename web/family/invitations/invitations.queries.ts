import { invitationsApi, type NewInvitation } from '#contract/family/invitations.ts'
import type { Member } from '#contract/family/members.ts'
import { call } from '../../platform/server/api.ts'
import { invitingWords } from '../inviting/inviting-words.ts'
import { groupMutation } from '../selection/group-data.ts'

export const useInvite = groupMutation({
  run: (groupId, invite: NewInvitation) => call(invitationsApi.invite, { params: { groupId }, body: invite }),
  touches: ['members'],
  meta: {
    get failure() {
      return invitingWords().notSent
    },
    get success() {
      return invitingWords().sent
    },
  },
})

export const useResendInvitation = groupMutation({
  run: (groupId, { id }: Member) =>
    call(invitationsApi.resendInvitation, { params: { groupId, invitationId: id } }),
  touches: ['members'],
  meta: {
    get failure() {
      return invitingWords().notSent
    },
    get success() {
      return invitingWords().sent
    },
  },
})

export const useCancelInvitation = groupMutation({
  run: (groupId, { id }: Member) =>
    call(invitationsApi.cancelInvitation, { params: { groupId, invitationId: id } }),
  touches: ['members'],
  meta: {
    get success() {
      return invitingWords().cancelled
    },
  },
})
