import type { RoomState } from '#contract/room/state.ts'
import type { Outcome } from '#contract/room/table.ts'

/** What becomes of an act on each surface. */
export function outcomes<Surface extends string>(
  surfaces: readonly Surface[],
  outcomeOn: (surface: Surface) => Outcome,
): Record<Surface, Outcome> {
  return Object.fromEntries(surfaces.map((surface) => [surface, outcomeOn(surface)])) as Record<
    Surface,
    Outcome
  >
}

/** The column of a state in a table. */
export function ofState<Row>(table: Record<string, Record<RoomState['is'], Row>>, is: RoomState['is']) {
  return Object.fromEntries(Object.entries(table).map(([act, rows]) => [act, rows[is]]))
}
