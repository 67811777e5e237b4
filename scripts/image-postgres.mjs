// Fetches the programs of PostgreSQL's client that backups need, and the libraries that the image lacks, for the image's processor:
//   node scripts/image-postgres.mjs [amd64|arm64] FOLDER
// It is the Dockerfile's. Packages are unpacked and not installed, because their scripts may be of another processor. Of the client
// only the programs are taken: its package wants 50 MB of Perl for wrappers.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const [platform, to = ''] = process.argv.slice(2)
const own = say('dpkg', '--print-architecture')
// A builder that says no platform builds for its own.
const architecture = platform || own
const programs = ['pg_dump', 'pg_restore', 'psql']

const fetched = mkdtempSync(join(tmpdir(), 'client-'))
if (architecture !== own) run('dpkg', '--add-architecture', architecture)
run('apt-get', '-qq', 'update')
// Which version it is Debian says, by a package that only depends on that one.
const [client = ''] = /postgresql-client-\d+/.exec(say('apt-cache', 'show', 'postgresql-client')) ?? []
if (!client) throw new Error('Debian has no postgresql-client here.')

// Otherwise it warns that its own user cannot write there.
const asRoot = '-oAPT::Sandbox::User=root'
run('apt-get', '-qq', asRoot, 'download', `${client}:${architecture}`)
// With all that these need.
const options = [
  asRoot,
  '--yes',
  '--no-install-recommends',
  '--download-only',
  `-oDir::Cache::archives=${fetched}`,
]
run('apt-get', '-qq', ...options, 'install', ...librariesOf(listPackages(process.cwd())[0]))

for (const file of listPackages(fetched)) if (!isInstalled(nameOf(file))) addLibraries(file)
for (const file of listPackages(process.cwd())) addPrograms(file)
for (const name of programs)
  if (!existsSync(join(to, 'usr/local/bin', name))) throw new Error(`${client} has no ${name}.`)

function addLibraries(file) {
  const from = unpacked(file)
  const triplet = { amd64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }[architecture]
  // A folder that is a link in the image cannot be copied there, so all go where that leads.
  for (const folder of ['lib', 'usr/lib']) copy(join(from, folder, triplet), join(to, 'usr/lib', triplet))
  note(file, from)
}

function addPrograms(file) {
  const from = unpacked(file)
  const folder = join(from, 'usr/lib/postgresql', client.split('-').at(-1), 'bin')
  for (const name of programs) copy(join(folder, name), join(to, 'usr/local/bin', name))
  note(file, from)
}

/** Its licence, and its name and version for programs that look for packages with known holes. */
function note(file, from) {
  const name = nameOf(file)
  copy(join(from, 'usr/share/doc', name, 'copyright'), join(to, 'usr/share/doc', name, 'copyright'))
  const folder = join(to, 'var/lib/dpkg/status.d')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), `${say('dpkg-deb', '--field', file)}\n`)
}

/** What it names, without versions and alternatives. */
function librariesOf(file) {
  const named = say('dpkg-deb', '--field', file, 'Depends').split(',')
  const names = named.map((words) => words.trim().split(/[ |]/)[0])
  return names.filter((name) => name.startsWith('lib')).map((name) => `${name}:${architecture}`)
}

function unpacked(file) {
  const folder = mkdtempSync(join(tmpdir(), 'unpacked-'))
  run('dpkg-deb', '--extract', file, folder)
  return folder
}

function copy(from, into) {
  if (existsSync(from)) cpSync(from, into, { recursive: true, verbatimSymlinks: true })
}

function listPackages(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.deb'))
    .map((name) => join(folder, name))
}

function nameOf(file) {
  return say('dpkg-deb', '--field', file, 'Package')
}

/** In the image that this one is made of, of which this stage is, too. */
function isInstalled(name) {
  try {
    return say('dpkg', '--status', `${name}:${own}`).includes('\nStatus: install ok installed\n')
  } catch {
    return false
  }
}

function say(command, ...args) {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

function run(command, ...args) {
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
}
