import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { buildPages } from '../pages/built-page.ts'
import type { Given } from '../simulate.ts'

/**
 * A fault of the program, made by hand: in a module of a page, or in what the server asks its database. Like those that the
 * program has had, or could have.
 */
export type Fault = {
  name: string
  /** The invariants by which a run finds it, whichever comes first. */
  breaks: string[]
  /** The seed by which it was found when this was written. The search begins there, or with 1. */
  seed?: number
} & ({ page: Edit } | { statements: (sql: string) => string })

/** `from` stands in the file once, and becomes `to`. */
type Edit = { file: string; from: string; to: string }

/** What a run is given, with the fault in it. */
export async function plant(given: Omit<Given, 'seed'>, fault: Fault): Promise<Omit<Given, 'seed'>> {
  if ('statements' in fault) return { ...given, statements: fault.statements }
  return { ...given, pages: await buildPages([editing(fault.page)]) }
}

function editing({ file, from, to }: Edit): Plugin {
  const id = resolve(file)
  return {
    name: 'planted-fault',
    enforce: 'pre',
    transform(source, module) {
      if (module !== id) return null
      if (source.split(from).length !== 2) throw new Error(`“${from}” must stand in ${file} once`)
      return source.replace(from, () => to)
    },
  }
}

/** A statement that finds nothing, wherever it contains all of the words. */
export function findsNothing(...words: string[]): (sql: string) => string {
  return (sql) =>
    /^\s*select/.test(sql) && words.every((word) => sql.includes(word))
      ? `select * from (${sql}) where false`
      : sql
}
