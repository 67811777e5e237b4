import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { groupKey } from '../family/selection/group-keys.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useUser } from '../identity/signed-in-user.tsx'
import { clearResponseCache } from '../platform/cache/response-cache.ts'
import { listCacheName } from './list/shopping.queries.ts'
import { useIsStuck } from './offline/queue.ts'
import { sendQueue } from './offline/send-queue.ts'
import { RefusedItems } from './refused-items.tsx'

/** Milliseconds between two attempts while the server cannot be reached. */
const retryInterval = 5000

/** Sends queued changes from every page of the app, and shows the items that the server refused. */
export function Outbox() {
  useSendOnEvents()
  useRetry()
  useForgetFormerGroups()
  return <RefusedItems />
}

/** Sends when the page opens or is looked at again, and when the connection returns. */
function useSendOnEvents() {
  const client = useQueryClient()
  const { id: userId } = useUser()
  const { group } = useSelection()
  const groupId = group?.id ?? null
  useEffect(() => {
    const send = () => sendQueue(client, userId)
    async function onOnline() {
      await send()
      // The live stream reconnects a moment later; the list does not wait for it.
      await client.invalidateQueries({ queryKey: groupKey(groupId, 'shopping') })
    }
    const onVisibilityChange = () => document.visibilityState === 'visible' && void send()
    void send()
    addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [client, userId, groupId])
}

function useRetry() {
  const client = useQueryClient()
  const { id: userId } = useUser()
  const isStuck = useIsStuck()
  useEffect(() => {
    if (!isStuck) return
    const timer = setInterval(() => void sendQueue(client, userId), retryInterval)
    return () => clearInterval(timer)
  }, [client, userId, isStuck])
}

/** Deletes the offline lists of groups that the person has left. */
function useForgetFormerGroups() {
  const { groups } = useSelection()
  useEffect(() => {
    const current = new Set(groups.map(({ id }) => listCacheName(id)))
    clearResponseCache((name) => !name.startsWith(listCacheName('')) || current.has(name))
  }, [groups])
}
