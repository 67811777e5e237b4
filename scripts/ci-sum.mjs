// Prints the last lines of .ci/run: what failed, and the sum of its test counts. Fails when any step has failed.
import { join } from 'node:path'
import { cacheFolder } from './prepare/paths.mjs'
import { closingLines, countPlaywright, countVitest, sum } from './tests/counts.mjs'
import { readFailures } from './tests/failures.mjs'

const [check, simulation, sqlite, postgres, tarball, alerts] = process.argv.slice(2).map(Number)
const counts = sum([
  countVitest(join(cacheFolder, 'vitest.json'), 0),
  countPlaywright(join(cacheFolder, 'playwright.json'), 0),
  countVitest(join(cacheFolder, 'vitest-postgres.json'), 0),
])
const names = [
  ...failuresOf('npm run check', 'check', check),
  ...failuresOf('npm run simulate', 'simulation', simulation),
  ...failuresOf('npm test', 'sqlite', sqlite),
  ...failuresOf('npm test -- --postgres', 'postgres', postgres),
  ...failuresOf('npm run tarball:try', 'tarball', tarball),
  ...failuresOf('npm run alerts:try', 'alerts', alerts),
]
// A step that ended badly without a failing test counts as one failure.
const failed = Math.max(counts.failed, names.length)
console.log(closingLines({ ...counts, failed, names }))
process.exitCode = failed === 0 ? 0 : 1

/** What a step says that failed in it, or its exit status if it said nothing. */
function failuresOf(command, step, status) {
  if (status === 0) return []
  const said = readFailures(step)
  return (said.length > 0 ? said : [`exit status ${status}`]).map((name) => `${command}: ${name}`)
}
