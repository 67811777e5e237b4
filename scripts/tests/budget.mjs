import { relative } from 'node:path'
import { readReport } from './counts.mjs'

/** Seconds, at the usual pace. */
const ofFile = 15
const ofRun = 360

/** `{ file, seconds }` of each file of a vitest report, the slowest first. */
export function slowestFiles(report) {
  const files = (readReport(report)?.testResults ?? []).map(({ name, assertionResults }) => ({
    file: relative(process.cwd(), name),
    seconds: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0) / 1000, 0),
  }))
  return files.sort((one, other) => other.seconds - one.seconds)
}

/** A sentence for each budget that a run of `npm test` has broken. `pace`: how many times slower than usual it ran. */
export function brokenBudgets({ files, seconds, pace }) {
  const said = (time) => `${(time / pace).toFixed(1)} s`
  const slow = files.filter((file) => file.seconds > ofFile * pace)
  return [
    ...slow.map((file) => `${file.file} takes ${said(file.seconds)}, and a file may take ${ofFile} s.`),
    ...(seconds > ofRun * pace ? [`The tests take ${said(seconds)}, and may take ${ofRun} s.`] : []),
  ]
}
