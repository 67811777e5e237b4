import { useQueryClient } from '@tanstack/react-query'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useUser } from '../identity/signed-in-user.tsx'
import { Button } from '../platform/ui/button.tsx'
import { discardAdd, saveChange, useQueue } from './offline/queue.ts'
import type { QueuedAdd } from './offline/queued-change.ts'
import { sendQueue } from './offline/send-queue.ts'

/** The new items that the server refused, so that no typed text is lost. */
export function RefusedItems() {
  const user = useUser()
  const { changes } = useQueue()
  const refused = changes
    .filter((change) => change.kind === 'add')
    .filter((add) => add.refusal !== null && add.userId === user.id)
  if (refused.length === 0) return null
  return (
    <section
      aria-label="Not added"
      className="mb-5 grid gap-3 rounded-card border border-danger bg-danger-soft p-5 text-danger"
    >
      {refused.map((add) => (
        <RefusedItem key={add.key} add={add} />
      ))}
    </section>
  )
}

function RefusedItem({ add }: { add: QueuedAdd }) {
  const client = useQueryClient()
  const { group, groups } = useSelection()
  const hasGroup = groups.some(({ id }) => id === add.groupId)
  const targetId = hasGroup ? add.groupId : group?.id
  const reason = hasGroup ? add.refusal?.sentence : 'Its family group is not there for you any more.'
  function sendAgain(groupId: string) {
    saveChange({ ...add, groupId, refusal: null })
    void sendQueue(client, add.userId)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 grow basis-60 break-words">
        <strong>{add.item.name}</strong> could not be added to the shopping list. {reason}
      </p>
      {targetId && (
        <Button onClick={() => sendAgain(targetId)}>
          {hasGroup ? 'Try again' : `Add to ${group?.name}`}
        </Button>
      )}
      <Button onClick={() => discardAdd(add.key)}>Let it go</Button>
    </div>
  )
}
