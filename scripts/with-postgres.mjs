// Runs a command with TEST_DATABASE_URL set to a temporary PostgreSQL on a free port:
//   node scripts/with-postgres.mjs [--durable | --tests] command …
// TEST_POSTGRES_RESTART is the command, as JSON, that restarts it. A mode (`-m`) of pg_ctl may be put at its end.
// With --durable it waits for the disk at each commit, as a real one does: for measurements. Its data are in TMPDIR.
// With --tests its data are in memory, and TEST_DATABASE_TEMPLATE names a database with all migrations.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startPostgres } from './prepare/postgres.mjs'

const words = process.argv.slice(2)
const options = words.slice(
  0,
  words.findIndex((word) => !word.startsWith('--')),
)
const [command, ...args] = words.slice(options.length)

let child = null
// A signal stops the command; the cluster is then removed as after any command.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal))

try {
  const cluster = await startPostgres({
    isDurable: options.includes('--durable'),
    isForTests: options.includes('--tests'),
  })
  try {
    process.exitCode = await runCommand({
      TEST_DATABASE_URL: cluster.url,
      TEST_POSTGRES_RESTART: JSON.stringify(cluster.restartCommand),
      ...(cluster.template && { TEST_DATABASE_TEMPLATE: cluster.template }),
    })
  } finally {
    cluster.stop()
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

/** Returns the exit status, which is 1 when the command was ended by a signal. */
async function runCommand(environment) {
  child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  const [status] = await once(child, 'exit')
  return status ?? 1
}
