import { AbortedTransactionError } from 'kysely'
import type pg from 'pg'
import type { SentQuery } from './pipeline.ts'

type Sending = Pick<SentQuery, 'isUnawaited' | 'onAnswer'> & { isRead: boolean }

/**
 * A transaction in few round trips. A first statement that reads or locks is sent behind `begin` without waiting for
 * its answer, and the statement after a change that nobody waits for behind that change. PostgreSQL answers them in
 * order, and once one has failed it refuses all others of the transaction, the commit included.
 */
export class PipelinedTransaction {
  readonly #client: pg.PoolClient
  #begun: Promise<pg.QueryResult> | null = null
  #unawaited: Promise<pg.QueryResult>[] = []
  #hasEnded = false

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  /** Throws the error of the earliest statement that failed, which may be one that nobody waited for. */
  async query(
    statement: pg.QueryConfig,
    { isRead, isUnawaited, onAnswer }: Sending,
  ): Promise<pg.QueryResult> {
    this.#refuseEnded()
    if (!this.#begun) {
      this.#begun = this.#send({ text: 'begin' })
      this.#unawaited.push(this.#begun)
    }
    // If PostgreSQL refused `begin`, it would commit a change that was sent behind it alone.
    if (!isRead) await this.#begun
    this.#refuseEnded()
    const answer = this.#send(statement)
    // The transaction waits for the answer, even where nobody else does.
    if (onAnswer)
      answer.then(
        ({ rowCount }) => onAnswer(rowCount ?? 0),
        () => {},
      )
    if (isUnawaited) {
      this.#unawaited.push(answer)
      return noAnswer
    }
    await this.#settle(answer)
    return answer
  }

  /** Refuses statements after the end of the transaction: PostgreSQL would run them outside of it. */
  #refuseEnded(): void {
    if (this.#hasEnded) throw new Error('The transaction has ended before this statement.')
  }

  async commit(): Promise<void> {
    this.#hasEnded = true
    if (!this.#begun) return
    const commit = this.#send({ text: 'commit' })
    await this.#settle(commit)
    // After an error a commit rolls back.
    if ((await commit).command !== 'COMMIT') throw new AbortedTransactionError()
  }

  /** False when the connection is lost or in doubt: it must be closed, with which PostgreSQL rolls back. */
  async rollback(): Promise<boolean> {
    this.#hasEnded = true
    if (!this.#begun) return true
    return this.#client.query('rollback').then(
      () => true,
      () => false,
    )
  }

  /** Waits for this answer and those before it. */
  async #settle(answer: Promise<pg.QueryResult>): Promise<void> {
    const settled = await Promise.allSettled([...this.#unawaited.splice(0), answer])
    const failed = settled.find(({ status }) => status === 'rejected')
    if (failed) throw (failed as PromiseRejectedResult).reason
  }

  #send(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const answer = this.#client.query(statement)
    // Its error is thrown where somebody waits.
    answer.catch(() => {})
    return answer
  }
}

const noAnswer: pg.QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }
