import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Answer } from './browser.ts'
import { rounds } from './soak.ts'
import { forgetAttempts, type TestApp } from './test-app.ts'

/** How often each pair of calls is run at once: a race that shows once in ten is found by CI. */
export const raceRounds = rounds({ quick: 2, full: 15 })

/** Runs a race often, each time as if nobody had tried anything before. */
export async function eachRound(
  app: TestApp,
  race: (round: number) => Promise<void>,
  count = raceRounds,
): Promise<void> {
  for (let round = 0; round < count; round++) {
    await forgetAttempts(app)
    await race(round)
  }
}

/** One call that changes the row that the round has made. */
export type Verb<Row> = { name: string; call: (row: Row) => Promise<Answer> }

/** Every two verbs, each with itself too. Named, for `test.each`. */
export function pairsOf<Row>(verbs: Verb<Row>[]): [name: string, one: Verb<Row>, other: Verb<Row>][] {
  return verbs.flatMap((one, index) =>
    verbs
      .slice(index)
      .map((other): [string, Verb<Row>, Verb<Row>] => [`${one.name} and ${other.name}`, one, other]),
  )
}

/** Makes both calls at once, the one that starts first by chance. Neither may fail on our side. */
export async function atOnce<Row>(row: Row, one: Verb<Row>, other: Verb<Row>): Promise<[Answer, Answer]> {
  const call = async (verb: Verb<Row>) => {
    await setTimeout(Math.random() * 3)
    return verb.call(row)
  }
  const answers = await Promise.all([call(one), call(other)])
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500)
  return answers
}
