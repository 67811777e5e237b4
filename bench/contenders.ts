import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = resolve('.cache/contenders')

/** What the benches compare the project with. All in one list, because they share one folder. */
const packages: Record<string, string> = {
  autocannon: '9.0.0',
  'better-sqlite3': '13.2.0',
  'connect-pg-simple': '10.0.0',
  'drizzle-orm': '0.45.4',
  express: '5.3.0',
  'express-session': '1.19.0',
  fastify: '5.12.8',
  lighthouse: '13.5.0',
  pg: '8.23.1',
  'pg-boss': '12.35.0',
}

/** The project does not depend on them: they are installed into the cache before the first run. */
export function installContenders(): void {
  if (Object.keys(packages).every((name) => versionOf(name) === packages[name])) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/package.json`, '{"private":true}')
  const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  const args = ['install', '--no-audit', '--no-fund', ...names]
  if (spawnSync('npm', args, { cwd: folder, stdio: 'inherit' }).status === 0) return
  throw new Error('npm could not install what this bench compares with. Its first run needs the network.')
}

function versionOf(name: string): string | null {
  const file = `${folder}/node_modules/${name}/package.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null
}

/** A package, or a part of one, such as `drizzle-orm/pg-core`. */
// biome-ignore lint/suspicious/noExplicitAny: these packages are not installed with ours, so they have no types
export async function loadContender(name: string): Promise<any> {
  const path = createRequire(`${folder}/package.json`).resolve(name)
  return import(pathToFileURL(path).href)
}
