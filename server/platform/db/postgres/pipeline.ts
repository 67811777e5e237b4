import type { Compilable, CompiledQuery, RawBuilder } from 'kysely'
import type { App } from '../../context.ts'

/**
 * How PostgreSQL gets a statement of a transaction. `unawaited`: nobody waits for its answer. `with commit`: the commit
 * is sent behind it in the same round trip. SQLite answers at once, and ignores both.
 */
export type Sending = 'unawaited' | 'with commit'

export type SentQuery = CompiledQuery & {
  sending?: Sending | undefined
  /** Hears how many rows the statement has changed. */
  onAnswer?: ((changedRows: number) => void) | undefined
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
  const query: SentQuery = { ...statement.compile(app.db), sending: 'unawaited', onAnswer }
  await app.db.executeQuery(query)
}

/** Contexts that only read the answer of their transaction. */
const answering = new WeakSet<App>()

/** The context for reading a transaction's answer: its first prepared query is sent together with the commit. */
export function answeringApp(app: App): App {
  const own = { ...app }
  answering.add(own)
  return own
}

export function sendingOf(app: App): Sending | undefined {
  return answering.has(app) ? 'with commit' : undefined
}
