import { createContext, type ReactNode, useContext, useState } from 'react'
import type { FamilyGroup } from '#contract/family.ts'

type Selection = {
  /** Null while the person has no group. */
  group: FamilyGroup | null
  groups: FamilyGroup[]
  select(groupId: string): void
}

const SelectionContext = createContext<Selection | null>(null)
const key = 'sunporch-group'

/** The group that the person has chosen on this browser; the first one until they choose. */
export function SelectedGroup({ groups, children }: { groups: FamilyGroup[]; children: ReactNode }) {
  const [chosen, setChosen] = useState(() => localStorage.getItem(key))
  const group = groups.find(({ id }) => id === chosen) ?? groups[0] ?? null
  function select(groupId: string) {
    chooseGroup(groupId)
    setChosen(groupId)
  }
  return <SelectionContext value={{ group, groups, select }}>{children}</SelectionContext>
}

/** For the next time that the groups are shown. */
export function chooseGroup(groupId: string): void {
  localStorage.setItem(key, groupId)
}

export function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('There is no selected group outside of the shell')
  return selection
}

/** The chosen group's id; throws the specification's sentence when there is none. */
export function requireGroupId(group: FamilyGroup | null): string {
  if (!group) throw new Error('No family group selected')
  return group.id
}
