// `npm test`: runs vitest and the browser tests. With file names as arguments, runs only those files of vitest.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './prepare/paths.mjs'
import { closingLines, countPlaywright, countVitest, sum } from './test-counts.mjs'

const only = process.argv.slice(2)
mkdirSync(cacheFolder, { recursive: true })

const folder = folderInMemory()
if (folder) process.env.TMPDIR = folder
const counts = [runVitest()]
if (only.length === 0) counts.push(runPlaywright())
const total = sum(counts)
if (folder) rmSync(folder, { recursive: true, force: true })
console.log(closingLines(total))
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

/** A folder in Linux's shared memory, where hundreds of short-lived databases are faster. Null without 4 GB there. */
function folderInMemory() {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return null
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize < 4e9 ? null : mkdtempSync(join(memory, 'sunporch-'))
}

function runVitest() {
  const report = freshReport('vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = spawnSync('npx', ['vitest', 'run', ...reporters, ...only], { stdio: 'inherit' })
  return countVitest(report, status)
}

function runPlaywright() {
  const report = freshReport('playwright.json')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const { status } = spawnSync('npx', ['playwright', 'test', '--project=journeys', '--reporter=list,json'], {
    stdio: 'inherit',
    env,
  })
  return countPlaywright(report, status)
}

function freshReport(name) {
  const report = join(cacheFolder, name)
  rmSync(report, { force: true })
  return report
}
