import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprintOf } from './fingerprint.mjs'
import { folderInMemory } from './memory.mjs'
import { cacheFolder } from './paths.mjs'
import { installByApt, run } from './run.mjs'

const debianFolder = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0
// PostgreSQL refuses to run as root.
const asPostgres = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []

/** The database with all migrations, which tests copy. */
const template = 'sunporch_template'
const templateSources = ['server/migrations', 'server/platform/db', 'scripts/prepare/postgres.mjs']
/** Of memory, for the databases of three workers and their write-ahead log. */
const roomForTests = 4e9

/**
 * Starts a temporary cluster on a free port: `url` names its database without tables, `restartCommand` restarts it, `stop`
 * removes it with its data.
 *
 * `isDurable`: it waits for the disk at each commit, as a real one does. `isForTests`: it lies in memory where there is
 * room, and has the database `template`.
 */
export async function startPostgres({ isDurable, isForTests }) {
  const programs = findPrograms() ?? installPrograms()
  const cluster = newCluster(programs, (isForTests && folderInMemory(roomForTests)) || null)
  try {
    if (isForTests) copyCluster(await savedCluster(programs), cluster.data)
    else initialize(cluster)
    const port = await start(cluster, { isDurable })
    return {
      url: urlOf(port, 'postgres'),
      template: isForTests ? template : null,
      restartCommand: [...asPostgres, join(programs, 'pg_ctl'), ...placeOf(cluster), '-w', 'restart'],
      stop() {
        control(cluster, ['-m', 'immediate', 'stop'])
        remove(cluster)
      },
    }
  } catch (error) {
    remove(cluster)
    throw error
  }
}

/** The data of a stopped cluster with the template. It is made again when a migration or PostgreSQL has changed. */
async function savedCluster(programs) {
  const saved = join(
    cacheFolder,
    'postgres',
    `${programs.replaceAll('/', '_')}-${fingerprintOf(templateSources)}`,
  )
  if (existsSync(saved)) return saved
  const cluster = newCluster(programs)
  try {
    initialize(cluster)
    const port = await start(cluster, {})
    run('psql', ['-q', '-c', `CREATE DATABASE ${template}`, urlOf(port, 'postgres')], { sentence })
    run('node', ['server/migrate.ts'], {
      sentence,
      env: { DATABASE_URL: urlOf(port, template), DATA_DIR: join(cluster.folder, 'home') },
    })
    control(cluster, ['-m', 'fast', '-w', 'stop'])
    // What was made of earlier migrations.
    rmSync(join(cacheFolder, 'postgres'), { recursive: true, force: true })
    mkdirSync(join(cacheFolder, 'postgres'), { recursive: true })
    copyCluster(cluster.data, `${saved}.part`)
    renameSync(`${saved}.part`, saved)
    return saved
  } finally {
    remove(cluster)
  }
}

const sentence = 'The database that tests copy could not be made.'

function newCluster(programs, folder = null) {
  const place = folder ?? mkdtempSync(join(tmpdir(), 'sunporch-postgres-'))
  if (isRoot) chownSync(place, idOf('-u'), idOf('-g'))
  return { programs, folder: place, data: join(place, 'data') }
}

/** With owners and modes, which PostgreSQL looks at. */
function copyCluster(from, to) {
  run('cp', ['-a', from, to], { sentence: 'The data of PostgreSQL could not be copied.' })
}

function remove({ folder }) {
  rmSync(folder, { recursive: true, force: true })
}

function initialize({ programs, data }) {
  const options = ['-D', data, '-U', 'sunporch', '--auth=trust', '--encoding=UTF8', '--no-sync']
  runPostgres(join(programs, 'initdb'), options)
}

/** Returns the port. */
async function start(cluster, { isDurable = false }) {
  const port = await freePort()
  // The cluster is removed with its data, so tests need not wait for the disk.
  const durability = isDurable ? '' : '-c fsync=off -c full_page_writes=off'
  const settings = `-p ${port} -k ${cluster.folder} -c listen_addresses=127.0.0.1 ${durability} -c max_connections=1000`
  control(cluster, ['-w', '-o', settings, 'start'])
  return port
}

function control(cluster, args) {
  runPostgres(join(cluster.programs, 'pg_ctl'), [...placeOf(cluster), ...args])
}

function placeOf({ data, folder }) {
  return ['-D', data, '-l', join(folder, 'log')]
}

function runPostgres(program, args) {
  const [command, ...rest] = [...asPostgres, program, ...args]
  run(command, rest, { sentence: `PostgreSQL did not do what it was asked to (${program}).` })
}

function urlOf(port, database) {
  return `postgres://sunporch@127.0.0.1:${port}/${database}`
}

function findPrograms() {
  if (!existsSync(debianFolder)) return null
  const newest = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
  const found = newest.find((version) => existsSync(join(debianFolder, version, 'bin/initdb')))
  return found ? join(debianFolder, found, 'bin') : null
}

function installPrograms() {
  console.log('Installing PostgreSQL (once)…')
  installByApt(['postgresql'], 'There is no PostgreSQL to test on. Please install one.')
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
