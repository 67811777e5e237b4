import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'

const { dependencies, pagePackages } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  pagePackages: string[]
}

test('the image leaves out exactly the packages that the server does not import', () => {
  const byServer = packagesOf(globSync('{server,contract}/**/*.ts'), { withTypes: true })
  const others = Object.keys(dependencies).filter((name) => !byServer.includes(name))
  expect(pagePackages).toEqual(others)
})

test('what the pages are built of is installed by a start', () => {
  const paths = [...globSync('{web,build}/**/*.{ts,tsx}'), 'vite.config.ts']
  const missing = packagesOf(paths, { withTypes: false }).filter((name) => !(name in dependencies))
  expect(missing).toEqual([])
})

/** The names of the packages that the files import, without tests. */
function packagesOf(paths: string[], { withTypes }: { withTypes: boolean }): string[] {
  const names = paths
    .filter(
      (path) =>
        !path.includes('.test.') && !path.startsWith('server/testing/') && !path.startsWith('web/testing/'),
    )
    .flatMap((path) => importsOf(readFileSync(path, 'utf8')))
    .filter(({ from, isTypeOnly }) => !/^[.#]|:/.test(from) && (withTypes || !isTypeOnly))
    .map(({ from }) => from.split('/', from.startsWith('@') ? 2 : 1).join('/'))
  return [...new Set(names)].filter((name) => !builtinModules.includes(name))
}
