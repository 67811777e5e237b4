import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** A run without a report, or one that fails without a failing test, counts as one failure. */
export function countVitest(report, status) {
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    testResults = [],
  } = read(report) ?? {}
  return withFailure({ passed, failed, skipped, names: testResults.flatMap(failuresOfVitest) }, status)
}

export function countPlaywright(report, status) {
  const { stats, suites = [] } = read(report) ?? {}
  const { expected: passed, unexpected: failed, skipped, flaky = 0 } = stats ?? {}
  const names = suites.flatMap(failuresOfPlaywright)
  return withFailure({ passed: passed === undefined ? 0 : passed + flaky, failed, skipped, names }, status)
}

/** `names`: the failing tests, each as `file: name`. */
export function sum(counts) {
  const add = (name) => counts.reduce((total, count) => total + count[name], 0)
  return {
    passed: add('passed'),
    failed: add('failed'),
    skipped: add('skipped'),
    names: counts.flatMap((count) => count.names),
  }
}

/** What a run ends with: the names of what failed, then `N passed, N failed`. */
export function closingLines({ passed, failed, skipped, names }) {
  const failures = names.map((name) => `failed: ${name}\n`).join('')
  return `\n${failures}${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function failuresOfVitest({ name, status, assertionResults }) {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [`${file}: did not load`]
  return failed.map((test) => `${file}: ${test.fullName}`)
}

function failuresOfPlaywright({ specs = [], suites = [] }) {
  const failed = specs.filter((spec) => !spec.ok).map(({ file, title }) => `${file}: ${title}`)
  return [...failed, ...suites.flatMap(failuresOfPlaywright)]
}

function withFailure({ passed = 0, failed = 0, skipped = 0, names }, status) {
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1), skipped, names }
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return null
  }
}
