import type { RoomFacts, RoomState } from './state.ts'

/** What a person who sends something reads. All of it is said here, so that no sentence says more than the state allows. */

export type Said = {
  state: RoomState
  facts: RoomFacts
  lovedOneName: string | null
  /** Says an instant (epoch ms) to the reader. */
  time: (at: number) => string
}

/** Where what was just sent is now; "they" for more than one. */
export function whereItIs({ state, facts, time }: Said, { count = 1 } = {}): string {
  const it = count === 1 ? 'It' : 'They'
  const [will, is] = count === 1 ? ['it will be', 'It is'] : ['they will be', 'They are']
  switch (state.is) {
    case 'no_device':
      return `${it} will be shown as soon as a screen is connected.`
    case 'silent':
      return `The screen is not in contact now. ${it} will be shown as soon as it is back.`
    case 'quiet':
      return `It is quiet there now: ${will} shown ${time(state.until)}.`
    case 'paused':
      return `The screen is paused: ${will} shown ${time(state.until)}.`
    case 'in_memory':
      return `${it} will not be shown: the group is kept in memory.`
    case 'in_contact':
      return hasScreen(facts)
        ? `${is} on ${count === 1 ? 'its' : 'their'} way to the screen.`
        : `${is} on the Echo as soon as somebody opens Sunporch there.`
  }
}

/** What a delivery that no device has shown waits for; null where only the device itself can say. */
export function whatItWaitsFor({ state, lovedOneName, time }: Said): string | null {
  if (state.is === 'quiet') return `Waits until the quiet hours end ${time(state.until)}`
  if (state.is !== 'paused') return null
  return `Waits until ${lovedOneName ? `${lovedOneName}'s` : 'the'} pause ends ${time(state.until)}`
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
