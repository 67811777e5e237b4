import './scripts/require-node.mjs'
import { existsSync, readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { badRoad } from './e2e/bad-road/plugin.ts'
import { compileCache } from './server/testing/processes/built-program.ts'
import { isSoak } from './server/testing/soak.ts'

/** Holds the path of the Chromium that `scripts/prepare.mjs browser` has found. */
const pathFile = '.cache/chromium'

/** Starts the slowest files first, so that they run beside the others and not alone at the end. */
class CrashTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isCrashTest = ({ moduleId }: TestSpecification) => moduleId.endsWith('crash.test.ts')
    return [...sorted.filter(isCrashTest), ...sorted.filter((file) => !isCrashTest(file))]
  }
}

/** What runs in Node. */
const inNode: TestProjectInlineConfiguration['test'] = {
  pool: 'forks',
  // For the processes that the server starts in tests.
  env: compileCache,
  // Each test brings its own server and database. Loading the code anew for each file takes a third of the time.
  isolate: false,
  // The limits end a test that hangs, and measure nothing. A test that waits names what did not happen before it is
  // ended itself. What starts many processes has a limit of its own.
  testTimeout: isSoak ? 600_000 : 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000, interval: 20 } },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...inNode,
          name: 'tests',
          include: ['{contract,server,web,scripts,demo,simulation,e2e}/**/*.test.ts'],
        },
      },
      // What `npm run check` holds about the sources, the documents and the built pages.
      { test: { ...inNode, name: 'checks', include: ['*.test.ts', 'checks/**/*.test.ts'] } },
      // Cards and dialogs on a page of one Chromium, with the server's part played by web/testing (decision 085).
      {
        plugins: [tailwindcss(), badRoad()],
        optimizeDeps: { entries: ['web/main.tsx', '{web,e2e}/**/*.test.tsx'] },
        test: {
          name: 'components',
          include: ['{web,e2e}/**/*.test.tsx'],
          setupFiles: ['web/testing/setup.ts'],
          // One page loads the code once for all files.
          isolate: false,
          fileParallelism: false,
          // After the others, which have more workers.
          sequence: { groupOrder: 1 },
          // A wait for an element lasts until the test's own end.
          testTimeout: 30_000,
          expect: { poll: { timeout: 20_000, interval: 20 } },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            // A name is found by a part of it, as in the journeys.
            locators: { exact: false },
            provider: playwright({
              launchOptions: {
                ...(existsSync(pathFile) && { executablePath: readFileSync(pathFile, 'utf8').trim() }),
                args: ['--no-sandbox', '--disable-gpu'],
              },
              contextOptions: { locale: 'en-US', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
    // For two processors: while one test waits for the disk or the network, another runs.
    maxWorkers: 3,
    sequence: { sequencer: CrashTestsFirst },
  },
})
