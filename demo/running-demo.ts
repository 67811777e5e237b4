import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCache } from '#server/testing/processes/built-program.ts'
import { freePort } from '#server/testing/processes/running-server.ts'

/** The demo in a process of its own, for the tests. */
export type RunningDemo = {
  url: string
  process: ChildProcess
  /** Where it makes its temporary folder. */
  folder: string
  said(): string
  /** Ends it, and removes the folder. */
  stop(): Promise<void>
}

/** A real server's variables are in its environment, and have no part in it. */
export async function startRunningDemo(environment: Record<string, string> = {}): Promise<RunningDemo> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-test-'))
  const port = environment.PORT ?? String(await freePort())
  const lines: string[] = []
  const demo = spawn(process.execPath, ['demo/run.ts'], {
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      TMPDIR: folder,
      PORT: port,
      DATA_DIR: join(folder, 'must-not-be-made'),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      SMTP_URL: 'smtp://127.0.0.1:1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [demo.stdout, demo.stderr]) stream.on('data', (text) => lines.push(String(text)))
  return {
    url: `http://localhost:${port}`,
    process: demo,
    folder,
    said: () => lines.join(''),
    async stop() {
      if (demo.exitCode === null && demo.signalCode === null) {
        demo.kill('SIGKILL')
        await once(demo, 'close')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What it says last before it only serves. */
export const isReady = 'Ctrl+C ends the demo'
