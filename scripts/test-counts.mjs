import { readFileSync } from 'node:fs'

/** A run without a report, or one that fails without a failing test, counts as one failure. */
export function countVitest(report, status) {
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = read(report) ?? {}
  return withFailure({ passed, failed, skipped }, status)
}

export function countPlaywright(report, status) {
  const { expected: passed, unexpected: failed, skipped, flaky = 0 } = read(report)?.stats ?? {}
  return withFailure({ passed: passed === undefined ? 0 : passed + flaky, failed, skipped }, status)
}

export function sum(counts) {
  const add = (name) => counts.reduce((total, count) => total + count[name], 0)
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') }
}

export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function withFailure({ passed = 0, failed = 0, skipped = 0 }, status) {
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1), skipped }
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return null
  }
}
