import { answersApi } from '#contract/answers.ts'
import { useGroupMutation, useGroupQuery } from '../../family/selection/group-data.ts'
import { call } from '../../platform/api.ts'

/** What the loved one answered last, and the calls they asked for. */
export function useAnswers() {
  return useGroupQuery('answers', (groupId) => call(answersApi.list, { params: { groupId } }))
}

/** The list is not read again: what is new stays marked as long as the page is open. */
export function useMarkAnswersSeen() {
  return useGroupMutation({
    run: (groupId, answerId: string) =>
      call(answersApi.markSeen, { params: { groupId }, body: { answerId } }),
    meta: { isQuiet: true },
  })
}

/** The caller shows the server's sentence when somebody else was first. */
export function useTakeCall() {
  return useGroupMutation({
    run: (groupId, callId: string) => call(answersApi.takeCall, { params: { groupId, callId } }),
    touches: ['answers'],
    meta: { isQuiet: true },
  })
}

export function useReturnCall() {
  return useGroupMutation({
    run: (groupId, callId: string) => call(answersApi.returnCall, { params: { groupId, callId } }),
    touches: ['answers'],
  })
}
