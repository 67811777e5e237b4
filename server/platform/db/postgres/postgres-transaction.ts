import { AbortedTransactionError } from 'kysely'
import pg from 'pg'
import type { SentQuery } from './pipeline.ts'

/** Clients that have prepared `begin`. */
const prepared = new WeakSet<pg.PoolClient>()

/**
 * A transaction in few round trips. `begin` is sent together with the first statement, and statements whose answers
 * nobody waits for together with the next one. PostgreSQL answers them in order, and once one has failed it refuses all
 * others of the transaction, the commit included.
 */
export class PipelinedTransaction {
  readonly #client: pg.PoolClient
  #state: 'new' | 'open' | 'committed' | 'rolled back' = 'new'
  #unawaited: Promise<pg.QueryResult>[] = []

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  /** Throws the error of the earliest statement that failed, which may be one that nobody waited for. */
  async query(
    statement: pg.QueryConfig,
    { sending, onAnswer }: Pick<SentQuery, 'sending' | 'onAnswer'> = {},
  ): Promise<pg.QueryResult> {
    this.#refuseEnded()
    if (this.#state === 'new') await this.#prepareBegin()
    this.#refuseEnded()
    const answer = this.#send(statement)
    // The transaction waits for the answer, even where nobody else does.
    if (onAnswer)
      answer.then(
        ({ rowCount }) => onAnswer(rowCount ?? 0),
        () => {},
      )
    if (sending === 'unawaited') {
      this.#unawaited.push(answer)
      return noAnswer
    }
    if (sending === 'with commit') await this.#commit(answer)
    else await this.#settle([answer])
    return answer
  }

  #refuseEnded(): void {
    if (this.#state === 'committed' || this.#state === 'rolled back')
      throw new Error('The transaction has ended with the statement before this one.')
  }

  async commit(): Promise<void> {
    // Nothing was sent, or the commit was sent with the last statement.
    if (this.#state === 'open') await this.#commit()
  }

  /** False when the connection is lost or in doubt: it must be closed, with which PostgreSQL rolls back. */
  async rollback(): Promise<boolean> {
    if (this.#state === 'committed') throw new Error('What was sent with its commit cannot be rolled back.')
    const hasBegun = this.#state === 'open'
    this.#state = 'rolled back'
    if (!hasBegun) return true
    return this.#client.query('rollback').then(
      () => true,
      () => false,
    )
  }

  async #commit(...answers: Promise<pg.QueryResult>[]): Promise<void> {
    const commit = this.#send({ text: 'commit' })
    // If it succeeds after an error, it has rolled back.
    commit.then(
      ({ command }) => {
        this.#state = command === 'COMMIT' ? 'committed' : 'rolled back'
      },
      () => {},
    )
    await this.#settle([...answers, commit])
    if (this.#state !== 'committed') throw new AbortedTransactionError()
  }

  /** Waits for these answers and those before them. */
  async #settle(answers: Promise<pg.QueryResult>[]): Promise<void> {
    const settled = await Promise.allSettled([...this.#unawaited.splice(0), ...answers])
    const failed = settled.find(({ status }) => status === 'rejected')
    if (failed) throw (failed as PromiseRejectedResult).reason
  }

  /** What is sent in one turn of the event loop leaves together. */
  #send(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const { stream } = this.#client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    const answer =
      this.#state === 'new' ? queryAfterBegin(this.#client, statement) : this.#client.query(statement)
    this.#state = 'open'
    // Its error is thrown where somebody waits.
    answer.catch(() => {})
    return answer
  }

  /** Once for each connection, as a round trip of its own. */
  async #prepareBegin(): Promise<void> {
    if (prepared.has(this.#client)) return
    this.#state = 'open'
    await this.#client.query({ name: 'begin', text: 'begin' })
    prepared.add(this.#client)
  }
}

/**
 * Sends `begin` and the statement in front of one Sync of the protocol. If `begin` fails, PostgreSQL skips the statement.
 * With a Sync for each, the statement would be committed alone. A statement without a name and values would go as a simple query,
 * which has no Sync: PostgreSQL would skip it and everything after it, and never answer.
 */
function queryAfterBegin(client: pg.PoolClient, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const extended = { ...statement, queryMode: 'extended' }
    const query = new pg.Query(extended, (error, results) => {
      if (error) reject(error)
      // The first one is the answer to `begin`.
      else resolve([results].flat().at(-1) as pg.QueryResult)
    })
    const submit = query.submit.bind(query)
    query.submit = (connection) => {
      connection.bind({ statement: 'begin' }, true)
      connection.execute({}, true)
      return submit(connection)
    }
    client.query(query)
  })
}

const noAnswer: pg.QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }
