import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Writes what vitest's JSON report lacks: errors that nobody caught, which fail a run and are of no test, and the tests that
 * passed at their second try, with why they failed at the first. EXTRAS_FILE names the file: `{ unhandled, again }`,
 * two arrays of texts.
 */
export default class ExtrasReporter {
  onTestRunEnd(modules, errors) {
    const unhandled = errors.map(({ name, message, stack, VITEST_TEST_PATH: file = 'an unknown file' }) =>
      stripVTControlCharacters(`${file}: nobody caught ${name}: ${message}\n${stack ?? ''}`),
    )
    const again = modules.flatMap((module) =>
      [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky).map(firstFailure),
    )
    writeFileSync(process.env.EXTRAS_FILE, JSON.stringify({ unhandled, again }))
  }
}

function firstFailure(test) {
  const [error] = test.result().errors ?? []
  return `${relative(process.cwd(), test.module.moduleId)}: ${test.fullName}\n${error?.stack ?? error?.message ?? ''}`
}
