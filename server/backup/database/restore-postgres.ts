import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { startClient, withoutPassword } from '../../platform/db/postgres/client-programs.ts'

/**
 * All or nothing: one transaction. `pg_restore` writes SQL that `psql` runs: by itself it would fail on a server that is older than
 * the program, because it sets what that one does not know.
 */
export async function restorePostgres(databaseUrl: string, from: string): Promise<void> {
  const { address, environment } = withoutPassword(databaseUrl)
  const dump = startClient('pg_restore', ['--no-owner', '--no-privileges', '--file=-', from], {})
  dump.stdin.end()
  const options = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-', `--dbname=${address}`]
  const database = startClient('psql', options, environment)
  database.stdout.resume()
  const feeding = pipeline(statements(dump), database.stdin)
  // The one that fails first is the reason why the other one ends, too.
  const ends = [dump.ended, database.ended]
  try {
    await Promise.all([...ends, feeding])
  } finally {
    await Promise.allSettled(ends)
  }
}

async function* statements({ stdout, ended }: { stdout: Readable; ended: Promise<void> }) {
  yield 'begin;\n'
  yield* withoutNewSettings(stdout)
  // Where it has failed nothing is committed, and what was done is rolled back with the connection.
  await ended
  yield 'commit;\n'
}

/** The settings are at the beginning, and far shorter. */
const headLength = 4096

async function* withoutNewSettings(sql: Readable): AsyncGenerator<Uint8Array> {
  let head: Buffer | null = Buffer.alloc(0)
  for await (const chunk of sql) {
    if (!head) yield chunk
    else {
      head = Buffer.concat([head, chunk])
      if (head.length < headLength) continue
      yield withoutTimeout(head)
      head = null
    }
  }
  if (head) yield withoutTimeout(head)
}

/** Of PostgreSQL 17. It is 0 without that, too. */
function withoutTimeout(head: Buffer): Buffer {
  return Buffer.from(head.toString('latin1').replace(/^SET transaction_timeout = 0;$/m, ''), 'latin1')
}
