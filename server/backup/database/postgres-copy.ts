import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Client } from 'pg'
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
    return work(query, (to) => dump(databaseUrl, state?.id ?? '', to, signal))
  })
}

async function dump(databaseUrl: string, state: string, to: string, signal: AbortSignal): Promise<void> {
  const { address, environment } = withoutPassword(databaseUrl)
  await run(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${state}`, `--file=${to}`, address],
    environment,
    signal,
  )
}

/** All or nothing: one transaction. */
export async function restorePostgres(databaseUrl: string, from: string): Promise<void> {
  const { address, environment } = withoutPassword(databaseUrl)
  await run(
    'pg_restore',
    ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${address}`, from],
    environment,
  )
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

/** The password is passed in the environment: everybody on the machine can read the arguments of a program. */
export function withoutPassword(databaseUrl: string): {
  address: string
  environment: Record<string, string>
} {
  const url = new URL(databaseUrl)
  // Its client knows no variable for that one, and the servers' driver does not know it at all.
  if (url.searchParams.has('sslpassword'))
    throw new BackupTrouble(
      'DATABASE_URL has an sslpassword, which cannot be used: take the passphrase off the key.',
    )
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password)
  url.password = ''
  url.searchParams.delete('password')
  return { address: url.href, environment: password ? { PGPASSWORD: password } : {} }
}

async function run(
  program: string,
  args: string[],
  environment: Record<string, string>,
  signal?: AbortSignal,
): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
    ...(signal && { signal }),
  })
  const words: string[] = []
  child.stderr.on('data', (text) => words.push(String(text)))
  const [code] = await once(child, 'close').catch((error) => {
    throw error.code === 'ENOENT' ? notInstalled(program) : error
  })
  if (code !== 0) throw failed(program, words.join('').trim())
}

function notInstalled(program: string): BackupTrouble {
  return new BackupTrouble(
    `The program ${program} is not installed. It comes with PostgreSQL's client, whose version must not be older than the server's (on Debian: apt install postgresql-client).`,
  )
}

function failed(program: string, words: string): BackupTrouble {
  const isOlder = /version mismatch/.test(words)
  const wayOut = isOlder ? " Install PostgreSQL's client of the server's version." : ''
  return new BackupTrouble(`${program} could not do it: ${words.split('\n')[0]}.${wayOut}`)
}
