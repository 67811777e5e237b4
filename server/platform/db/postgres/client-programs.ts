import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { StartTrouble } from '../../start-trouble.ts'

/** Writes the database to a file of `pg_restore`. `state`: an exported snapshot, which is what is written then. */
export async function dumpPostgres(
  databaseUrl: string,
  to: string,
  { state, signal }: { state?: string | undefined; signal?: AbortSignal } = {},
): Promise<void> {
  const { address, environment } = withoutPassword(databaseUrl)
  const snapshot = state === undefined ? [] : [`--snapshot=${state}`]
  await runClient(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', ...snapshot, `--file=${to}`, address],
    environment,
    signal,
  )
}

/** Throws a sentence where `pg_dump` is not installed, or cannot dump this server: it is tried, and nothing is written. */
export async function tryDump(databaseUrl: string): Promise<void> {
  const { address, environment } = withoutPassword(databaseUrl)
  // Locks no table, because none is wanted.
  await runClient(
    'pg_dump',
    ['--schema-only', '--exclude-schema=*', '--file=/dev/null', address],
    environment,
  )
}

/** The password is passed in the environment: everybody on the machine can read the arguments of a program. */
export function withoutPassword(databaseUrl: string): {
  address: string
  environment: Record<string, string>
} {
  const url = new URL(databaseUrl)
  // Its client knows no variable for that one, and the servers' driver does not know it at all.
  if (url.searchParams.has('sslpassword'))
    throw new StartTrouble(
      'DATABASE_URL has an sslpassword, which cannot be used: take the passphrase off the key.',
    )
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password)
  url.password = ''
  url.searchParams.delete('password')
  return { address: url.href, environment: password ? { PGPASSWORD: password } : {} }
}

/** Runs a program of PostgreSQL's client. Throws a sentence where it is not installed, or fails. */
export async function runClient(
  program: string,
  args: string[],
  environment: Record<string, string>,
  signal?: AbortSignal,
): Promise<void> {
  const { stdin, stdout, ended } = startClient(program, args, environment, signal)
  stdin.end()
  stdout.resume()
  await ended
}

/** `ended` rejects with a sentence where it is not installed, or fails. */
export function startClient(
  program: string,
  args: string[],
  environment: Record<string, string>,
  signal?: AbortSignal,
): { stdin: Writable; stdout: Readable; ended: Promise<void> } {
  const child = spawn(program, args, {
    stdio: 'pipe',
    env: { ...process.env, ...environment },
    ...(signal && { signal }),
  })
  // That it reads no more is said by its end.
  child.stdin.on('error', () => {})
  const words: string[] = []
  child.stderr.on('data', (text) => words.push(String(text)))
  return { stdin: child.stdin, stdout: child.stdout, ended: endOf(child, program, words) }
}

async function endOf(child: ChildProcess, program: string, words: string[]): Promise<void> {
  const [code] = await once(child, 'close').catch((error) => {
    throw error.code === 'ENOENT' ? notInstalled(program) : error
  })
  if (code !== 0) throw failed(program, words.join('').trim())
}

function notInstalled(program: string): StartTrouble {
  return new StartTrouble(
    `The program ${program} is not installed. It comes with PostgreSQL's client, whose version must not be older than the server's (on Debian: apt install postgresql-client).`,
  )
}

function failed(program: string, words: string): StartTrouble {
  const isOlder = /version mismatch/.test(words)
  const wayOut = isOlder ? " Install PostgreSQL's client of the server's version." : ''
  return new StartTrouble(`${program} could not do it: ${words.split('\n')[0]}.${wayOut}`)
}
