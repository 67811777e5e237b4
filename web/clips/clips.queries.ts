import { clipsApi } from '#contract/clips/clips.ts'
import { useGroupQuery } from '../family/selection/group-data.ts'
import { call } from '../platform/server/api.ts'

/** So many of the newest are offered and shown. */
const most = 100

/** The newest clips of the chosen group, the newest first. */
export function useClips() {
  return useGroupQuery('clips', (groupId) =>
    call(clipsApi.list, { params: { groupId }, query: { limit: most } }),
  )
}
