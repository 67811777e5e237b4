// Counts files, lines, circles and other measures of the code: node checks/count.mjs [-v]
import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const all = execSync('git ls-files', { encoding: 'utf8' }).trim().split('\n')
const code = all.filter((file) =>
  /^(contract|server|web|checks|e2e|scripts|bench)\/.*\.(ts|tsx|mjs|css)$|^[a-z.-]+\.ts$/.test(file),
)
const isTest = (file) => /\.(test|spec|suite|pictures)\.tsx?$|^e2e\/|testing\//.test(file)
const text = new Map(code.map((file) => [file, readFileSync(file, 'utf8')]))
const sources = code.filter((file) => !isTest(file) && /^(contract|server|web)\//.test(file))
const linesOf = (file) => text.get(file).split('\n').length - 1
const sorted = sources.map(linesOf).sort((a, b) => a - b)
const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

const imports = new Map(
  [...sources.filter((file) => /tsx?$/.test(file))].map((file) => [
    file,
    [...text.get(file).matchAll(/(?:from\s+|import\(\s*|^import\s+)['"]([^'"]+)['"]/gm)]
      .map(([, from]) =>
        from.startsWith('#')
          ? from.slice(1)
          : from.startsWith('.')
            ? normalize(join(dirname(file), from))
            : null,
      )
      .filter((target) => target && text.has(target)),
  ]),
)

/** Which folder imports which. */
const folderImports = new Map()
for (const [file, targets] of imports) {
  const folder = dirname(file)
  const others = targets.map((target) => dirname(target)).filter((other) => other !== folder)
  folderImports.set(folder, new Set([...(folderImports.get(folder) ?? []), ...others]))
}

/** Strongly connected components with more than one member (Tarjan). */
function circles(imports) {
  const index = new Map(),
    low = new Map(),
    stack = [],
    found = []
  let next = 0
  const visit = (file) => {
    index.set(file, next)
    low.set(file, next++)
    stack.push(file)
    for (const target of imports.get(file) ?? []) {
      if (!index.has(target)) {
        visit(target)
        low.set(file, Math.min(low.get(file), low.get(target)))
      } else if (stack.includes(target)) low.set(file, Math.min(low.get(file), index.get(target)))
    }
    if (low.get(file) === index.get(file)) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1) found.push(group)
    }
  }
  for (const file of imports.keys()) if (!index.has(file)) visit(file)
  return found
}

function foreignTables() {
  const owners = new Map()
  for (const file of sources.filter((file) => file.endsWith('.tables.ts'))) {
    const body = /interface Database \{([^}]*)\}/.exec(text.get(file))?.[1] ?? ''
    for (const [, table] of body.matchAll(/^\s*(\w+):/gm)) owners.set(table, file.split('/')[1])
  }
  let writes = 0,
    reads = 0
  for (const file of sources.filter((file) => file.startsWith('server/') && !/migrations|purge/.test(file))) {
    const folder = file.split('/')[1]
    const uses = (pattern) =>
      new Set(
        [...text.get(file).matchAll(pattern)]
          .map((match) => match.slice(1).find(Boolean))
          .filter((table) => owners.has(table) && owners.get(table) !== folder),
      ).size
    writes += uses(
      /(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|(?:insertRows|updateRows|setRemoved|lockRows?)\(\s*app,\s*'(\w+)|table:\s*'(\w+)'/g,
    )
    reads += uses(/(?:selectFrom|(?:inner|left)Join)\(\s*'(\w+)/g)
  }
  return { writes, reads }
}

const count = (files, pattern) =>
  files.reduce((sum, file) => sum + [...text.get(file).matchAll(pattern)].length, 0)
const routes = sources.filter((file) => /routes\.ts$/.test(file))
const production = sources.filter((file) => !/migrations/.test(file))
const { writes, reads } = foreignTables()
const folders = new Map()
for (const file of sources) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
console.table({
  'files (contract, server, web; no tests)': sources.length,
  lines: sorted.reduce((a, b) => a + b, 0),
  'test files': code.filter(isTest).length,
  'test lines': code
    .filter(isTest)
    .map(linesOf)
    .reduce((a, b) => a + b, 0),
  'file length: median': at(0.5),
  'file length: 95th percentile': at(0.95),
  'longest file': sorted.at(-1),
  'files in the fullest folder': Math.max(...folders.values()),
  'circles of files': circles(imports).length,
  'circles of folders': circles(folderImports).length,
  'folders in circles': circles(folderImports).flat().length,
  'writes of another feature’s table': writes,
  'reads of another feature’s table': reads,
  'requireMember calls in routes': count(routes, /requireMember\(/g),
  'casts of JSON (JSON.parse … as)': count(production, /JSON\.parse\([^\n]*\bas\b/g),
  'as unknown as': count(production, /as unknown as/g),
  'action: string': count(production, /action: string\b/g),
})
if (process.argv.includes('-v'))
  for (const circle of [...circles(imports), ...circles(folderImports)]) console.log(circle.join(' <-> '))
