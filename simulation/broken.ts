import type { SQLInputValue } from 'node:sqlite'
import type { Row } from './world/database.ts'
import type { World } from './world.ts'

/** Something that must hold does not. `message` says what, in words. */
export class Broken extends Error {
  readonly invariant: string

  constructor(invariant: string, what: string) {
    super(`${invariant}: ${what}`)
    this.name = 'Broken'
    this.invariant = invariant
  }
}

/** Each delivery that was not taken back. */
export function requireOnScreen({ tablet }: World, deliveries: Row[], title: string): void {
  for (const { id } of deliveries.filter(({ withdrawn_at }) => withdrawn_at === null)) {
    const count = tablet.items.filter(({ deliveryId }) => deliveryId === id).length
    if (count !== 1)
      throw new Broken('What was sent is on the screen once in the end', `${title} is there ${count} times`)
  }
}

export function rows({ server }: World, sql: string, ...values: SQLInputValue[]): Row[] {
  return server.read(sql, ...values)
}
