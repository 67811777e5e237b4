import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

export type Changes = {
  /** What has been written since it was taken last, or since the watch began: "members UPDATE". */
  take(): Promise<string[]>
}

type Watched = {
  /** Tables that every call may write. */
  except: string[]
  /** The columns of a table whose change counts, where not every one does. */
  columns: Record<string, string[]>
}

/**
 * Has the database write down every row that is added, changed or removed, so that a test need not read all tables to
 * know that a call has changed nothing.
 */
export async function watchChanges(app: TestApp, { except, columns }: Watched): Promise<Changes> {
  const tables = (await app.db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !except.includes(name))
  await sql`CREATE TABLE seen_changes (change text NOT NULL)`.execute(app.db)
  const install = app.config.databaseUrl ? onPostgres : onSqlite
  for (const statement of install(tables, columns)) await sql.raw(statement).execute(app.db)
  return {
    async take() {
      const { rows } = await sql<{ change: string }>`SELECT change FROM seen_changes`.execute(app.db)
      // Only then, because what writes takes longer.
      if (rows.length > 0) await sql`DELETE FROM seen_changes`.execute(app.db)
      return rows.map(({ change }) => change)
    },
  }
}

function updates(table: string, columns: Watched['columns']): string {
  return columns[table] ? `UPDATE OF ${columns[table].join(', ')}` : 'UPDATE'
}

function onSqlite(tables: string[], columns: Watched['columns']): string[] {
  return tables.flatMap((table) =>
    ['INSERT', updates(table, columns), 'DELETE'].map(
      (event, index) =>
        `CREATE TRIGGER seen_${table}_${index} AFTER ${event} ON ${table}
         BEGIN INSERT INTO seen_changes VALUES ('${table} ${event}'); END`,
    ),
  )
}

function onPostgres(tables: string[], columns: Watched['columns']): string[] {
  return [
    `CREATE FUNCTION see_change() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN INSERT INTO seen_changes VALUES (TG_TABLE_NAME || ' ' || TG_OP); RETURN NULL; END $$`,
    ...tables.map(
      (table) =>
        `CREATE TRIGGER seen AFTER INSERT OR ${updates(table, columns)} OR DELETE ON ${table}
         FOR EACH ROW EXECUTE FUNCTION see_change()`,
    ),
  ]
}
