import { createContext, type ReactNode, useContext, useState } from 'react'
import * as z from 'zod/mini'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { groupCookie } from '#contract/pages/first-view.ts'
import { groupParam } from '#contract/pages/page-paths.ts'
import { localStore } from '../../platform/local-store.ts'

type Selection = {
  /** Null while the person has no group. */
  group: FamilyGroup | null
  groups: FamilyGroup[]
  select(groupId: string): void
}

/** A year. */
const keptForMs = 31_536_000_000

const SelectionContext = createContext<Selection | null>(null)
const store = localStore({
  key: 'sunporch-group',
  version: 1,
  schema: z.string(),
  // Once the id stood there as it is.
  migrate: (text) => text,
})

/** Provides the group that a link names or that the person has chosen on this browser, or else the first one. */
export function SelectedGroup({ groups, children }: { groups: FamilyGroup[]; children: ReactNode }) {
  const [chosen, setChosen] = useState(() => takeFromAddress(groups) ?? store.read())
  const group = groups.find(({ id }) => id === chosen) ?? groups[0] ?? null
  function select(groupId: string) {
    chooseGroup(groupId)
    setChosen(groupId)
  }
  return <SelectionContext value={{ group, groups, select }}>{children}</SelectionContext>
}

/** A link of a notice names its group. Null for one that the person does not belong to. */
function takeFromAddress(groups: FamilyGroup[]): string | null {
  const address = new URL(location.href)
  const named = address.searchParams.get(groupParam)
  if (named === null) return null
  address.searchParams.delete(groupParam)
  history.replaceState(history.state, '', address)
  if (!groups.some(({ id }) => id === named)) return null
  chooseGroup(named)
  return named
}

/** Takes effect when the groups are shown the next time. The cookie tells the server whose lists a page shows first. */
export function chooseGroup(groupId: string): void {
  store.write(groupId)
  // Where the browser does not have it, the page reads the lists of the group that it shows by itself.
  const cookie = {
    name: groupCookie,
    value: groupId,
    expires: Date.now() + keptForMs,
    sameSite: 'lax',
  } as const
  globalThis.cookieStore?.set(cookie).catch(() => {})
}

export function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('There is no selected group outside of the shell')
  return selection
}

/** The chosen group's id. Throws a sentence for the person when there is none. */
export function requireGroupId(group: FamilyGroup | null): string {
  if (!group) throw new Error('No family group selected')
  return group.id
}
