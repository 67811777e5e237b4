// Everything that a fresh machine can test: `npm test`. With file names, only those of vitest.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { cacheFolder } from './prepare/places.mjs'
import { closingLine, countPlaywright, countVitest, sum } from './test-counts.mjs'

const only = process.argv.slice(2)
mkdirSync(cacheFolder, { recursive: true })

const folder = folderInMemory()
if (folder) process.env.TMPDIR = folder
const total = sum(await counts())
if (folder) rmSync(folder, { recursive: true, force: true })
console.log(`\n${closingLine(total)}`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

async function counts() {
  if (only.length > 0) return [await runVitest(only)]
  // What is tried a hundred times has the machine for itself.
  if (process.env.SOAK) return [await runVitest([]), await runPlaywright()]
  // What waits in one leaves time to the other.
  return Promise.all([runVitest(['--maxWorkers=2'], { isHeld: true }), runPlaywright()])
}

/** Hundreds of databases that live for a second need no disk, where Linux has room elsewhere. */
function folderInMemory() {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return null
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize < 4e9 ? null : mkdtempSync(join(memory, 'sunporch-'))
}

/** `isHeld`: what it prints is shown at its end, so that two do not speak at once. */
async function runVitest(args, { isHeld = false } = {}) {
  const report = freshReport('vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const status = await run(['vitest', 'run', ...reporters, ...args], { isHeld })
  return countVitest(report, status)
}

async function runPlaywright() {
  const report = freshReport('playwright.json')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const status = await run(['playwright', 'test', '--project=journeys', '--reporter=list,json'], { env })
  return countPlaywright(report, status)
}

async function run(args, { env = process.env, isHeld = false } = {}) {
  const child = spawn('npx', args, { env, stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const printed = isHeld ? [text(child.stdout), text(child.stderr)] : []
  for (const part of await Promise.all(printed)) process.stdout.write(part)
  return ended
}

function freshReport(name) {
  const report = join(cacheFolder, name)
  rmSync(report, { force: true })
  return report
}
