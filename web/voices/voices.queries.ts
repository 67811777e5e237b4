import { voicesApi } from '#contract/voices/voices.ts'
import { useGroupQuery } from '../family/selection/group-data.ts'
import { call } from '../platform/server/api.ts'

/** So many of the newest are offered and shown. */
const most = 100

/** The newest voices of the chosen group, the newest first. */
export function useVoices() {
  return useGroupQuery('voices', (groupId) =>
    call(voicesApi.list, { params: { groupId }, query: { limit: most } }),
  )
}
