/** `.ci/run` reads `counts.mjs` also with the machine's own Node, which may not know types. */
type Counts = { passed: number; failed: number; skipped: number; names: string[]; again: string[] }

export function countPlaywright(report: string, status: number): Counts
export function closingLines(counts: Counts): string
export function countVitest(report: string, status: number): Counts
export function extrasOf(report: string): string
