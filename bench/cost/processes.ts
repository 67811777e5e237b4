import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { freePort } from '#server/testing/processes/running-server.ts'

/** A server in a process of its own. `startedIn` is the time from the start of the process to listening, in ms. */
export type MeasuredServer = {
  url: string
  startedIn: number
  pid: number
  child: ChildProcess
  stop(): Promise<void>
}

/** A bench is a few people who do what thousands would. */
const unlimited = { WRITES_A_MINUTE: 'off', CALLS_A_SECOND: 'off' }

export async function startMeasured(
  command: string[],
  environment: Record<string, string>,
  { hasChannel = false } = {},
): Promise<MeasuredServer> {
  const port = await freePort()
  const start = performance.now()
  const server = spawn(process.execPath, command, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...unlimited, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', hasChannel ? 'ipc' : 'ignore'],
  })
  const kill = () => server.kill()
  process.once('exit', kill)
  await untilListening(server)
  return {
    url: `http://127.0.0.1:${port}`,
    startedIn: performance.now() - start,
    pid: server.pid ?? 0,
    child: server,
    async stop() {
      process.off('exit', kill)
      server.kill('SIGTERM')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
  }
}

function untilListening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    if (!server.stdout) return reject(new Error('the server has no output'))
    createInterface(server.stdout).on('line', (line) => {
      if (line.includes('listening')) resolve()
    })
  })
}

/** Resident memory in MB. */
export function memoryOf(pid: number): number {
  return statusOf(pid, 'VmRSS')
}

/** By how many MB the resident memory of a process grows, at most, while something is done. */
export async function peakMemoryDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  // The kernel forgets the peak that it has seen before (proc(5)).
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = memoryOf(pid)
  await work()
  return statusOf(pid, 'VmHWM') - before
}

function statusOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** In MB, with the processes that it has started. Memory that several share counts in parts. */
export function memoryOfAll(pid: number): number {
  const all = [pid, ...childrenOf(pid).map((child) => child.pid)]
  return all.map(sharedMemoryOf).reduce((sum, megabytes) => sum + megabytes, 0)
}

function sharedMemoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    // It has ended since the folder was listed.
    return 0
  }
}

/** Processor time in seconds, in steps of 10 ms. With `children`, also of the processes that it has started. */
export function processorTimeOf(pid: number, { children = false } = {}): number {
  const own = statOf(pid)
  if (!children) return own.seconds
  return own.seconds + own.ofEnded + childrenOf(pid).reduce((sum, child) => sum + child.seconds, 0)
}

function childrenOf(pid: number) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => tryStatOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid)
}

export function parentOf(pid: number): number {
  return statOf(pid).parent
}

function tryStatOf(pid: number) {
  try {
    return statOf(pid)
  } catch {
    // It has ended since the folder was listed.
    return null
  }
}

/** Fields of proc(5), counted after the name of the program, which may have spaces. */
function statOf(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const seconds = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / 100
  return { pid, parent: Number(fields[1]), seconds: seconds(11), ofEnded: seconds(13) }
}
