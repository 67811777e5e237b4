import { useState } from 'react'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { formatDate } from '../../platform/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { familyWords } from '../family-words.ts'
import { useSetInMemory } from './memory.queries.ts'

/** Where the primary caretaker says that the loved one has died, or takes that back. */
export function MemoryCard({ group }: { group: FamilyGroup }) {
  const setInMemory = useSetInMemory(group.id)
  const [isAsking, setAsking] = useState(false)
  const { inMemorySince, lovedOneName: name } = group
  const words = familyWords().memory
  return (
    <Card title={words.title}>
      {inMemorySince ? (
        <>
          <p className="mt-2 text-ink-2">{words.since({ name, date: formatDate(inMemorySince) })}</p>
          <Button className="mt-4" disabled={setInMemory.isPending} onClick={() => setInMemory.mutate(false)}>
            {words.takeBack}
          </Button>
        </>
      ) : (
        <>
          <p className="mt-2 text-ink-2">{words.offer(name)}</p>
          <Button className="mt-4" onClick={() => setAsking(true)}>
            {words.keepMore}
          </Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.ask(name)}
          confirm={words.keep}
          onConfirm={() => setInMemory.mutate(true)}
          onClose={() => setAsking(false)}
        >
          <span className="block">{words.stays}</span>
          <span className="mt-3 block">{words.rests}</span>
          <span className="mt-3 block">{words.canTakeBack}</span>
        </ConfirmDialog>
      )}
    </Card>
  )
}
