import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closingLines, countPlaywright, countVitest, extrasOf } from './counts.mjs'

test('a journey that passed at its second try has passed, and is named', () => {
  const counts = countPlaywright(reportWith({ passed: 5, flaky: 3 }), 0)
  expect(counts).toMatchObject({ passed: 8, failed: 0, names: [] })
  expect(closingLines(counts)).toContain('failed, and passed at a second try: flaky.spec.ts: journey 3')
})

test('a run in which a fourth journey needs its second try has failed', () => {
  const counts = countPlaywright(reportWith({ passed: 5, flaky: 4 }), 0)
  expect(counts).toMatchObject({
    passed: 9,
    failed: 1,
    names: ['4 journeys needed a second try, and 3 may'],
  })
})

test('a test that passed at its second try has passed, and is named with why; three of them in a step fail it', () => {
  const two = countVitest(vitestReportWith(2), 0)
  expect(two).toMatchObject({ passed: 7, failed: 0, names: [] })
  expect(closingLines(two)).toContain(
    'failed, and passed at a second try: server/test-2.test.ts: late\n    It was late\n',
  )
  expect(countVitest(vitestReportWith(3), 0)).toMatchObject({
    passed: 7,
    failed: 1,
    names: ['3 tests needed a second try, and 2 may'],
  })
})

test('a run without a report has failed', () => {
  expect(countPlaywright('/no/such/report.json', 1)).toMatchObject({ passed: 0, failed: 1 })
})

/** What Playwright's JSON reporter writes, as far as it is read. */
function reportWith({ passed, flaky }: { passed: number; flaky: number }): string {
  const specs = Array.from({ length: flaky }, (_, index) => ({
    file: 'flaky.spec.ts',
    title: `journey ${index + 1}`,
    ok: true,
    tests: [{ status: 'flaky', results: [{ errors: [{ message: 'It was late' }] }] }],
  }))
  const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'playwright.json')
  const stats = { expected: passed, unexpected: 0, skipped: 0, flaky }
  writeFileSync(file, JSON.stringify({ stats, suites: [{ specs }] }))
  return file
}

/** What vitest's JSON reporter and ours write, as far as it is read. */
function vitestReportWith(flaky: number): string {
  const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'vitest.json')
  writeFileSync(file, JSON.stringify({ numPassedTests: 7, numFailedTests: 0, testResults: [] }))
  const again = Array.from(
    { length: flaky },
    (_, index) => `server/test-${index + 1}.test.ts: late\nIt was late`,
  )
  writeFileSync(extrasOf(file), JSON.stringify({ unhandled: [], again }))
  return file
}
