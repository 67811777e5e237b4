// Makes the tarball of a release, which starts with Node 26 alone:
//   node scripts/tarball.ts [amd64|arm64] [FOLDER]
// In it: built pages, the server's bundle, the sources that it starts processes and commands from, and the packages that they
// need. It writes FOLDER/sunporch-VERSION-linux-PROCESSOR.tar.gz, .cache/release without FOLDER, and prints its path.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

const ownPlatform = process.arch === 'arm64' ? 'arm64' : 'amd64'
const [said, folder = '.cache/release'] = process.argv.slice(2)
const platform = said || ownPlatform
if (!['amd64', 'arm64'].includes(platform)) throw new Error('Say amd64 or arm64.')
const about = JSON.parse(readFileSync('package.json', 'utf8'))
const name = `sunporch-${about.version}-linux-${platform === 'amd64' ? 'x64' : 'arm64'}`
const work = mkdtempSync(join(tmpdir(), 'sunporch-tarball-'))

try {
  run(process.execPath, ['scripts/prepare.mjs', 'web', 'server'])
  const inside = join(work, name)
  copySources(inside)
  installPackages(inside)
  writeAbout(inside)
  mkdirSync(folder, { recursive: true })
  const file = resolve(folder, `${name}.tar.gz`)
  pack(file)
  console.log(file)
} finally {
  rmSync(work, { recursive: true, force: true })
}

function copySources(inside: string): void {
  const files = [
    'LICENSE',
    'README.md',
    'CHANGELOG.md',
    'scripts/try-server.mjs',
    'scripts/skill-package.ts',
    ...globSync('docs/*.*'),
  ]
  for (const path of files) cpSync(path, join(inside, path))
  cpSync('packaging/systemd/sunporch.service', join(inside, 'sunporch.service'))
  // Tests, and what they need, stay here: as .dockerignore has it for the image.
  const isWanted = (path: string) => path !== 'server/testing' && !/\.(test|suite)\.ts$/.test(basename(path))
  for (const path of ['contract', 'server', 'dist/web', 'dist/server'])
    cpSync(path, join(inside, path), { recursive: true, filter: isWanted })
}

function installPackages(inside: string): void {
  for (const path of ['package.json', 'package-lock.json', '.npmrc', 'scripts/image-packages.mjs'])
    cpSync(path, join(inside, path))
  run(process.execPath, ['scripts/image-packages.mjs', platform], inside)
  for (const path of ['package-lock.json', '.npmrc', 'scripts/image-packages.mjs']) rmSync(join(inside, path))
}

/** Commands that need nothing but what is in the tarball: nothing is prepared, because all is built. */
function writeAbout(inside: string): void {
  const path = join(inside, 'package.json')
  const { scripts, ...rest } = JSON.parse(readFileSync(path, 'utf8'))
  const kept = Object.entries(scripts).filter(([, command]) =>
    /^node (--\S+ )*(dist\/server\/|server\/|scripts\/skill-)\S+$/.test(String(command)),
  )
  writeFileSync(path, `${JSON.stringify({ ...rest, scripts: Object.fromEntries(kept) }, null, 2)}\n`)
}

/** The same bytes for the same files. */
function pack(file: string): void {
  const time = execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).trim()
  const options = [
    '--sort=name',
    `--mtime=@${time}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=a+rX,u+w,go-w',
  ]
  run('tar', [...options, '--use-compress-program=gzip -n', '-C', work, '-cf', file, name])
}

function run(command: string, args: string[], cwd = '.'): void {
  // Its output goes to the error stream, because this script prints one path.
  execFileSync(command, args, { cwd, stdio: ['ignore', 2, 2] })
}
