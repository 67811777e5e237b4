import type { SQLInputValue } from 'node:sqlite'
import { placesOnEcho } from '#server/screen/places.ts'
import type { EchoShow } from './people/echo.ts'
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

/** The newest first. */
export function deliveriesOf(world: World, subjectId: string): Row[] {
  const newestFirst = 'order by created_at desc, id desc'
  return rows(world, `select id, withdrawn_at from deliveries where subject_id = ? ${newestFirst}`, subjectId)
}

/**
 * The newest of a subject's deliveries that was not taken back, and none of the others, on each screen that was not
 * removed. An Echo has room for a few. `deliveries` are newest first.
 */
export function requireOnScreen(world: World, deliveries: Row[], title: string): void {
  const ids = new Set(deliveries.map(({ id }) => id))
  const newest = deliveries.find(({ withdrawn_at }) => withdrawn_at === null)
  for (const tablet of screensLeft(world)) {
    const shown = tablet.items.filter(({ deliveryId }) => ids.has(deliveryId))
    if (shown.map(({ deliveryId }) => deliveryId).join() !== (newest?.id ?? ''))
      throw new Broken(
        'What was sent is on each screen once in the end, by its newest delivery',
        `${title} is on the ${tablet.name} ${shown.length} times`,
      )
  }
  const { items } = world.echo
  const slides = items.filter(({ id }) => ids.has(id))
  const isDue = newest !== undefined && items.length > 0 && items.length < placesOnEcho.newestCards
  if (slides.some(({ id }) => id !== newest?.id) || (isDue && slides.length !== 1))
    throw new Broken(
      'What was sent is on each screen once in the end, by its newest delivery',
      `${title} is on the Echo ${slides.length} times`,
    )
}

/** All that she presses at. */
export function devicesOf({ tablets, echo }: World): (Tablet | EchoShow)[] {
  return [...tablets, echo]
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

export function titleOf(world: World, deliveryId: string): string {
  const [row] = rows(world, 'select title from deliveries where id = ?', deliveryId)
  return String(row?.title ?? deliveryId)
}
