import { endCallApi } from '#contract/delivery/end-call.ts'
import { call } from '../../platform/server/api.ts'
import { useCallMutation } from './answers.queries.ts'

/** They have talked: the screen says no more that somebody is going to call. The caller shows the server's sentence. */
export function useEndCall(groupId: string) {
  return useCallMutation(groupId, (callId) => call(endCallApi.end, { params: { groupId, callId } }))
}
