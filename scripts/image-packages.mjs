// Installs what the server in an image needs, for the image's processor, and removes what nothing reads there:
//   node scripts/image-packages.mjs [amd64|arm64]
// It is the Dockerfile's, and changes package.json and node_modules of the folder that it runs in.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [platform] = process.argv.slice(2)
// A builder that says no platform builds for its own.
const cpu = platform === 'amd64' ? 'x64' : platform || process.arch

const {
  pagePackages,
  dependencies,
  devDependencies: _,
  ...about
} = JSON.parse(readFileSync('package.json', 'utf8'))
for (const name of pagePackages) delete dependencies[name]
writeFileSync('package.json', JSON.stringify({ ...about, dependencies }))
const options = ['--no-save', '--no-audit', '--no-fund', '--omit=dev', '--prefer-offline']
execFileSync('npm', ['install', ...options, '--os=linux', '--libc=glibc', `--cpu=${cpu}`], {
  stdio: 'inherit',
})

// npm is content with a lock file without this platform, and the first picture would fail.
if (!existsSync(`node_modules/@img/sharp-linux-${cpu}`)) throw new Error(`There is no sharp for ${cpu}`)

/** Types, maps, readmes and tests of packages. Licences stay. */
const unread = /(\.d\.[cm]?ts|\.map|\.markdown|\.md|\.flow|\.tsbuildinfo|\.test\.[cm]?js)$/
const unreadFolders = /^(dist-types|__tests__|\.github)$/
prune('node_modules')

function prune(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const isUnread = entry.isDirectory()
      ? unreadFolders.test(entry.name)
      : unread.test(entry.name) && !/^(licen[cs]e|notice)/i.test(entry.name)
    if (isUnread) rmSync(path, { recursive: true })
    else if (entry.isDirectory()) prune(path)
  }
}
