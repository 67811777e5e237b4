import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'

/** The real server, in a process of its own, with a data folder of its own. */
export type RunningServer = {
  url: string
  dataDir: string
  /** Ends it as a failing machine does, without a word. */
  kill(): Promise<void>
  /** Starts it again on the same port and folder. */
  start(): Promise<void>
}

type Options = { environment: Record<string, string> }

/** `server` runs for one test; `environment` is what it is configured with. */
export const test = base.extend<{ server: RunningServer } & Options>({
  environment: [{}, { option: true }],
  server: async ({ environment }, use, { attach }) => {
    const { server, stop, said } = await startServer(environment)
    await use(server)
    await stop()
    await attach('server', { body: said().join('\n') })
  },
})

export { expect } from '@playwright/test'

/** Starts a server for whoever ends it with `stop`. `said` is what it has printed. */
export async function startServer(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'sunporch-e2e-'))
  const port = await freePort()
  const lines: string[] = []
  let process: ChildProcess

  async function start() {
    process = spawn(globalThis.process.execPath, ['server/main.ts'], {
      env: { ...globalThis.process.env, PORT: String(port), DATA_DIR: dataDir, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    process.stderr?.on('data', (text) => lines.push(String(text)))
    if (!process.stdout) throw new Error('the server has no output')
    for await (const line of createInterface(process.stdout)) {
      lines.push(line)
      if (line.startsWith('Sunporch is listening')) break
    }
    if (process.exitCode !== null) throw new Error(`the server did not start:\n${lines.join('\n')}`)
  }

  async function end(signal: NodeJS.Signals) {
    if (process.exitCode !== null || process.signalCode !== null) return
    process.kill(signal)
    await once(process, 'exit')
  }

  await start()
  return {
    server: { url: `http://localhost:${port}`, dataDir, start, kill: () => end('SIGKILL') },
    said: () => lines,
    async stop() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
