import { spawnSync } from 'node:child_process'
import { root } from './places.mjs'

/** Runs a command silently; when it fails, throws a sentence with all that it printed. */
export function run(command, args, { sentence, env = {} }) {
  const done = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (done.status === 0) return done.stdout
  throw new Error(`${sentence}\n${done.error?.message ?? ''}${done.stdout ?? ''}${done.stderr ?? ''}`)
}
