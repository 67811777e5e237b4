import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { groupKey } from '../../family/selection/group-keys.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { clearResponseCache } from '../../platform/response-cache.ts'
import { Button } from '../../platform/ui/button.tsx'
import { listCopy } from '../list/shopping.queries.ts'
import { discardAdd, put, type QueuedAdd, useQueue } from './queue.ts'
import { sendQueue } from './send-queue.ts'

const tryAgainAfter = 5000

/**
 * Sends what waits here, on every screen, whenever there is reason to hope; and shows what the
 * server did not want, so that no text is lost.
 */
export function Outbox() {
  const user = useUser()
  const { group, groups } = useSelection()
  const client = useQueryClient()
  const { changes, isStuck } = useQueue()
  const groupId = group?.id ?? null

  useEffect(() => {
    const send = () => sendQueue(client, user.id)
    async function catchUp() {
      await send()
      // The live stream needs a moment to come back; the list does not wait for it.
      await client.invalidateQueries({ queryKey: groupKey(groupId, 'shopping') })
    }
    const onVisible = () => document.visibilityState === 'visible' && void send()
    void send()
    addEventListener('online', catchUp)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      removeEventListener('online', catchUp)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [client, user.id, groupId])

  useEffect(() => {
    if (!isStuck) return
    const timer = setInterval(() => void sendQueue(client, user.id), tryAgainAfter)
    return () => clearInterval(timer)
  }, [client, user.id, isStuck])

  useEffect(() => {
    const lists = new Set(groups.map(({ id }) => listCopy(id)))
    clearResponseCache((name) => !name.startsWith(listCopy('')) || lists.has(name))
  }, [groups])

  const refused = changes.filter(
    (change) => change.kind === 'add' && change.refusal !== null && change.userId === user.id,
  ) as QueuedAdd[]
  if (refused.length === 0) return null
  return (
    <section
      aria-label="Not added"
      className="mb-5 grid gap-3 rounded-card border border-danger bg-danger-soft p-5 text-danger"
    >
      {refused.map((add) => (
        <Refused key={add.key} add={add} onTryAgain={() => sendQueue(client, user.id)} />
      ))}
    </section>
  )
}

function Refused({ add, onTryAgain }: { add: QueuedAdd; onTryAgain: () => void }) {
  const { group, groups } = useSelection()
  const isThere = groups.some(({ id }) => id === add.groupId)
  const target = isThere ? add.groupId : group?.id
  const why = isThere ? add.refusal?.sentence : 'Its family group is not there for you any more.'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 grow basis-60 break-words">
        <strong>{add.item.name}</strong> could not be added to the shopping list. {why}
      </p>
      {target && (
        <Button
          onClick={() => {
            put({ ...add, groupId: target, refusal: null })
            onTryAgain()
          }}
        >
          {isThere ? 'Try again' : `Add to ${group?.name}`}
        </Button>
      )}
      <Button onClick={() => discardAdd(add.key)}>Let it go</Button>
    </div>
  )
}
