import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** Tables that are listed page by page, the newest row first. */
type PagedTable = {
  [T in keyof Database]: Database[T] extends { id: string; family_group_id: string; created_at: number }
    ? T
    : never
}[keyof Database] &
  string

/** The condition for the page after the group's row with the id `before`, ordered by time and id. */
export function afterCursor(
  table: PagedTable,
  groupId: string | RawBuilder<string>,
  before: string | RawBuilder<string>,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`(${column('created_at')}, ${column('id')}) < (
    select created_at, id from ${sql.table(table)} where id = ${before} and family_group_id = ${groupId})`
}
