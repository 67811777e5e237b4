// `npm run check`: in steps, of which each runs at once what it has. A step that fails is the last: what is wrong with the
// types is wrong with all that follows.
import { stripVTControlCharacters } from 'node:util'
import { forgetFailures, keepFailures } from './tests/failures.mjs'
import { keep } from './tests/run.mjs'

const steps = [
  [
    ['types', 'tsc', ['--noEmit']],
    ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ],
  [
    ['unused', 'knip', []],
    ['order of folders, documents, sizes', 'vitest', ['run', '--project', 'checks']],
  ],
  [['requests, bytes and shifts of pages', 'playwright', ['test', '--project=budgets']]],
]

forgetFailures('check')
for (const step of steps) {
  const failed = (await Promise.all(step.map(run))).filter(({ status }) => status !== 0)
  if (failed.length === 0) continue
  for (const { name, said } of failed) console.error(`\n${name}\n${said}`)
  keepFailures(
    'check',
    failed.map(({ name, said }) => `${name}\n${endOf(said)}`),
  )
  console.error(`\nNot clean: ${failed.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

async function run([name, command, args]) {
  const { status, said, seconds } = await keep(command, args)
  console.log(`${status === 0 ? 'clean' : 'NOT CLEAN'}: ${name} (${seconds.toFixed(1)} s)`)
  return { name, status, said }
}

/** The last lines, in which a tool says what is wrong. */
function endOf(said) {
  return stripVTControlCharacters(said).split('\n').slice(-60).join('\n')
}
