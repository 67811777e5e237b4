import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { modules, neededNode } from './places.mjs'
import { run } from './run.mjs'

const own = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/**
 * Where this machine's Node is too old, a newer one comes as an npm package: npm puts
 * node_modules/.bin first on the PATH of every script, so that it is the one they run on.
 */
export function prepareNode() {
  const runsOn = Number(process.versions.node.split('.')[0])
  if (runsOn >= neededNode || isNewEnough(own)) return
  console.log(`Installing Node ${neededNode} beside the packages (once)…`)
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', `node@${neededNode}`], {
    sentence: `Node ${neededNode} could not be installed. Please install it yourself.`,
  })
  if (isNewEnough(own)) return
  linkFromArchPackage()
  if (!isNewEnough(own)) throw new Error(`Please install Node ${neededNode} or newer, and start again.`)
}

/** An npm that runs no install scripts leaves the package without its program. */
function linkFromArchPackage() {
  const name = `node-${process.platform}-${process.arch}`
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', `${name}@${neededNode}`], {
    sentence: `Node ${neededNode} could not be installed. Please install it yourself.`,
  })
  const program = join(modules, name, 'bin/node')
  if (!existsSync(program)) return
  chmodSync(program, 0o755)
  rmSync(own, { force: true })
  symlinkSync(program, own)
}

function isNewEnough(program) {
  if (!existsSync(program)) return false
  const said = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? ''
  return Number(said.replace('v', '').split('.')[0]) >= neededNode
}
