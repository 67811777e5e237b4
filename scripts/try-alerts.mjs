// Checks docs/prometheus-alerts.yaml and runs its tests, by promtool:
//   npm run alerts:try [-- PROMTOOL]
// promtool is in Debian's package "prometheus". Without a path it is looked for where programs are. Ends with 1 when an alert
// is wrong.
import { spawnSync } from 'node:child_process'

const promtool = process.argv[2] ?? 'promtool'
const runs = [
  ['check', 'rules', 'docs/prometheus-alerts.yaml'],
  ['test', 'rules', 'docs/prometheus-alerts.test.yaml'],
]
for (const values of runs) {
  const { error, status } = spawnSync(promtool, values, { stdio: 'inherit' })
  if (error) {
    console.error(`${promtool} cannot be run (${error.code}). Debian has it in the package "prometheus".`)
    process.exit(1)
  }
  if (status !== 0) process.exit(1)
}
