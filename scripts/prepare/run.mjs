import { spawnSync } from 'node:child_process'
import { pathWithPackages, root } from './places.mjs'

/** Runs a command silently; when it fails, throws a sentence with all that it printed. */
export function run(command, args, { sentence, env = {}, cwd = root }) {
  const done = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: pathWithPackages, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (done.status === 0) return
  const printed = [done.error?.message, done.stdout, done.stderr].filter(Boolean).join('\n')
  throw new Error(`${printed}\n${sentence}`)
}
