import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtProgram, compileCache } from './built-program.ts'

/** A program of the project, in a process of its own. */
export type Program = {
  process: ChildProcess
  /** Its exit code, and everything that it has printed. */
  ended: Promise<{ code: number | null; said: string }>
  said(): string
}

/**
 * Starts the bundle of a program of the server, named by its source, or Node with other arguments. It gets these variables
 * only, so that none of this machine changes what it does.
 */
export function startProgram([first = '', ...args]: string[], environment: Record<string, string>): Program {
  const lines: string[] = []
  const program = first.startsWith('server/') ? builtProgram(first) : first
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, DISK_KEEP_FREE: 'off', ...compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => lines.push(String(text)))
  const said = () => lines.join('')
  return { process: child, said, ended: once(child, 'close').then(([code]) => ({ code, said: said() })) }
}
