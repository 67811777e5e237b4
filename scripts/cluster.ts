// `npm run cluster`: three servers on PostgreSQL and S3 behind nginx, on this machine. Prints a table, and ends with 1 when
// anything is bad. --seconds says how long the load runs before the first restart.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { seconds } from '#server/platform/clock.ts'
import { tryCluster } from '#server/testing/torture/cluster.ts'
import { asTable } from '#server/testing/torture/report.ts'

const nginx = '/usr/sbin/nginx'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
if (!existsSync(nginx)) installNginx()
const found = await tryCluster({ nginx, lasting: seconds(Number(values.seconds)) })
console.log(`\n${asTable(found)}\n`)
process.exit(found.every(({ isGood }) => isGood) ? 0 : 1)

function installNginx(): void {
  console.log('Installing nginx (once)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], {
    stdio: 'ignore',
    env,
  })
}
