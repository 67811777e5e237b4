import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type Notice, noticesApi } from '#contract/notices/notices.ts'
import { noticesKey } from '../../family/selection/group-keys.ts'
import { call } from '../../platform/server/api.ts'
import { useServerMutation } from '../../platform/server/mutation.ts'

const pageSize = 20

/** The bell's lines, page by page. */
export function useNotices() {
  return useInfiniteQuery({
    queryKey: [...noticesKey, 'list'],
    queryFn: ({ pageParam }) =>
      call(noticesApi.list, { query: { limit: pageSize, ...(pageParam && { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (page: Notice[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })
}

/** What one has read on one device is read on all. */
export function useMarkRead() {
  const client = useQueryClient()
  return useServerMutation({
    run: (body: { noticeId: string; onlyThis?: boolean }) => call(noticesApi.markRead, { body }),
    refresh: () => client.invalidateQueries({ queryKey: noticesKey }),
  })
}
