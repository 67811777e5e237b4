// Prints the last lines of .ci/run: what failed, and the sum of its test counts. Fails when any step has failed.
import { join } from 'node:path'
import { cacheFolder } from './prepare/paths.mjs'
import { closingLines, countPlaywright, countVitest, sum } from './tests/counts.mjs'

const [check, sqlite, postgres] = process.argv.slice(2).map(Number)
const total = sum([
  countVitest(join(cacheFolder, 'vitest.json'), 0),
  countPlaywright(join(cacheFolder, 'playwright.json'), 0),
  countVitest(join(cacheFolder, 'vitest-postgres.json'), postgres),
])
if (check !== 0) console.error('npm run check is not clean')
const isClean = check === 0 && sqlite === 0 && postgres === 0
if (!isClean) total.failed = Math.max(total.failed, 1)
console.log(closingLines(total))
process.exitCode = isClean ? 0 : 1
