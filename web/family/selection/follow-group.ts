import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { livePath } from '#contract/live.ts'
import { userKey } from '../../identity/identity.queries.ts'
import { follow } from '../../platform/live.ts'
import { groupKey, groupsKey } from './group-keys.ts'

/** Keeps everything that is shown of the group as new as the server's. */
export function useFollowGroup(groupId: string | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!groupId) return
    const readEverything = () => {
      readAgain(client, { queryKey: [groupsKey[0], groupId] })
      readAgain(client, { queryKey: groupsKey, exact: true })
    }
    return follow(livePath(groupId), {
      onChange(changed) {
        for (const topic of changed) {
          const queryKey = topic === 'group' ? groupsKey : groupKey(groupId, topic)
          // A change of our own under way refetches when it is through; earlier the list would flicker.
          // Once that has begun it may not hold what is told now.
          const isOurs = client.isMutating({ mutationKey: groupKey(groupId, topic) }) > 0
          const willRefetch = isOurs && client.isFetching({ queryKey }) === 0
          if (!willRefetch) readAgain(client, { queryKey, exact: topic === 'group' })
        }
      },
      onOpen: readEverything,
      onReopen: readEverything,
      onRefuse() {
        readAgain(client, { queryKey: groupsKey, exact: true })
        readAgain(client, { queryKey: userKey })
      },
    })
  }, [client, groupId])
}

/** Also what is on its way for the first time: it may have been read before there was something new. */
function readAgain(client: QueryClient, which: { queryKey: QueryKey; exact?: boolean }): void {
  const onTheirWay = client
    .getQueryCache()
    .findAll({ ...which, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  void client.invalidateQueries(which)
  for (const { promise, queryKey } of onTheirWay) {
    promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      () => {},
    )
  }
}
