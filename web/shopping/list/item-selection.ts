import { useCallback, useState } from 'react'
import { may } from '#contract/platform/policy.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import type { ListItem } from './apply-changes.ts'

/**
 * The items that are selected to be sent to Amazon. An item that leaves the list leaves the
 * selection; an item that is not on the server yet cannot be selected.
 */
export function useItemSelection(listItems: ListItem[]) {
  const { group } = useSelection()
  const items = listItems.filter(({ isNew }) => !isNew)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((id: string) => setChosen((before) => withToggled(before, id)), [])
  const selected = items.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const isAll = items.length > 0 && selected.length === items.length
  return {
    /** Without the right to send there is nothing to select for. */
    isAllowed: group !== null && may(group.role, 'shopping:send'),
    selected,
    isAll,
    has: (id: string) => chosen.has(id),
    clear: () => setChosen(new Set()),
    toggleAll: () => setChosen(new Set(isAll ? [] : items.map(({ id }) => id))),
    toggle,
  }
}

function withToggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

export type ItemSelection = ReturnType<typeof useItemSelection>
