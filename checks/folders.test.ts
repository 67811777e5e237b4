import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

/** Files that one sees at once. */
const most = 25

test('no folder of sources is too large to be read at once', () => {
  const files = globSync('{contract,server,web,e2e,checks,bench,scripts}/**/*.{ts,tsx,mjs,css}')
  const folders = Map.groupBy(files, dirname)
  expect(folders.size).toBeGreaterThan(100)
  const large = [...folders]
    .filter(([folder, inside]) => inside.length > most && folder !== 'server/migrations')
    .map(([folder, inside]) => `${folder} has ${inside.length} files: divide it by what they are about`)
  expect(large).toEqual([])
})
