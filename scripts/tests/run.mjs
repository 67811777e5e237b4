import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathWithPackages, root } from '../prepare/paths.mjs'

/** Runs a command of the packages and shows what it prints. Resolves to its exit status, which is 1 after a signal. */
export async function show(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: withPackages(env) })
  const [status] = await once(child, 'close')
  return status ?? 1
}

/** Like `show`, but keeps what it prints: `{ status, said, seconds }`. */
export async function keep(command, args, env = {}) {
  const start = performance.now()
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: withPackages(env) })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text))
  const [status] = await once(child, 'close')
  return {
    status: status ?? 1,
    said: Buffer.concat(said).toString().trim(),
    seconds: (performance.now() - start) / 1000,
  }
}

function withPackages(env) {
  return { ...process.env, PATH: pathWithPackages, ...env }
}
