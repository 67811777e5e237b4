import { startMeasured } from '../cost/processes.ts'
import { startCommand } from '../start-command.ts'
import type { Family } from './fill.ts'

export const engines = ['SQLite', 'PostgreSQL'] as const
export type Engine = (typeof engines)[number]

/** Where the rows of one engine are, and whose lists are read. */
export type Place = { environment: Record<string, string>; family: Family }

export type Contender = {
  name: string
  engine: Engine | null
  command: string[]
  /** Gives a session of its own kind. Without it the cookie of the family counts. */
  signIn?: (url: string, family: Family) => Promise<string>
}

export type RunningContender = Contender & { url: string; cookie: string; pid: number; stop(): Promise<void> }

const theirs = (name: string) => [`bench/reading/contenders/${name}.mjs`]

export const contenders: Contender[] = [
  { name: 'Sunporch', engine: 'SQLite', command: startCommand },
  { name: 'Fastify, Drizzle', engine: 'SQLite', command: theirs('fastify') },
  { name: 'bare SQL', engine: 'SQLite', command: theirs('bare') },
  { name: 'Sunporch', engine: 'PostgreSQL', command: startCommand },
  { name: 'Express, Drizzle', engine: 'PostgreSQL', command: theirs('express'), signIn },
  { name: 'bare SQL', engine: 'PostgreSQL', command: theirs('bare') },
  { name: 'from memory', engine: null, command: theirs('memory') },
]

async function signIn(url: string, { userId }: Family): Promise<string> {
  const signedIn = await fetch(`${url}/sign-in/${userId}`, { method: 'POST' })
  return signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** In a process of its own. */
export async function startContender(contender: Contender, place: Place): Promise<RunningContender> {
  const { url, pid, stop } = await startMeasured(contender.command, place.environment)
  const cookie = contender.signIn ? await contender.signIn(url, place.family) : place.family.cookie
  return { ...contender, url, cookie, pid, stop }
}
