import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Notice, noticesApi } from '#contract/notices/notices.ts'
import { summaryPath } from '#contract/notices/summary-path.ts'
import { noticesKey } from '../family/selection/group-keys.ts'
import { callAt } from '../platform/api.ts'
import { useServerMutation } from '../platform/mutation.ts'

// Without the schemas: every page loads this file.

const summaryKey = [...noticesKey, 'summary']
const listKey = [...noticesKey, 'list']
const pageSize = 20

/** How many lines are unread, and the calls of all groups. The live stream of any group says when to read it again. */
export function useNoticeSummary() {
  return useQuery({
    queryKey: summaryKey,
    queryFn: () => callAt<typeof noticesApi.summary>(summaryPath),
  })
}

/** The bell's lines, page by page. */
export function useNotices() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam }) =>
      callAt<typeof noticesApi.list>(
        { method: 'GET', path: '/api/notices' },
        { query: { limit: pageSize, ...(pageParam && { before: pageParam }) } },
      ),
    initialPageParam: '',
    getNextPageParam: (page: Notice[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })
}

/** What one has read on one device is read on all. */
export function useMarkRead() {
  const client = useQueryClient()
  return useServerMutation({
    run: (body: { noticeId: string; onlyThis?: boolean }) =>
      callAt<typeof noticesApi.markRead>({ method: 'POST', path: '/api/notices/read' }, { body }),
    refresh: () => client.invalidateQueries({ queryKey: noticesKey }),
  })
}
