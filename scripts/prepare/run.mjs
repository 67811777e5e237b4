import { spawnSync } from 'node:child_process'
import { pathWithPackages, root } from './paths.mjs'

/** Runs a command silently. When it fails, throws an error with its output and `sentence`. */
export function run(command, args, { sentence, env = {}, cwd = root }) {
  const result = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: pathWithPackages, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status === 0) return
  const printed = [result.error?.message, result.stdout, result.stderr].filter(Boolean).join('\n')
  // A shell says 128 and more for a program that a signal ended.
  const wasKilled = result.signal !== null || result.status > 128
  throw Object.assign(new Error(`${printed}\n${sentence}`), { wasKilled })
}

/** Installs packages of Debian. Throws an error with `sentence` when they cannot be had. */
export function installByApt(packages, sentence) {
  const options = { sentence, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const apt = (...args) => run('apt-get', ['-o', 'Acquire::Retries=3', ...args], options)
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...packages)
}
