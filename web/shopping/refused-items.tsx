import { useQueryClient } from '@tanstack/react-query'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useUser } from '../identity/signed-in-user.tsx'
import { Button } from '../platform/ui/button.tsx'
import { commonWords } from '../platform/words/common-words.ts'
import { inPageLanguage } from '../platform/words/refusal.ts'
import { discardAdd, saveChange, useQueue } from './offline/queue.ts'
import type { QueuedAdd } from './offline/queued-change.ts'
import { sendQueue } from './offline/send-queue.ts'
import { shoppingWords } from './words/shopping-words.ts'

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
      aria-label={shoppingWords().notAdded}
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
  const words = shoppingWords()
  const reason = hasGroup ? inPageLanguage(add.refusal?.sentence ?? '') : words.groupGone
  function sendAgain(groupId: string) {
    saveChange({ ...add, groupId, refusal: null })
    void sendQueue(client, add.userId)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 grow basis-60 break-words">
        <span className="font-semibold">{words.couldNotBeAdded(add.item.name)}</span> {reason}
      </p>
      {targetId && (
        <Button onClick={() => sendAgain(targetId)}>
          {hasGroup ? commonWords().again : words.addToGroup(group?.name ?? '')}
        </Button>
      )}
      <Button onClick={() => discardAdd(add.key)}>{words.letItGo}</Button>
    </div>
  )
}
