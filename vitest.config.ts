import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What waits for most of its time begins first, beside the rest, so that nobody waits for it at the end. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waits = ({ moduleId }: TestSpecification) => moduleId.endsWith('crash.test.ts')
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}

export default defineConfig({
  test: {
    include: ['*.test.ts', '{contract,server,web,scripts}/**/*.test.ts'],
    pool: 'forks',
    // Each test brings its own server and database, and to load the code anew for each file takes a third of the time.
    isolate: false,
    // One more than two processors have, because there is always one that waits.
    maxWorkers: 3,
    sequence: { sequencer: WaitingFirst },
    testTimeout: 20_000,
  },
})
