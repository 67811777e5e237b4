import { sql } from 'kysely'
import { isPostgres } from '../platform/db/transaction.ts'
import type { TestApp } from './test-app.ts'

export type SchemaColumn = { name: string; dataType: string; isNullable: boolean; hasDefault: boolean }
export type SchemaTable = {
  name: string
  columns: SchemaColumn[]
  /** Its foreign keys: the table that each column refers to. */
  refersTo: Map<string, string>
}

/** The tables of the database as its migrations have made them, without those of the database itself. */
export async function readSchema(app: Pick<TestApp, 'config' | 'db'>): Promise<SchemaTable[]> {
  const tables = (await app.db.introspection.getTables()).filter(
    ({ name }) => !/^(kysely|pg|sqlite)_/.test(name),
  )
  const { rows } = await (isPostgres(app) ? keysOnPostgres : keysOnSqlite).execute(app.db)
  return tables.map(({ name, columns }) => ({
    name,
    columns: columns.map(({ name, dataType, isNullable, hasDefaultValue }) => ({
      name,
      dataType,
      isNullable,
      hasDefault: hasDefaultValue,
    })),
    refersTo: new Map(
      rows.filter(({ table }) => table === name).map(({ column, target }) => [column, target]),
    ),
  }))
}

export function belongsToGroup({ columns }: SchemaTable): boolean {
  return columns.some(({ name }) => name === 'family_group_id')
}

type Key = { table: string; column: string; target: string }

const keysOnSqlite = sql<Key>`
  select tables.name as "table", keys."from" as "column", keys."table" as target
  from sqlite_master as tables join pragma_foreign_key_list(tables.name) as keys
  where tables.type = 'table'`

const keysOnPostgres = sql<Key>`
  select conrelid::regclass::text as "table", attname as "column", confrelid::regclass::text as target
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
  where contype = 'f'`
