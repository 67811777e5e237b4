import './scripts/require-node.mjs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { compileCache } from './server/testing/built-program.ts'
import { isSoak } from './server/testing/soak.ts'

/** Starts the slowest files first, so that they run beside the others and not alone at the end. */
class CrashTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isCrashTest = ({ moduleId }: TestSpecification) => moduleId.endsWith('crash.test.ts')
    return [...sorted.filter(isCrashTest), ...sorted.filter((file) => !isCrashTest(file))]
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'tests', include: ['{contract,server,web,scripts,demo}/**/*.test.ts'] },
      },
      // What `npm run check` holds about the sources, the documents and the built pages.
      { extends: true, test: { name: 'checks', include: ['*.test.ts', 'checks/**/*.test.ts'] } },
    ],
    pool: 'forks',
    // For the processes that the server starts in tests.
    env: compileCache,
    // Each test brings its own server and database. Loading the code anew for each file takes a third of the time.
    isolate: false,
    // For two processors: while one test waits for the disk or the network, another runs.
    maxWorkers: 3,
    sequence: { sequencer: CrashTestsFirst },
    // The limits end a test that hangs, and measure nothing. A test that waits names what did not happen before it is
    // ended itself. What starts many processes has a limit of its own.
    testTimeout: isSoak ? 600_000 : 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
  },
})
