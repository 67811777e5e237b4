import { type RawBuilder, sql } from 'kysely'

/** Where a page of rows ended: rows are read in the order of time and id. */
export type Place = { created_at: number; id: string }

/** Rows that are read at once: a list of any length takes the memory of this many. */
export const pageSize = 500

/** All rows, page by page, the oldest first. A row that is deleted meanwhile hides no other. */
export async function* inPages<Row extends Place>(
  read: (after: Place | null) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Place | null = null
  for (;;) {
    const rows: Row[] = await read(last)
    if (rows.length > 0) yield rows
    last = rows.at(-1) ?? null
    if (rows.length < pageSize) return
  }
}

/** The condition for the rows of the table that come after the place. */
export function isAfter(table: string, place: Place | null): RawBuilder<boolean> {
  if (place === null) return sql<boolean>`1 = 1`
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`(${column('created_at')}, ${column('id')}) > (${place.created_at}, ${place.id})`
}
