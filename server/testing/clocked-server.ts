import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './running-server.ts'

/** The real server in a process of its own, with a clock that can be moved on; it outlives being killed. */
export type ClockedServer = {
  url: string
  /** Moves its clock to so many milliseconds ahead of the true time. */
  moveTo(ahead: number): Promise<void>
  isRunning(): boolean
  start(): Promise<void>
  /** As a failing machine does, without a word. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export async function startClockedServer(): Promise<ClockedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sunporch-clocked-'))
  const port = await freePort()
  let ahead = 0
  let server: ChildProcess | null = null

  async function start() {
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, CLOCK_AHEAD: String(ahead) }
    server = fork('server/testing/clocked-main.ts', { env, stdio: 'ignore' })
    await once(server, 'message')
  }

  async function kill() {
    const ending = server
    server = null
    if (!ending) return
    ending.kill('SIGKILL')
    await once(ending, 'exit')
  }

  await start()
  return {
    url: `http://localhost:${port}`,
    start,
    kill,
    isRunning: () => server !== null,
    async moveTo(ms) {
      ahead = ms
      if (!server) return
      server.send(ms)
      await once(server, 'message')
    },
    async stop() {
      await kill()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
