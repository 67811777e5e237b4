import { dirname } from 'node:path'
import { resolved, type SourceFile } from './imports.ts'

type Edge = { from: string; to: string; file: string; imported: string }

/**
 * A sentence for each circle of folders, types included: the shortest way round, with the files that make it. Two folders
 * that import each other cannot be understood one after the other.
 */
export function folderCircles(files: SourceFile[]): string[] {
  const edges = edgesOf(files)
  const found = new Map<string, Edge[]>()
  for (const edge of edges) {
    const back = shortestWay(edges, edge.to, edge.from)
    if (!back) continue
    const circle = [edge, ...back]
    const key = knotOf(edges, edge.from).join(' ')
    if (circle.length < (found.get(key)?.length ?? Infinity)) found.set(key, circle)
  }
  return [...found.values()].map((circle) =>
    circle.map(({ file, imported }) => `${file} imports ${imported}`).join(', and '),
  )
}

function edgesOf(files: SourceFile[]): Edge[] {
  const paths = new Set(files.map(({ path }) => path))
  return files.flatMap(({ path: file, imports }) =>
    imports.flatMap((one) => {
      const imported = resolved(file, one.from)
      if (imported === null || !paths.has(imported) || dirname(imported) === dirname(file)) return []
      return { from: dirname(file), to: dirname(imported), file, imported }
    }),
  )
}

/** The folders that import this one round about and are imported by it, sorted: the name of its knot. */
function knotOf(edges: Edge[], folder: string): string[] {
  const above = reached(edges, folder, ({ from, to }) => [to, from])
  const below = reached(edges, folder, ({ from, to }) => [from, to])
  return [...below].filter((other) => above.has(other)).toSorted()
}

function reached(
  edges: Edge[],
  start: string,
  step: (edge: Edge) => [from: string, to: string],
): Set<string> {
  const next = Map.groupBy(edges, (edge) => step(edge)[0])
  const seen = new Set([start])
  for (const folder of seen) for (const edge of next.get(folder) ?? []) seen.add(step(edge)[1])
  return seen
}

/** Null when there is none. */
function shortestWay(edges: Edge[], start: string, end: string): Edge[] | null {
  const next = Map.groupBy(edges, ({ from }) => from)
  const ways = new Map<string, Edge[]>([[start, []]])
  for (const [folder, way] of ways) {
    if (folder === end) return way
    for (const edge of next.get(folder) ?? []) if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge])
  }
  return null
}
