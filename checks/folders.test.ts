import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { folderCircles } from './circles.ts'
import { importsOf } from './imports.ts'

/** Files that one sees at once. */
const most = 25

/**
 * The circles that are left. `App` names the types of all parts of the platform, and each part takes an `App`. In delivery
 * and schedule the root folder holds the tables, and also the verbs that call the folders inside it.
 */
const knots = ['server/platform/', 'server/delivery/', 'server/schedule/']

test('no folder of sources is too large to be read at once', () => {
  const files = globSync('{contract,server,web,e2e,checks,bench,scripts}/**/*.{ts,tsx,mjs,css}')
  const folders = Map.groupBy(files, dirname)
  expect(folders.size).toBeGreaterThan(100)
  const large = [...folders]
    .filter(([folder, inside]) => inside.length > most && folder !== 'server/migrations')
    .map(([folder, inside]) => `${folder} has ${inside.length} files: divide it by what they are about`)
  expect(large).toEqual([])
})

test('no two folders import each other, directly or round about', () => {
  const paths = globSync('{contract,server,web}/**/*.{ts,tsx}').filter(
    (path) => !/\.(test|suite)\.tsx?$|\/testing\//.test(path) && !knots.some((knot) => path.startsWith(knot)),
  )
  expect(paths.length).toBeGreaterThan(1000)
  const files = paths.map((path) => ({ path, imports: importsOf(readFileSync(path, 'utf8')) }))
  expect(folderCircles(files)).toEqual([])
})

test('a circle of folders is named by the files that close it', () => {
  const file = (path: string, ...from: string[]) => ({
    path,
    imports: from.map((from) => ({ from, isTypeOnly: false })),
  })
  const files = [
    file('server/a/a.ts', './more.ts', '../b/b.ts'),
    file('server/a/more.ts'),
    file('server/b/b.ts', '#server/c/c.ts'),
    file('server/c/c.ts', '../a/more.ts', 'zod'),
    file('server/d/d.ts', '../a/a.ts'),
  ]
  expect(folderCircles(files)).toEqual([
    'server/a/a.ts imports server/b/b.ts, and server/b/b.ts imports server/c/c.ts, and server/c/c.ts imports server/a/more.ts',
  ])
  expect(folderCircles(files.slice(0, 3))).toEqual([])
})
