import { useRef } from 'react'
import type { Device } from '#contract/delivery/delivery.ts'
import { useDevices } from '../delivery/delivery.queries.ts'
import { useSelection } from '../family/selection/selected-group.tsx'

/** The screens of the group that were opened since the component was shown, or since the group is selected. */
export function useNewScreens(): Device[] {
  const groupId = useSelection().group?.id
  const devices = useDevices()
  const screens = devices.data?.filter(({ kind, openedAt }) => kind === 'screen' && openedAt !== null)
  const known = useRef<{ groupId: string | undefined; ids: string[] }>(undefined)
  if (screens && known.current?.groupId !== groupId)
    known.current = { groupId, ids: screens.map(({ id }) => id) }
  return screens?.filter(({ id }) => !known.current?.ids.includes(id)) ?? []
}
