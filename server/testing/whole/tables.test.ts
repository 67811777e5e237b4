import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groupTablesOf } from '../../platform/feature.ts'
import { belongsToGroup, readSchema } from '../schema.ts'
import { sharedTestApp } from '../test-app.ts'

const app = sharedTestApp()

test('every table with a group is declared by a feature, after those that it refers to', async () => {
  const schema = await readSchema(app)
  const declared: string[] = groupTablesOf(app)
  const made = schema.filter(belongsToGroup).map(({ name }) => name)
  const wrong = [
    ...made.filter((table) => !declared.includes(table)).map((table) => `${table} is in no groupTables`),
    ...declared.filter((table) => !made.includes(table)).map((table) => `no migration makes ${table}`),
    ...schema
      .filter(belongsToGroup)
      .flatMap(({ name, refersTo }) =>
        [...refersTo.values()]
          .filter((target) => target !== name && declared.indexOf(target) > declared.indexOf(name))
          .map((target) => `${name} stands before ${target}, to which it refers`),
      ),
  ]
  expect(wrong.join('\n')).toBe('')
})

test('the types of the rows name the columns that the migrations make', async () => {
  const schema = await readSchema(app)
  const made = schema.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  const typed = globSync('server/**/*.tables.ts').flatMap((path) => columnsIn(readFileSync(path, 'utf8')))
  expect(typed.length).toBeGreaterThan(300)
  const wrong = [
    ...typed
      .filter((column) => !made.includes(column))
      .map((column) => `no migration in all.ts makes ${column}`),
    ...made.filter((column) => !typed.includes(column)).map((column) => `no type of a row names ${column}`),
  ]
  expect(wrong.join('\n')).toBe('')
})

/** "table.column" of each row's type that a `*.tables.ts` adds to `Database`. */
function columnsIn(source: string): string[] {
  const [, tables = ''] = /interface Database \{([^}]*)\}/.exec(source) ?? []
  return [...tables.matchAll(/(\w+): (\w+)/g)].flatMap(([, table, type]) => {
    const [, body = ''] = new RegExp(`type ${type} = \\{(.*?)\\}`, 's').exec(source) ?? []
    return [...body.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(\w+):/g)].map(
      ([, column]) => `${table}.${column}`,
    )
  })
}
