import client from 'prom-client'

/** For `/metrics`. */
export const unprintableRows = new client.Counter({
  name: 'sunporch_unprintable_rows_total',
  help: 'Rows that were left out of an answer or a list because they cannot be printed.',
  labelNames: ['route'],
  registers: [],
})

export function countUnprintable(route: string, rows: number): void {
  unprintableRows.inc({ route }, rows)
}
