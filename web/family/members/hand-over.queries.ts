import { handOverApi } from '#contract/family/hand-over.ts'
import { call } from '../../platform/server/api.ts'
import { groupMutation } from '../selection/group-data.ts'

export const useAnswerHandOver = groupMutation({
  run: (groupId, answer: 'accept' | 'cancel') =>
    call(answer === 'accept' ? handOverApi.acceptHandOver : handOverApi.cancelHandOver, {
      params: { groupId },
    }),
  touches: ['group', 'members'],
})
