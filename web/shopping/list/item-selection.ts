import { useState } from 'react'
import type { ListItem } from './apply-changes.ts'

/**
 * What is ticked for the cart: a list of its own, beside what is done. Items that have gone drop out;
 * what is not on the server's list yet cannot be sent on.
 */
export function useItemSelection(listed: ListItem[]) {
  const items = listed.filter(({ isNew }) => !isNew)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = items.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const isAll = items.length > 0 && selected.length === items.length
  return {
    selected,
    isAll,
    has: (id: string) => chosen.has(id),
    clear: () => setChosen(new Set()),
    toggleAll: () => setChosen(new Set(isAll ? [] : items.map(({ id }) => id))),
    toggle: (id: string) =>
      setChosen(
        (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
      ),
  }
}

export type ItemSelection = ReturnType<typeof useItemSelection>
