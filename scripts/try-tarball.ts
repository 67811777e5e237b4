// Unpacks the tarball of this processor in an empty folder, starts it there as whoever downloads it does, and does the main job:
//   node scripts/try-tarball.ts [FILE]
// Without FILE it makes one. Ends with 1 when something does not work.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#server/testing/processes/running-server.ts'

const work = mkdtempSync(join(tmpdir(), 'sunporch-try-'))
// No variable of this project, and a PATH of the system's programs only.
const bare = { PATH: '/usr/bin:/bin', HOME: work }

try {
  const file = process.argv[2] ? resolve(process.argv[2]) : made()
  execFileSync('tar', ['-C', work, '-xzf', file])
  const [name = ''] = readdirSync(work).filter((entry) => entry.startsWith('sunporch-'))
  const folder = join(work, name)
  for (const unwanted of ['typescript', 'vitest', 'vite', 'react', '.bin/node'])
    if (existsSync(join(folder, 'node_modules', unwanted))) throw new Error(`${unwanted} is in the tarball`)
  await tryMainJob(folder)
  console.log('The tarball does the main job.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(work, { recursive: true, force: true })
}

function made(): string {
  const made = join(work, 'made')
  mkdirSync(made)
  const said = execFileSync(process.execPath, ['scripts/tarball.ts', '', made], { encoding: 'utf8' })
  return said.trim().split('\n').at(-1) ?? ''
}

async function tryMainJob(folder: string): Promise<void> {
  const port = await freePort()
  const settings = { HOST: '127.0.0.1', PORT: String(port), DISK_KEEP_FREE: 'off' }
  const server = spawn(process.execPath, ['--max-semi-space-size=8', 'dist/server/bundled.cjs'], {
    cwd: folder,
    env: { ...bare, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await untilListening(server)
    const run = (args: string[], env = {}) =>
      execFileSync(process.execPath, args, { cwd: folder, env: { ...bare, ...env }, stdio: ['ignore', 2, 2] })
    run(['scripts/try-server.mjs', '--new-account', `http://localhost:${port}`])
    run(['server/backup.ts'])
    run(['scripts/skill-package.ts', 'https://sunporch.example.org'])
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  }
  if (server.exitCode !== 0) throw new Error(`The server ended with ${server.exitCode ?? server.signalCode}.`)
}

async function untilListening(server: ChildProcess): Promise<void> {
  if (!server.stdout) return
  for await (const line of createInterface({ input: server.stdout })) if (line.includes('listening')) return
  throw new Error('The server ended before it listened.')
}
