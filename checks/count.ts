// Counts the code by folder: files and lines of the program and of its tests, and circles of folders.
//   node checks/count.ts
import { globSync, readFileSync } from 'node:fs'
import { folderCircles } from './circles.ts'
import { importsOf } from './imports.ts'

const folders = [
  ...['contract', 'server', 'web', 'e2e', 'simulation', 'bench', 'demo'],
  ...['scripts', 'checks', 'build'],
]
const isTest = (path: string) =>
  /\.(test|spec|suite|screenshots)\.tsx?$|^e2e\/|^checks\/|\/testing\//.test(path)

type Counted = { files: number; lines: number; tests: number; 'test lines': number; circles: number }

const all: Counted = { files: 0, lines: 0, tests: 0, 'test lines': 0, circles: 0 }
const found: Record<string, Counted> = {}
for (const folder of folders) {
  const files = globSync(`${folder}/**/*.{ts,tsx,mjs,css}`).map((path) => ({
    path,
    source: readFileSync(path, 'utf8'),
  }))
  const [tests = [], program = []] = [true, false].map((wanted) =>
    files.filter(({ path }) => isTest(path) === wanted),
  )
  const lines = (some: typeof files) =>
    some.reduce((sum, { source }) => sum + source.split('\n').length - 1, 0)
  const imports = program.map(({ path, source }) => ({ path, imports: importsOf(source) }))
  const counted: Counted = {
    files: program.length,
    lines: lines(program),
    tests: tests.length,
    'test lines': lines(tests),
    circles: folderCircles(imports).length,
  }
  found[folder] = counted
  for (const key of Object.keys(all) as (keyof Counted)[]) all[key] += counted[key]
}
console.table({ ...found, all })
