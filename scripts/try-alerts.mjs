// Checks docs/prometheus-alerts.yaml and runs its tests, by promtool:
//   npm run alerts:try [-- PROMTOOL]
// promtool is in Debian's package "prometheus", which is installed where it is missing. Ends with 1 when an alert is wrong.
import { spawnSync } from 'node:child_process'
import { installByApt } from './prepare/run.mjs'

const promtool = process.argv[2] ?? 'promtool'
const runs = [
  ['check', 'rules', 'docs/prometheus-alerts.yaml'],
  ['test', 'rules', 'docs/prometheus-alerts.test.yaml'],
]

if (promtool === 'promtool' && isMissing(promtool)) {
  console.log('Installing Prometheus for promtool (once)…')
  installByApt(['prometheus'], 'There is no promtool to try the alerts with. Please install one.')
}
for (const values of runs) {
  const { error, status } = spawnSync(promtool, values, { stdio: 'inherit' })
  if (error) console.error(`${promtool} cannot be run (${error.code}).`)
  if (status !== 0) process.exit(1)
}

function isMissing(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error?.code === 'ENOENT'
}
