import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { livePath } from '#contract/live.ts'
import { userKey } from '../identity/identity.queries.ts'
import { follow } from '../platform/live.ts'
import { groupKey, groupsKey } from './family.queries.ts'

/** Keeps everything that is shown of the group as new as the server's. */
export function useFollowGroup(groupId: string | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!groupId) return
    return follow(livePath(groupId), {
      onChange(changed) {
        for (const topic of changed) {
          const queryKey = topic === 'group' ? groupsKey : groupKey(groupId, topic)
          // A change of our own under way refetches when it is through; earlier the list would flicker.
          // Once that has begun it may not hold what is told now.
          const isOurs = client.isMutating({ mutationKey: groupKey(groupId, topic) }) > 0
          const willRefetch = isOurs && client.isFetching({ queryKey }) === 0
          if (!willRefetch) void client.invalidateQueries({ queryKey, exact: topic === 'group' })
        }
      },
      onOpen() {
        const predicate = ({ state }: Query) => state.dataUpdatedAt > 0
        void client.invalidateQueries({ queryKey: [groupsKey[0], groupId], predicate })
      },
      onReopen: () => void client.invalidateQueries({ queryKey: [groupsKey[0], groupId] }),
      onRefuse() {
        void client.invalidateQueries({ queryKey: groupsKey, exact: true })
        void client.invalidateQueries({ queryKey: userKey })
      },
    })
  }, [client, groupId])
}
