import type { RoomFacts, RoomState } from '#contract/room/state.ts'
import { deliveryWords } from './delivery-words.ts'

/** What a person who sends something reads. All of it is said here, so that no sentence says more than the state allows. */

export type Said = {
  state: RoomState
  facts: RoomFacts
  lovedOneName: string | null
  /** Says an instant (epoch ms) to the reader. */
  time: (at: number) => string
}

/** Where what was just sent is now. */
export function whereItIs({ state, facts, time }: Said, { count = 1 } = {}): string {
  const { one, many } = deliveryWords().sent
  const words = count === 1 ? one : many
  switch (state.is) {
    case 'quiet':
    case 'paused':
      return words[state.is](time(state.until))
    case 'in_contact':
      return hasScreen(facts) ? words.onItsWay : words.onEcho
    default:
      return words[state.is]
  }
}

/** What a delivery that no device has shown waits for; null where only the device itself can say. */
export function whatItWaitsFor({ state, lovedOneName, time }: Said): string | null {
  if (state.is === 'quiet') return deliveryWords().waitsForQuietHours(time(state.until))
  if (state.is !== 'paused') return null
  return deliveryWords().waitsForPause({ name: lovedOneName, time: time(state.until) })
}

/**
 * The sentence of the specification for something sent, and what it leaves open: nothing while the room shows it at
 * once.
 */
export function sentAnd(sentence: string, said: Said): string {
  return said.state.is === 'in_contact' ? sentence : `${sentence} ${whereItIs(said)}`
}

function hasScreen({ devices }: RoomFacts): boolean {
  return devices.some(({ kind, isOpened }) => kind === 'screen' && isOpened)
}
