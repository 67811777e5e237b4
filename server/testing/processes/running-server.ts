import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { builtProgram, compileCache } from './built-program.ts'

/** The real server, in a process of its own, with a data folder of its own. */
export type RunningServer = {
  url: string
  dataDir: string
  /** Ends it as a failing machine does, without a word. */
  kill(): Promise<void>
  /** Starts it again on the same port and folder. */
  start(): Promise<void>
  /** Ends it in order; returns its exit code, and the signal that ended it. */
  end(): Promise<[number | null, NodeJS.Signals | null]>
  /** Ends it in order, and removes its folder. */
  stop(): Promise<void>
  /** Everything that it has printed. */
  said(): string[]
  /** Of its process, as it runs now. */
  pid(): number | undefined
}

/** A server whose clock is set by the test, and goes on from there, also while it does not run. */
export type ClockServer = RunningServer & {
  /** No request that comes before `meanwhile` has ended is answered before. */
  setClock(iso: string, meanwhile?: () => Promise<void>): Promise<void>
  isRunning(): boolean
}

/** The bundle that `npm start` runs. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  return startProcess(builtProgram('server/main.mjs'), environment)
}

/** What `npm run dev` runs, which takes three times as long to start. */
export async function startSources(environment: Record<string, string> = {}): Promise<RunningServer> {
  return startProcess('server/main.mjs', environment)
}

/** Starts with its clock at that time, from where it goes on. */
export async function startClockServer(
  iso: string,
  environment: Record<string, string> = {},
): Promise<ClockServer> {
  return startProcess(builtProgram('server/testing/processes/clock-server.ts'), environment, iso)
}

async function startProcess(
  entry: string,
  environment: Record<string, string>,
  clock = new Date().toISOString(),
): Promise<ClockServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sunporch-running-'))
  const port = await freePort()
  const lines: string[] = []
  let ahead = Date.parse(clock) - Date.now()
  let server: ChildProcess

  async function start() {
    server = spawn(process.execPath, [entry], {
      // Tests listen on loopback only, where links and pages have the same address.
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        // A few people do in a minute what hundreds of families do.
        WRITES_A_MINUTE: 'off',
        CALLS_A_SECOND: 'off',
        DATA_DIR: dataDir,
        REGISTRATION: 'open',
        // A server that is given the time itself is late by as long as it takes to start.
        CLOCK_AHEAD: String(ahead),
        // The machine's own disk may be nearly full.
        DISK_KEEP_FREE: 'off',
        // And its database slow.
        DATABASE_TIMEOUT: '600',
        BACKUP_DAILY: 'off',
        ...compileCache,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    server.stderr?.on('data', (text) => lines.push(String(text)))
    await firstLine(server, lines)
  }

  const isRunning = () => server.exitCode === null && server.signalCode === null

  async function end(signal: NodeJS.Signals) {
    if (isRunning()) {
      server.kill(signal)
      await once(server, 'exit')
    }
    return [server.exitCode, server.signalCode] satisfies [unknown, unknown]
  }

  async function tell({ isHeld }: { isHeld: boolean }) {
    if (!isRunning()) return
    server.send({ now: Date.now() + ahead, isHeld })
    await once(server, 'message')
  }

  await start()
  return {
    url: `http://localhost:${port}`,
    dataDir,
    start,
    end: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    said: () => lines,
    pid: () => server.pid,
    isRunning,
    async setClock(iso, meanwhile) {
      ahead = Date.parse(iso) - Date.now()
      await tell({ isHeld: meanwhile !== undefined })
      if (!meanwhile) return
      await meanwhile()
      await tell({ isHeld: false })
    },
    async stop() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function firstLine(server: ChildProcess, lines: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${lines.join('\n')}`)))
    if (!server.stdout) return reject(new Error('the server has no output'))
    createInterface(server.stdout).on('line', (line) => {
      lines.push(line)
      if (/^Sunporch is (listening|working)/.test(line)) resolve()
    })
  })
}

/**
 * A free port that the system gives to nobody by itself: it takes those for outgoing connections from 32768 on, and
 * one of them would be lost to another process while the server is killed and started again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    // Browsers refuse 10080 as unsafe, and no port above it.
    const port = 10_100 + Math.floor(Math.random() * 21_900)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
