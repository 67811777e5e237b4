import { order, placeOf, rankOf } from './imports.ts'

// A table belongs to the feature whose `*.tables.ts` declares it. Only that feature writes it or locks
// its rows; a feature that comes later in the order may read it, in a join. TypeScript cannot hold
// this, because every feature adds its tables to the one type `Database`.

type SourceFile = { path: string; source: string }

const declared = /interface Database \{([^}]*)\}/
const written =
  /(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|(?:insertRows|updateRows|setRemoved|lockRows?)\(\s*app,\s*'(\w+)|table:\s*'(\w+)'/g
const read = /(?:selectFrom|(?:inner|left)Join)\(\s*'(\w+)/g

/** Which feature's folder owns each table. */
export function tableOwners(files: SourceFile[]): Map<string, string> {
  const owners = new Map<string, string>()
  for (const { path, source } of files.filter(({ path }) => path.endsWith('.tables.ts'))) {
    const [, body = ''] = declared.exec(source) ?? []
    for (const [, table = ''] of body.matchAll(/^\s*(\w+):/gm)) owners.set(table, folderOf(path))
  }
  return owners
}

/** A sentence for each use of a table that its owner does not allow. */
export function wrongTableUses(files: SourceFile[], owners: Map<string, string>): string[] {
  return files
    .filter(({ path }) => isFeature(path))
    .flatMap(({ path, source }) => [
      ...tablesIn(source, written)
        .filter((table) => owners.has(table) && owners.get(table) !== folderOf(path))
        .map((table) => `${path} writes ${table}: call a verb of ${owners.get(table)}`),
      ...tablesIn(source, read)
        .filter(
          (table) => rankOf('server', owners.get(table) ?? 'platform') > rankOf('server', folderOf(path)),
        )
        .map((table) => `${path} reads ${table}: ${folderOf(path)} comes before ${owners.get(table)}`),
    ])
}

function tablesIn(source: string, pattern: RegExp): string[] {
  return [...new Set([...source.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? ''))]
}

function folderOf(path: string): string {
  return placeOf(path).folder ?? ''
}

/** Tests make rows of any kind, and the purge of a group deletes all of its rows. */
function isFeature(path: string): boolean {
  if (/\.test\.ts$/.test(path) || path === 'server/lifecycle/purge.ts') return false
  return folderOf(path) !== 'testing' && order.server.includes(folderOf(path))
}
