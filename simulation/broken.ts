import type { SQLInputValue } from 'node:sqlite'
import type { Tablet } from './people/tablet.ts'
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

/** Each delivery that was not taken back, on each screen that was not removed. */
export function requireOnScreen(world: World, deliveries: Row[], title: string): void {
  for (const { id } of deliveries.filter(({ withdrawn_at }) => withdrawn_at === null))
    for (const tablet of screensLeft(world)) {
      const count = tablet.items.filter(({ deliveryId }) => deliveryId === id).length
      if (count !== 1)
        throw new Broken(
          'What was sent is on each screen once in the end',
          `${title} is on the ${tablet.name} ${count} times`,
        )
    }
}

export function screensLeft(world: World): Tablet[] {
  return world.tablets.filter(({ deviceId }) => !isRemoved(world, deviceId))
}

export function isRemoved(world: World, deviceId: string): boolean {
  const [row] = rows(world, 'select removed_at from devices where id = ?', deviceId)
  return row?.removed_at !== null
}

export function rows({ server }: World, sql: string, ...values: SQLInputValue[]): Row[] {
  return server.read(sql, ...values)
}
