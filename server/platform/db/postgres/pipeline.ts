import type { Compilable, CompiledQuery, RawBuilder } from 'kysely'
import type { App } from '../../context.ts'

export type SentQuery = CompiledQuery & {
  /** Of text: it reads or locks, and changes nothing. What Kysely builds says so itself. */
  isRead?: boolean
  /** A transaction on PostgreSQL goes on without waiting for the answer. SQLite answers at once. */
  isUnawaited?: boolean
  /** Hears how many rows the statement has changed. */
  onAnswer?: ((changedRows: number) => void) | undefined
}

/**
 * The rows of a `select` that is written as text. It may lock them, and calls nothing that changes anything: outside of a
 * transaction it is asked again when its connection is lost.
 */
export async function readText<Row>({ db }: Pick<App, 'db'>, statement: RawBuilder<Row>): Promise<Row[]> {
  const query: SentQuery = { ...statement.compile(db), isRead: true }
  return (await db.executeQuery<Row>(query)).rows
}

/**
 * Sends a change of a transaction without waiting for its answer. For a change that cannot be refused by what it finds:
 * its row is locked, or is new. An error is thrown by the next statement that is waited for, or by the commit, and
 * nothing is committed. `onAnswer` hears how many rows were changed, before the transaction ends.
 */
export async function sendUnawaited(
  app: App,
  statement: Compilable<unknown> | RawBuilder<unknown>,
  onAnswer?: (changedRows: number) => void,
): Promise<void> {
  const query: SentQuery = { ...statement.compile(app.db), isUnawaited: true, onAnswer }
  await app.db.executeQuery(query)
}
