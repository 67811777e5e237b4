import type { ReactNode } from 'react'
import { Card } from '../../platform/ui/card.tsx'
import { familyWords } from '../family-words.ts'
import { useSelection } from '../selection/selected-group.tsx'

/** Stands on the Dashboard in place of the room. `children`: what the family can still do. */
export function MemoryNote({ children }: { children: ReactNode }) {
  const { group } = useSelection()
  const words = familyWords().memory
  return (
    <Card aria-labelledby="memory-note">
      <h2 id="memory-note" className="font-display text-2xl font-semibold">
        {words.of(group?.lovedOneName ?? null)}
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">{words.note}</p>
      <div className="mt-5 flex flex-wrap gap-3">{children}</div>
    </Card>
  )
}
