// Everything that a fresh machine can test: `npm test`. With file names, only those of vitest.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './prepare/places.mjs'
import { closingLine, countPlaywright, countVitest, sum } from './test-counts.mjs'

const only = process.argv.slice(2)
mkdirSync(cacheFolder, { recursive: true })

const counts = [runVitest()]
if (only.length === 0) counts.push(runPlaywright())
const total = sum(counts)
console.log(`\n${closingLine(total)}`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

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
