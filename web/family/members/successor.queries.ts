import { successorApi } from '#contract/family/successor.ts'
import { call } from '../../platform/server/api.ts'
import { groupMutation } from '../selection/group-data.ts'

export const useNameSuccessor = groupMutation({
  run: (groupId, memberId: string | null) =>
    call(successorApi.nameSuccessor, { params: { groupId }, body: { memberId } }),
  touches: ['group'],
  meta: { success: { title: 'Saved', description: 'You can change this at any time.' } },
})

export const useAskToTakeOver = groupMutation({
  run: (groupId) => call(successorApi.askToTakeOver, { params: { groupId } }),
  touches: ['group'],
  meta: { success: { title: 'Asked', description: 'You can take over in seven days if nobody says no.' } },
})

export const useAnswerTakeOver = groupMutation({
  run: (groupId, answer: 'take over' | 'end') =>
    call(answer === 'take over' ? successorApi.takeOver : successorApi.endTakeOver, {
      params: { groupId },
    }),
  touches: ['group', 'members'],
})
