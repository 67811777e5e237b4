import type { ReactNode } from 'react'
import { Card } from '../../platform/ui/card.tsx'
import { useSelection } from '../selection/selected-group.tsx'

/** Stands on the Dashboard in place of the room. `children`: what the family can still do. */
export function MemoryNote({ children }: { children: ReactNode }) {
  const { group } = useSelection()
  return (
    <Card aria-labelledby="memory-note">
      <h2 id="memory-note" className="font-display text-2xl font-semibold">
        In memory of {group?.lovedOneName ?? 'your loved one'}
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">
        The pictures and words are all here. You can look at them, share more and write to each other. Nothing
        is sent or asked any more.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">{children}</div>
    </Card>
  )
}
