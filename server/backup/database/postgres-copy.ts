import type { Client } from 'pg'
import { dumpPostgres } from '../../platform/db/postgres/client-programs.ts'
import { BackupTrouble } from '../trouble.ts'
import type { Query } from './contents.ts'

/**
 * Works within one state of the database, and `copy` writes exactly that state to a file, while servers go on writing.
 */
export async function onPostgresState<T>(
  databaseUrl: string,
  signal: AbortSignal,
  work: (query: Query, copy: (to: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  return onPostgres(databaseUrl, async (client, query) => {
    await client.query('begin isolation level repeatable read read only')
    const [state] = await query<{ id: string }>('select pg_export_snapshot() as id')
    return work(query, (to) => dumpPostgres(databaseUrl, to, { state: state?.id, signal }))
  })
}

export async function onPostgres<T>(
  databaseUrl: string,
  work: (client: Client, query: Query) => Promise<T>,
): Promise<T> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  // The statement that was under way fails.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new BackupTrouble(
      `PostgreSQL does not answer (${(error as Error).message}). Check DATABASE_URL, and that it is running.`,
      { cause: error },
    )
  }
  try {
    return await work(client, async (text) => (await client.query(text)).rows)
  } finally {
    await client.end()
  }
}

/** Gives the work a database of its own on the same server, and drops it afterwards. */
export async function withScratchDatabase<T>(
  databaseUrl: string,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const name = `sunporch_verify_${process.pid}_${Date.now()}`
  const own = new URL(databaseUrl)
  own.pathname = `/${name}`
  return onPostgres(databaseUrl, async (client) => {
    await client.query(`create database ${name} template template0`).catch((error) => {
      throw new BackupTrouble(
        `To verify a backup of PostgreSQL, it is restored into a database of its own, which could not be made (${error.message}). Let the user of DATABASE_URL create databases (alter role … createdb), or set DATABASE_URL to another server for this command.`,
      )
    })
    try {
      return await work(own.href)
    } finally {
      await client.query(`drop database ${name} with (force)`)
    }
  })
}
