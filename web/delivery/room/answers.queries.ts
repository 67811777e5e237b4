import { useQueryClient } from '@tanstack/react-query'
import { answersApi } from '#contract/delivery/answers.ts'
import { groupMutation, groupQuery } from '../../family/selection/group-data.ts'
import { groupKey, noticesKey } from '../../family/selection/group-keys.ts'
import { call } from '../../platform/server/api.ts'
import { useServerMutation } from '../../platform/server/mutation.ts'

/** What the loved one answered last, and the calls they asked for. */
export const useAnswers = groupQuery('answers', answersApi.list)

/** The list is not read again: what is new stays marked as long as the page is open. */
export const useMarkAnswersSeen = groupMutation({
  run: (groupId, answerId: string) => call(answersApi.markSeen, { params: { groupId }, body: { answerId } }),
  meta: { isQuiet: true },
})

/** In any of the person's groups. The caller shows the server's sentence when somebody else was first. */
export function useTakeCall(groupId: string) {
  return useCallMutation(groupId, (callId) => call(answersApi.takeCall, { params: { groupId, callId } }))
}

/** The caller shows the server's sentence. */
export function useReturnCall(groupId: string) {
  return useCallMutation(groupId, (callId) => call(answersApi.returnCall, { params: { groupId, callId } }))
}

export function useCallMutation(groupId: string, run: (callId: string) => Promise<unknown>) {
  const client = useQueryClient()
  const keys = [groupKey(groupId, 'answers'), groupKey(groupId, 'activity'), noticesKey]
  return useServerMutation({
    run,
    key: groupKey(groupId, 'answers'),
    meta: { isQuiet: true },
    refresh: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
