// Runs a command with TEST_DATABASE_URL set to a temporary PostgreSQL on a free port:
//   node scripts/with-postgres.mjs -- npm test -- server
// TEST_POSTGRES_RESTART is the command, as JSON, that restarts it. A mode (`-m`) of pg_ctl may be put at its end.
// With --durable first it waits for the disk at each commit, as a real one does: for measurements. Its data are in TMPDIR.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './prepare/run.mjs'

const debianFolder = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0
// PostgreSQL refuses to run as root.
const asPostgres = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []

const isDurable = process.argv[2] === '--durable'

let folder = null
let child = null
// A signal stops the command; the cluster is then removed as after any command.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal))

try {
  const programs = findPrograms() ?? installPrograms()
  const port = await start(programs)
  try {
    process.exitCode = await runCommand({
      TEST_DATABASE_URL: `postgres://sunporch@127.0.0.1:${port}/postgres`,
      TEST_POSTGRES_RESTART: JSON.stringify(restartCommand(programs)),
    })
  } finally {
    stop(programs)
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  if (folder) rmSync(folder, { recursive: true, force: true })
}

/** Returns the exit status, which is 1 when the command was ended by a signal. */
async function runCommand(environment) {
  const [command, ...args] = process.argv
    .slice(2)
    .filter((word, index) => index > 1 || !['--', '--durable'].includes(word))
  child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  const [status] = await once(child, 'exit')
  return status ?? 1
}

/** Starts a cluster in a temporary folder and returns its port. */
async function start(programs) {
  folder = mkdtempSync(join(tmpdir(), 'sunporch-postgres-'))
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'))
  const data = join(folder, 'data')
  runPostgres(programs, 'initdb', [
    '-D',
    data,
    '-U',
    'sunporch',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
  ])
  const port = await freePort()
  // The cluster is removed with its data, so tests need not wait for the disk.
  const durability = isDurable ? '' : '-c fsync=off -c full_page_writes=off'
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${durability} -c max_connections=1000`
  runPostgres(programs, 'pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  return port
}

function restartCommand(programs) {
  const where = ['-D', join(folder, 'data'), '-l', join(folder, 'log')]
  return [...asPostgres, join(programs, 'pg_ctl'), ...where, '-w', 'restart']
}

function stop(programs) {
  runPostgres(programs, 'pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', 'stop'])
}

function runPostgres(programs, program, args) {
  const [command, ...rest] = [...asPostgres, join(programs, program), ...args]
  run(command, rest, { sentence: `PostgreSQL did not do what it was asked to (${program}).` })
}

function findPrograms() {
  if (!existsSync(debianFolder)) return null
  const newest = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
  const found = newest.find((version) => existsSync(join(debianFolder, version, 'bin/initdb')))
  return found ? join(debianFolder, found, 'bin') : null
}

function installPrograms() {
  console.log('Installing PostgreSQL (once)…')
  const options = {
    sentence: 'There is no PostgreSQL to test on. Please install one.',
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  }
  run('apt-get', ['update'], options)
  run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options)
  const found = findPrograms()
  if (!found) throw new Error('PostgreSQL was installed but is not where it was expected.')
  return found
}

function idOf(flag) {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}
