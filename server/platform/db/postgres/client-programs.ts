import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
