import { sql } from 'kysely'
import type { App } from '../../platform/context.ts'
import { type GroupTable, groupTablesOf } from '../../platform/feature.ts'
import { newId } from '../../platform/ids.ts'
import { readSchema } from '../schema.ts'
import type { TestApp } from '../test-app.ts'

/** The tables that hold anything of the group. */
export async function tablesWith(app: App, groupId: string): Promise<string[]> {
  const holding: string[] = []
  for (const table of groupTablesOf(app)) {
    const row = await app.db
      .selectFrom<GroupTable>(table)
      .where('family_group_id', '=', groupId)
      .select('family_group_id')
      .executeTakeFirst()
    if (row) holding.push(table)
  }
  return holding
}

/** Gives each of the tables without a row of the group one, with some value in each column that needs one. */
export async function fillTables(app: TestApp, groupId: string, tables = groupTablesOf(app)): Promise<void> {
  const schema = new Map((await readSchema(app)).map((table) => [table.name, table]))
  const filled = await tablesWith(app, groupId)
  for (const name of tables.filter((table) => !filled.includes(table))) {
    const table = schema.get(name)
    const values: Record<string, string | number> = { family_group_id: groupId }
    for (const { name: column, dataType, isNullable, hasDefault } of table?.columns ?? []) {
      // In SQLite a primary key is nullable.
      if ((isNullable && column !== 'id') || hasDefault || column === 'family_group_id') continue
      const target = table?.refersTo.get(column)
      values[column] = target ? await idIn(app, target) : /text|char/i.test(dataType) ? newId() : 0
    }
    const columns = sql.join(Object.keys(values).map((column) => sql.ref(column)))
    await sql`insert into ${sql.table(name)} (${columns}) values (${sql.join(Object.values(values))})`.execute(
      app.db,
    )
  }
}

async function idIn(app: App, table: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} limit 1`.execute(app.db)
  return rows[0]?.id ?? ''
}
