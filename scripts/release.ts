// Makes a release of what is here, in one command:
//   npm run release -- 0.2.0 [--dry-run]
// It checks, moves what is unreleased in the changelog into a section, sets the version everywhere, keeps a data folder for the
// tests of upgrades, commits, and tags. Nothing leaves this machine: the last line says how to push it, and the pushed tag is what CI
// publishes (docs/releasing.md).
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Files, nextRelease } from './release/next-release.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
})
const [version = ''] = positionals
const isDry = values['dry-run']
const tag = `v${version}`

try {
  release()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function release(): void {
  const paths = [
    ...[
      'package.json',
      'package-lock.json',
      'Dockerfile',
      'CHANGELOG.md',
      'server/platform/doctor/released.ts',
    ],
    ...globSync(['compose*.yaml', 'packaging/**/*.{yaml,yml,xml,json,sh,service}', 'packaging/*/Dockerfile']),
  ]
  const files: Files = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]))
  const date = new Date().toISOString().slice(0, 10)
  const changed = nextRelease(files, { version, date, origin: originOf() })
  requireReady()
  console.log(`${isDry ? 'Would change' : 'Changes'}: ${Object.keys(changed).toSorted().join(', ')}`)
  if (!isDry) commit(changed)
  else console.log(`Would commit “Release ${version}”, and tag it ${tag}. Nothing was changed.`)
}

function commit(changed: Files): void {
  // The tests of all later releases upgrade from it.
  execFileSync(process.execPath, ['scripts/keep-release.ts', version], { stdio: 'inherit' })
  for (const [path, text] of Object.entries(changed)) writeFileSync(path, text)
  git('add', '--', ...Object.keys(changed), 'server/testing/released')
  git('commit', '--quiet', '--message', `Release ${version}`)
  git('tag', '--annotate', tag, '--message', `Sunporch ${version}`)
  console.log(`Committed and tagged ${tag}. To publish it: git push --atomic origin main ${tag}
To undo it before that: git tag --delete ${tag} && git reset --hard HEAD~1`)
}

function requireReady(): void {
  const branch = git('branch', '--show-current')
  if (branch !== 'main') throw new Error(`This is ${branch || 'no branch'}. A release is made of main.`)
  if (git('status', '--porcelain')) throw new Error('There are changes that are not committed.')
  if (git('tag', '--list', tag)) throw new Error(`The tag ${tag} is there already.`)
}

function originOf(): string {
  return git('remote').split('\n').includes('origin') ? git('remote', 'get-url', 'origin') : ''
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}
