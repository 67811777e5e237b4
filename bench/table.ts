export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

/** The distance of the smallest and the largest from each other, in percent of the median. */
export function spread(numbers: number[]): string {
  return `${Math.round(((Math.max(...numbers) - Math.min(...numbers)) / median(numbers)) * 100)} %`
}

/** A table of Markdown. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
