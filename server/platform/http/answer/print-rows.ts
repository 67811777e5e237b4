import type { App } from '../../context.ts'
import { countUnprintable } from './unprintable-rows.ts'

/**
 * Maps each row of a list to what is answered. A row that makes `print` throw is logged, counted and
 * left out: one broken row must not take the list or the screen down. `list` names it for the operator.
 */
export function printRows<Row, Printed>(
  app: Pick<App, 'log'>,
  list: string,
  rows: Row[],
  print: (row: Row) => Printed,
): Printed[] {
  return rows.flatMap((row) => {
    try {
      return [print(row)]
    } catch (error) {
      app.log.error({ err: error, list, row: idOf(row) }, 'a row that cannot be printed was left out')
      countUnprintable(list, 1)
      return []
    }
  })
}

function idOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : null
}
