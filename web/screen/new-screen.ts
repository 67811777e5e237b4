import { useRef } from 'react'
import type { Device } from '#contract/delivery/delivery.ts'
import { useDevices } from '../delivery/delivery.queries.ts'

/** The screen that was opened since the component was shown. */
export function useNewScreen(): Device | undefined {
  const devices = useDevices()
  const screens = devices.data?.filter(({ kind, openedAt }) => kind === 'screen' && openedAt !== null)
  const known = useRef<string[]>(undefined)
  known.current ??= screens?.map(({ id }) => id)
  return screens?.find(({ id }) => !known.current?.includes(id))
}
