import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** So many tests of a step, and so many journeys, may need their second try. More of them show a fault that they share. */
const secondTries = { tests: 2, journeys: 3 }

/** A run without a report, or one that fails without a failing test, counts as one failure. */
export function countVitest(report, status) {
  const {
    numPassedTests: passed,
    numFailedTests: failed = 0,
    numPendingTests: skipped,
    testResults = [],
  } = readReport(report) ?? {}
  const { unhandled = [], again = [] } = readReport(extrasOf(report)) ?? {}
  const tooMany = tooManyAgain('tests', again)
  const names = [...testResults.flatMap(failuresOfVitest), ...unhandled, ...tooMany]
  const counts = { passed, failed: failed + tooMany.length, skipped, names, again: again.map(firstLines) }
  return withFailure(counts, status)
}

/** Where the errors of vitest that nobody caught, and its second tries, stand, beside its report. */
export function extrasOf(report) {
  return report.replace('.json', '-extras.json')
}

export function countPlaywright(report, status) {
  const { stats, suites = [] } = readReport(report) ?? {}
  const { expected: passed = 0, unexpected = 0, skipped, flaky = 0 } = stats ?? {}
  const specs = suites.flatMap(specsOf)
  const failures = specs.filter(({ ok }) => !ok).map(withReason)
  const again = specs.filter(({ tests }) => tests.some((test) => test.status === 'flaky')).map(withReason)
  const tooMany = tooManyAgain('journeys', again)
  const names = [...failures, ...tooMany]
  return withFailure(
    { passed: passed + flaky, failed: unexpected + tooMany.length, skipped, names, again },
    status,
  )
}

function tooManyAgain(what, again) {
  const most = secondTries[what]
  return again.length > most ? [`${again.length} ${what} needed a second try, and ${most} may`] : []
}

/**
 * `names`: the failing tests, each as `file: name`, with the first lines of why. `again`: the same of those that failed
 * and passed at a second try.
 */
export function sum(counts) {
  const add = (name) => counts.reduce((total, count) => total + count[name], 0)
  return {
    passed: add('passed'),
    failed: add('failed'),
    skipped: add('skipped'),
    names: counts.flatMap((count) => count.names),
    again: counts.flatMap((count) => count.again),
  }
}

/** What a run ends with: what failed and why, then `N passed, N failed`. */
export function closingLines({ passed, failed, skipped, names, again }) {
  const seconds = again.map((name) => `failed, and passed at a second try: ${name}\n`).join('')
  const failures = names.map((name) => `failed: ${name}\n`).join('')
  return `\n${seconds}${failures}${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function failuresOfVitest({ name, status, assertionResults }) {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [`${file}: did not load`]
  return failed.map((test) => `${file}: ${test.fullName}${reason(test.failureMessages?.[0])}`)
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function withReason({ file, title, tests }) {
  return `${file}: ${title}${reason(firstError(tests))}`
}

function firstError(tests = []) {
  const errors = tests.flatMap(({ results = [] }) => results.flatMap((result) => result.errors ?? []))
  return errors[0]?.message
}

function reason(message = '') {
  return firstLines(message && `\n${message}`)
}

/** A title and the first lines of its error, without colours, empty lines and calls that are not the project's. */
function firstLines(text) {
  const [title, ...lines] = stripVTControlCharacters(text).split('\n')
  const told = lines.filter(
    (line) => line.trim() !== '' && !/^\s+at .*(node_modules|<anonymous>|node:)/.test(line),
  )
  return [title, ...told.slice(0, 12).map((line) => `    ${line}`)].join('\n')
}

function withFailure({ passed = 0, failed = 0, skipped = 0, names, again }, status) {
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1), skipped, names, again }
}

/** What vitest or Playwright has written; null where there is none. */
export function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return null
  }
}
