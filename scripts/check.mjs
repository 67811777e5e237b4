// Checks types, lint and format, unused code, and what the pages weigh. Runs all of them, also after a failure.
import { spawnSync } from 'node:child_process'

const checks = [
  ['types', 'tsc', ['--noEmit']],
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['unused', 'knip', []],
  ['bytes of scripts', 'vitest', ['run', 'sizes.test.ts']],
  [
    'requests, bytes and shifts of pages',
    'playwright',
    ['test', '--project=journeys', 'e2e/first-view.spec.ts'],
  ],
]

const failed = checks.filter(([name, command, args]) => {
  console.log(`\n${name}`)
  return spawnSync('npx', [command, ...args], { stdio: 'inherit' }).status !== 0
})
if (failed.length > 0) {
  console.error(`\nNot clean: ${failed.map(([name]) => name).join(', ')}`)
  process.exit(1)
}
