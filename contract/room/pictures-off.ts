import type { Device } from '../delivery/delivery.ts'
import { deviceState, type RoomFacts } from './state.ts'

/** Milliseconds. A page of an Echo that was touched stays for 72 seconds, and a list that is read for longer. */
const offAfter = 5 * 60_000

type Reporting = Pick<Device, 'kind' | 'openedAt' | 'isConnected' | 'quietHours' | 'picturesOnAt'>

/**
 * Since when an Echo reports no pictures any more (epoch ms) though it could show them; null while it does, and where it
 * is dark anyway. An Echo may close its pictures by itself, and nothing but its silence tells.
 */
export function picturesOffSince(facts: RoomFacts, device: Reporting, now: number): number | null {
  const { kind, openedAt, isConnected, quietHours, picturesOnAt } = device
  if (kind !== 'echo' || picturesOnAt === null) return null
  const state = deviceState(facts, { kind, isOpened: openedAt !== null, isConnected, quietHours }, now)
  const onAt = Date.parse(picturesOnAt)
  return state.is === 'in_contact' && now - onAt > offAfter ? onAt : null
}
