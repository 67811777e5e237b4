// The tests, in one of three lengths (CONTRIBUTING.md has the table):
//   npm test                          vitest on SQLite, and the journeys that a newcomer must see
//   SWEEP=1 npm test                  with all journeys, on every page, size and language
//   SOAK=1 npm test                   and with many rounds of what comes about by chance
//   npm test -- [--postgres] notes    only the files of vitest whose names match
//   npm test -- --postgres            only what works on the database
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { folderInMemory } from './prepare/memory.mjs'
import { cacheFolder } from './prepare/paths.mjs'
import { brokenBudgets, budgets, slowestFiles } from './tests/budget.ts'
import { closingLines, countPlaywright, countVitest, extrasOf, readReport, sum } from './tests/counts.mjs'
import { listDatabaseTests } from './tests/database-tests.ts'
import { forgetFailures, keepFailures } from './tests/failures.mjs'
import { measurePace } from './tests/pace.mjs'
import { show } from './tests/run.mjs'

const words = process.argv.slice(2)
const isPostgres = words.includes('--postgres')
const only = words.filter((word) => word !== '--postgres')
const isWhole = only.length === 0
const isThorough = Boolean(process.env.SWEEP || process.env.SOAK)
const step = isPostgres ? 'postgres' : 'sqlite'
const length = isPostgres ? 'postgres' : isThorough ? 'sweep' : 'quick'

mkdirSync(cacheFolder, { recursive: true })
forgetFailures(step)
const folder = folderInMemory(4e9)
if (folder) process.env.TMPDIR = folder
const total = isWhole ? await runAll() : sum([await runVitest(only)])
if (folder) rmSync(folder, { recursive: true, force: true })
console.log(closingLines(total))
keepFailures(step, total.names)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

async function runAll() {
  const start = performance.now()
  const stopPace = measurePace()
  const vitest = await runVitest(isPostgres ? listDatabaseTests() : [])
  const counts = isPostgres ? [vitest] : [vitest, await runPlaywright()]
  const pace = stopPace()
  const seconds = (performance.now() - start) / 1000
  const files = slowestFiles(readReport(reportOf('vitest')) ?? { testResults: [] })
  console.log(
    `\nThe slowest files, in seconds (this machine took ${pace.toFixed(1)} times as long as usual):`,
  )
  for (const file of files.slice(0, 10)) console.log(`${file.seconds.toFixed(1).padStart(6)}  ${file.file}`)
  const broken = process.env.SOAK ? [] : brokenBudgets({ files, seconds, pace, budget: budgets[length] })
  for (const sentence of broken) console.log(`over the budget of time: ${sentence}`)
  return sum(counts)
}

async function runVitest(files) {
  const report = freshReport('vitest')
  const extras = '--reporter=./scripts/tests/extras-reporter.mjs'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, extras]
  const env = { EXTRAS_FILE: extrasOf(report) }
  // Only in `.ci/run`, which names the tests that needed it (decision 142).
  const again = process.env.CI ? ['--retry=1'] : []
  const command = [
    'vitest',
    'run',
    '--project=tests',
    '--project=components',
    ...again,
    ...reporters,
    ...files,
  ]
  const status = isPostgres
    ? await show('node', ['scripts/with-postgres.mjs', '--tests', ...command], env)
    : await show(command[0], command.slice(1), env)
  return countVitest(report, status)
}

async function runPlaywright() {
  const report = freshReport('playwright')
  const which = isThorough ? [] : ['--grep', '@first']
  const options = ['--project=journeys', '--reporter=list,json', ...which]
  const status = await show('playwright', ['test', ...options], { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  return countPlaywright(report, status)
}

function freshReport(tests) {
  const report = reportOf(tests)
  for (const file of [report, extrasOf(report)]) rmSync(file, { force: true })
  return report
}

function reportOf(tests) {
  return join(cacheFolder, `${tests}${isPostgres ? '-postgres' : ''}.json`)
}
