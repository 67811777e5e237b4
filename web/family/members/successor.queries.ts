import { successorApi } from '#contract/family/successor.ts'
import { call } from '../../platform/server/api.ts'
import { groupMutation } from '../selection/group-data.ts'
import { memberWords } from './member-words.ts'

export const useNameSuccessor = groupMutation({
  run: (groupId, memberId: string | null) =>
    call(successorApi.nameSuccessor, { params: { groupId }, body: { memberId } }),
  touches: ['group'],
  meta: {
    get success() {
      return memberWords().successorSaved
    },
  },
})

export const useAskToTakeOver = groupMutation({
  run: (groupId) => call(successorApi.askToTakeOver, { params: { groupId } }),
  touches: ['group'],
  meta: {
    get success() {
      return memberWords().takeOverAsked
    },
  },
})

export const useAnswerTakeOver = groupMutation({
  run: (groupId, answer: 'take over' | 'end') =>
    call(answer === 'take over' ? successorApi.takeOver : successorApi.endTakeOver, {
      params: { groupId },
    }),
  touches: ['group', 'members'],
})
