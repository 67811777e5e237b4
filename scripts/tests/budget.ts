import { relative } from 'node:path'

/** What vitest's JSON reporter writes, as far as it is read here. `duration` in milliseconds; undefined for a skipped test. */
type Report = { testResults: { name: string; assertionResults: { duration?: number | undefined }[] }[] }
type File = { file: string; seconds: number }
type Budget = { file: number; run: number }

/** Seconds at the usual pace, for a file of vitest and for the whole. `npm run soak` takes as long as it takes. */
export const budgets = {
  quick: { file: 15, run: 360 },
  sweep: { file: 90, run: 1200 },
  postgres: { file: 90, run: 900 },
} satisfies Record<string, Budget>

/** The slowest first. */
export function slowestFiles({ testResults }: Report): File[] {
  const files = testResults.map(({ name, assertionResults }) => ({
    file: relative(process.cwd(), name),
    seconds: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0) / 1000, 0),
  }))
  return files.sort((one, other) => other.seconds - one.seconds)
}

type Run = { files: File[]; seconds: number; pace: number; budget: Budget }

/** A sentence for each part of the budget that a run has broken. `pace`: how many times slower than usual it ran. */
export function brokenBudgets({ files, seconds, pace, budget }: Run): string[] {
  const said = (time: number) => `${(time / pace).toFixed(1)} s`
  const slow = files.filter(({ seconds }) => seconds > budget.file * pace)
  const ofFiles = slow.map(
    ({ file, seconds }) => `${file} takes ${said(seconds)}, and may take ${budget.file} s.`,
  )
  const isOver = seconds > budget.run * pace
  return isOver ? [...ofFiles, `The tests take ${said(seconds)}, and may take ${budget.run} s.`] : ofFiles
}
