import { useQuery } from '@tanstack/react-query'
import type { noticesApi } from '#contract/notices/notices.ts'
import { summaryPath } from '#contract/pages/summary-path.ts'
import type { CallOutput } from '#contract/platform/endpoint.ts'
import { noticesKey } from '../family/selection/group-keys.ts'
import { callAt } from '../platform/server/api.ts'
import { takeFirstAnswer } from '../platform/server/first-view.ts'

/**
 * How many lines are unread, and the calls of all groups. The live stream of any group says when to read it again.
 * Without the schemas, because every page loads this file.
 */
export function useNoticeSummary() {
  return useQuery({
    queryKey: [...noticesKey, 'summary'],
    queryFn: () => callAt<typeof noticesApi.summary>(summaryPath),
    initialData: () => takeFirstAnswer<CallOutput<typeof noticesApi.summary>>(summaryPath.path) ?? undefined,
  })
}
