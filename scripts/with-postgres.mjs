// Runs a command with TEST_DATABASE_URL naming a throw-away PostgreSQL on a free port:
//   node scripts/with-postgres.mjs npx vitest run server
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const debianFolder = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

const programs = findPrograms() ?? installPrograms()
const folder = mkdtempSync(join(tmpdir(), 'sunporch-postgres-'))
const port = await freePort()
let status = 1
try {
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'))
  const data = join(folder, 'data')
  run('initdb', ['-D', data, '-U', 'sunporch', '--auth=trust', '--encoding=UTF8', '--no-sync'])
  // Nothing of this cluster outlives the command: it need not reach the disk.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off -c max_connections=300`
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  const [command, ...rest] = process.argv.slice(2)
  const env = { ...process.env, TEST_DATABASE_URL: `postgres://sunporch@127.0.0.1:${port}/postgres` }
  status = spawnSync(command, rest, { stdio: 'inherit', env }).status ?? 1
  run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(status)

function findPrograms() {
  if (!existsSync(debianFolder)) return null
  const newest = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
  const found = newest.find((version) => existsSync(join(debianFolder, version, 'bin/initdb')))
  return found ? join(debianFolder, found, 'bin') : null
}

function installPrograms() {
  console.log('Installing PostgreSQL (once)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    const done = spawnSync('apt-get', args, { encoding: 'utf8', env })
    if (done.status !== 0) fail(`PostgreSQL could not be installed:\n${done.stdout}${done.stderr}`)
  }
  return findPrograms() ?? fail('PostgreSQL was installed but is not where it was expected.')
}

/** PostgreSQL refuses to run as root. */
function run(program, args) {
  const file = join(programs, program)
  const [command, rest] = isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', file, ...args]]
    : [file, args]
  const done = spawnSync(command, rest, { encoding: 'utf8', cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  if (done.status !== 0) fail(`${program} failed:\n${done.stdout}${done.stderr}`)
}

function idOf(flag) {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
