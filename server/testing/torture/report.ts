/** One line of the report: what was tried how often, and what came of it. */
export type Finding = { part: string; where: string; what: string; result: string; isGood: boolean }

export type Engine = 'SQLite' | 'PostgreSQL'

/** Collects the findings of one part on one engine. */
export function findings(part: string, where: string) {
  const found: Finding[] = []
  return {
    found,
    note: (what: string, result: string | number, isGood = true) =>
      void found.push({ part, where, what, result: String(result), isGood }),
    /** A number that has to be 0. `examples` are printed with it. */
    none: (what: string, examples: unknown[]) => {
      const shown = examples.slice(0, 3).map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
      const result = [examples.length, ...shown].join(' ')
      found.push({ part, where, what, result, isGood: examples.length === 0 })
    },
  }
}

/** A table of Markdown. */
export function asTable(found: Finding[]): string {
  const rows = found.map(({ part, where, what, result, isGood }) => [
    part,
    where,
    what,
    result.replaceAll('|', '\\|'),
    isGood ? 'good' : 'BAD',
  ])
  return [['part', 'on', 'what', 'result', ''], ['---', '---', '---', '---', '---'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}
