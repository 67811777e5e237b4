import type { Reachable } from './reachable-origin.ts'
import { shareWords } from './share-words.ts'

/** Why no other device can open an address of this server yet, and how to mend it. */
export function NoAddressNote({ source }: Pick<Reachable, 'source'>) {
  return (
    <p role="note" className="rounded-control bg-marigold-soft p-4 text-on-marigold dark:text-ink">
      <strong className="block">{shareWords().noOther}</strong>
      {reasonOf(source)}
    </p>
  )
}

function reasonOf(source: Reachable['source']): string {
  const reasons: Partial<Record<Reachable['source'], string>> = shareWords().reasons
  return reasons[source] ?? ''
}
