import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

test('one command checks, writes the changelog and the versions, commits and tags', async () => {
  const repository = await givenRepository()
  const dry = repository.release('1.2.3', '--dry-run')
  expect(dry).toMatchObject({ status: 0, stdout: expect.stringContaining('Nothing was changed.') })
  expect(repository.git('status', '--porcelain')).toBe('')
  expect(repository.git('tag')).toBe('')

  expect(repository.release('1.2.3')).toMatchObject({ status: 0, stderr: '' })
  expect(repository.git('status', '--porcelain')).toBe('')
  expect(repository.git('log', '-1', '--format=%s %D')).toBe('Release 1.2.3 HEAD -> main, tag: v1.2.3')
  expect(JSON.parse(repository.read('package.json')).version).toBe('1.2.3')
  const lock = JSON.parse(repository.read('package-lock.json'))
  expect([lock.version, lock.packages[''].version]).toEqual(['1.2.3', '1.2.3'])
  // A package of the same version keeps it.
  expect(lock.packages['node_modules/other'].version).toBe(before)
  expect(repository.read('Dockerfile')).toContain('ARG VERSION=1.2.3\n')
  expect(repository.read('CHANGELOG.md')).toMatch(
    /^## Unreleased\n\n## 1\.2\.3 - \d{4}-\d\d-\d\d\n\n- One thing\.$/m,
  )
  expect(repository.read('compose.yaml')).toContain('    image: ghcr.io/roses/sunporch:1.2.3\n')
  const [, day] = /^## 1\.2\.3 - (.+)$/m.exec(repository.read('CHANGELOG.md')) ?? []
  expect(repository.read('server/platform/doctor/released.ts')).toContain(`released = '${day}'\n`)
  expect(repository.read('packaging/helm/Chart.yaml')).toContain('\nversion: 1.2.3\nappVersion: 1.2.3\n')
  expect(repository.read('packaging/helm/values.yaml')).toContain('\nimage: ghcr.io/roses/sunporch:1.2.3\n')
  expect(repository.git('ls-files', 'server/testing')).toBe('server/testing/released/1.2.3.tar.gz')
  expect(repository.release('1.3.0').stderr).toContain('has no entry')
})

test('what is not ready is said, and nothing is changed', async () => {
  const repository = await givenRepository()
  expect(repository.release('next').stderr).toContain('Say one like 0.2.0')
  expect(repository.release(before).stderr).toContain('must be higher')
  expect(repository.release('0.0.9').stderr).toContain('must be higher')
  repository.write('other', 'not committed')
  expect(repository.release('1.2.3').stderr).toContain('not committed')
  repository.git('add', '.')
  repository.git('commit', '--quiet', '-m', 'Other')
  repository.git('tag', 'v1.2.3')
  expect(repository.release('1.2.3').stderr).toContain('v1.2.3 is there already')
  repository.git('switch', '--quiet', '--create', 'side')
  const refused = repository.release('1.2.4')
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('made of main') })
  expect(repository.git('status', '--porcelain')).toBe('')
})

const before = '0.9.0'

/** With the files of this project, as far as a release changes them. */
async function givenRepository() {
  const folder = await temporaryFolder()
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  mkdirSync(join(folder, 'server/platform/doctor'), { recursive: true })
  mkdirSync(join(folder, 'packaging/helm'), { recursive: true })
  for (const path of [
    'Dockerfile',
    'package.json',
    'compose.yaml',
    'server/platform/doctor/released.ts',
    'packaging/helm/Chart.yaml',
    'packaging/helm/values.yaml',
  ]) {
    copyFileSync(path, join(folder, path))
    write(path, read(path).replaceAll(version, before))
  }
  const packages = { '': { version: before }, 'node_modules/other': { version: before } }
  write('package-lock.json', `${JSON.stringify({ version: before, packages }, null, 2)}\n`)
  write(
    'CHANGELOG.md',
    `# Changelog\n\n## Unreleased\n\n- One thing.\n\n## ${before} - 2020-01-01\n\nFirst.\n`,
  )
  // Stands for the data folder, which server/testing/released/released.test.ts makes.
  mkdirSync(join(folder, 'scripts'))
  mkdirSync(join(folder, 'server/testing/released'), { recursive: true })
  const keeps =
    "require('node:fs').writeFileSync('server/testing/released/' + process.argv[2] + '.tar.gz', '')"
  write('scripts/package.json', '{}')
  write('scripts/keep-release.ts', `${keeps}\n`)
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Rose')
  git('config', 'user.email', 'rose@example.org')
  git('config', 'commit.gpgsign', 'false')
  git('remote', 'add', 'origin', 'git@github.com:Roses/Sunporch.git')
  git('add', '.')
  git('commit', '--quiet', '-m', 'First')
  function release(...args: string[]) {
    return spawnSync(process.execPath, [resolve('scripts/release.ts'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  }
  return { git, read, write, release }
}
