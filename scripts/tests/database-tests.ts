import { globSync, readFileSync } from 'node:fs'
import { importsOf, resolved } from '../../checks/imports.ts'

const door = 'server/testing/test-database.ts'

/** The tests of the server that reach a database through their imports: on PostgreSQL the others would do the same again. */
export function listDatabaseTests(): string[] {
  const imports = new Map(
    globSync('server/**/*.ts').map((path) => [path, importsOf(readFileSync(path, 'utf8'))] as const),
  )
  const reaching = new Set([door])
  for (let before = 0; before < reaching.size; ) {
    before = reaching.size
    for (const [path, found] of imports)
      if (found.some(({ from }) => reaching.has(resolved(path, from) ?? ''))) reaching.add(path)
  }
  return [...reaching].filter((path) => path.endsWith('.test.ts')).sort()
}
