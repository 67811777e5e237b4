import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * Writes what fails a run of vitest and is of no test: errors that nobody caught. vitest's JSON report lacks them.
 * UNHANDLED_FILE names the file: an array of texts.
 */
export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    const texts = errors.map(({ name, message, stack, VITEST_TEST_PATH: file = 'an unknown file' }) =>
      stripVTControlCharacters(`${file}: nobody caught ${name}: ${message}\n${stack ?? ''}`),
    )
    writeFileSync(process.env.UNHANDLED_FILE, JSON.stringify(texts))
  }
}
