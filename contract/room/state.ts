import type { QuietHours } from '../delivery/delivery.ts'
import { quietUntil } from '../delivery/quiet-hours.ts'

/**
 * The state of a group's room, and of each device in it, at an instant. Everything that depends on it asks these
 * functions, on both sides: see `table.ts` for what each act means in each state.
 */
export const roomStates = ['no_device', 'in_contact', 'silent', 'quiet', 'paused', 'in_memory'] as const

/** `until`: when the state ends by itself, in epoch milliseconds; null for one that does not. */
export type RoomState =
  | { is: Exclude<(typeof roomStates)[number], TimedState>; until: null }
  | { is: TimedState; until: number }

type TimedState = 'quiet' | 'paused'

export type RoomDevice = {
  kind: 'screen' | 'echo'
  /** Somebody has opened it for the first time. */
  isOpened: boolean
  /** Its stream is open. An Echo has none: it reads what is there when somebody opens the skill. */
  isConnected: boolean
  quietHours: QuietHours | null
}

/** What the state of a room follows from. */
export type RoomFacts = {
  isInMemory: boolean
  /** Epoch milliseconds; null, or in the past, while the room is not paused. */
  pausedUntil: number | null
  timeZone: string
  /** Those that were not removed. */
  devices: RoomDevice[]
}

/** An Echo without quiet hours of its own keeps those of the room's screens. */
export function deviceState(facts: RoomFacts, device: RoomDevice, now: number): RoomState {
  if (facts.isInMemory) return { is: 'in_memory', until: null }
  if (!device.isOpened) return { is: 'no_device', until: null }
  if (facts.pausedUntil !== null && facts.pausedUntil > now) return { is: 'paused', until: facts.pausedUntil }
  if (device.kind === 'screen' && !device.isConnected) return { is: 'silent', until: null }
  const until = quietEnd(facts, device, now)
  return until === null ? { is: 'in_contact', until } : { is: 'quiet', until }
}

/** The state of the device that shows first what is sent now. */
export function roomState(facts: RoomFacts, now: number): RoomState {
  if (facts.isInMemory) return { is: 'in_memory', until: null }
  const states = facts.devices.map((device) => deviceState(facts, device, now))
  const [first] = states.toSorted((one, other) => rank(one) - rank(other) || endOf(one) - endOf(other))
  return first ?? { is: 'no_device', until: null }
}

/**
 * When the first of the opened screens lights up again (epoch ms), whether or not it has a network; null when one is
 * neither paused nor quiet now, or there is none.
 */
export function lightsUpAt(facts: RoomFacts, now: number): number | null {
  const screens = facts.devices.filter(({ kind, isOpened }) => kind === 'screen' && isOpened)
  const ends = screens.map((screen) => darkUntil(facts, { ...screen, isConnected: true }, now))
  return ends.length === 0 || ends.includes(null) ? null : Math.min(...ends.map(Number))
}

/** A pause may end within the quiet hours. */
function darkUntil(facts: RoomFacts, device: RoomDevice, now: number): number | null {
  const { until } = deviceState(facts, device, now)
  return until === null ? null : (darkUntil(facts, device, until) ?? until)
}

const sooner = ['in_contact', 'quiet', 'paused', 'silent', 'no_device', 'in_memory'] as const

function rank({ is }: RoomState): number {
  return sooner.indexOf(is)
}

function endOf({ until }: RoomState): number {
  return until ?? 0
}

function quietEnd({ devices, timeZone }: RoomFacts, device: RoomDevice, now: number): number | null {
  const own = device.quietHours
  if (own !== null || device.kind === 'screen') return own && quietUntil(own, timeZone, now)
  const screens = devices.filter(({ kind, isOpened }) => kind === 'screen' && isOpened)
  const ends = screens.map(({ quietHours }) => quietHours && quietUntil(quietHours, timeZone, now))
  const known = ends.filter((end) => end !== null)
  return known.length === 0 || known.length < ends.length ? null : Math.min(...known)
}
