import { useState } from 'react'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { formatDate } from '../../platform/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { useSetInMemory } from './memory.queries.ts'

/** Where the primary caretaker says that the loved one has died, or takes that back. */
export function MemoryCard({ group }: { group: FamilyGroup }) {
  const setInMemory = useSetInMemory(group.id)
  const [isAsking, setAsking] = useState(false)
  const name = group.lovedOneName ?? 'your loved one'
  const { inMemorySince } = group
  return (
    <Card title="In memory">
      {inMemorySince ? (
        <>
          <p className="mt-2 text-ink-2">
            In memory of {name} since {formatDate(inMemorySince)}. The pictures and words are all here, and
            the family can go on adding to them. Nothing is sent, planned or asked.
          </p>
          <Button className="mt-4" disabled={setInMemory.isPending} onClick={() => setInMemory.mutate(false)}>
            Take this back
          </Button>
        </>
      ) : (
        <>
          <p className="mt-2 text-ink-2">
            If {name} has died, the group can be kept in memory. All pictures and words stay, and nobody is
            reminded or asked of anything any more.
          </p>
          <Button className="mt-4" onClick={() => setAsking(true)}>
            Keep in memory…
          </Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Keep the group in memory of ${name}?`}
          confirm="Keep in memory"
          onConfirm={() => setInMemory.mutate(true)}
          onClose={() => setAsking(false)}
        >
          <span className="block">
            All pictures, notes and answers stay, and the family can look at them, share more and write to
            each other.
          </span>
          <span className="mt-3 block">
            Nothing is sent to the screen any more. Planned deliveries pause, and there are no reminders, no
            calls, no sign of life and no notices about the screen. The screen shows the photos, and asks
            nothing.
          </span>
          <span className="mt-3 block">You can take this back at any time: then all goes on as before.</span>
        </ConfirmDialog>
      )}
    </Card>
  )
}
