import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = resolve('.cache/lighthouse')
const version = '13.5.0'

/** The part of a report that is read here. */
export type Report = {
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number }>
  audits: Record<
    string,
    {
      score: number | null
      numericValue?: number
      title: string
      displayValue?: string
      details?: { items?: Record<string, unknown>[] }
    }
  >
  runtimeError?: { message: string }
}

type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report }>

/** The project does not depend on it: it is installed into the cache before the first run. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const own = `${folder}/node_modules/lighthouse`
  if (versionIn(`${own}/package.json`) !== version) install()
  return (await import(pathToFileURL(`${own}/core/index.js`).href)).default
}

function versionIn(file: string): string | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null
}

function install(): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/package.json`, '{"private":true}')
  const args = ['install', '--no-audit', '--no-fund', `lighthouse@${version}`]
  if (spawnSync('npm', args, { cwd: folder, stdio: 'inherit' }).status !== 0)
    throw new Error('npm could not install Lighthouse. The first run of this bench needs the network.')
}
