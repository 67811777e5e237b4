import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { shoppingApi } from '#contract/shopping/shopping.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { cachedResponse } from '../../platform/cache/response-cache.ts'
import { formatMoment } from '../../platform/format.ts'
import { useNow } from '../../platform/now.ts'
import { useQueue } from '../offline/queue.ts'
import type { QueuedChange } from '../offline/queued-change.ts'
import { shoppingWords } from '../words/shopping-words.ts'
import { listCacheName } from './shopping.queries.ts'

/** Without a connection: how old the shown list is, and how many changes are queued. */
export function ConnectionNote() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const { changes, isStuck } = useQueue()
  const { group } = useSelection()
  const now = useNow()
  const words = shoppingWords()
  if (isOnline && !isStuck) return null
  const copy = isOnline || !group ? null : cachedResponse(listCacheName(group.id), shoppingApi.list.response)
  const queued = changes.filter((change) => change.groupId === group?.id && !isRefused(change)).length
  return (
    <p
      role="status"
      className="mb-5 flex items-start gap-3 rounded-card border border-line-strong bg-surface-2 px-5 py-4 sm:px-6"
    >
      <CloudOff size={20} aria-hidden className="mt-1 shrink-0" />
      <span className="min-w-0">
        {[
          isOnline ? words.serverAway : words.offline,
          copy && words.asItWas(formatMoment(new Date(copy.at).toISOString(), now)),
          queued === 0 ? words.goOn : words.kept(queued),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </p>
  )
}

function isRefused(change: QueuedChange): boolean {
  return change.kind === 'add' && change.refusal !== null
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
