import './scripts/require-node.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { isSweep } from '#server/testing/soak.ts'

// They are taken only when they are asked for. The workers read this file, too, and not the command.
if (process.argv.some((word) => word.includes('screenshots'))) process.env.SCREENSHOTS = '1'

/** Holds the path of the Chromium that `scripts/prepare.mjs browser` has found. */
const pathFile = '.cache/chromium'

const budgets = 'first-view.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  // For two processors: while one test waits, another runs.
  workers: 3,
  fullyParallel: true,
  // The limits end a test that hangs, and measure nothing: what must be quick is measured by the page's own clock
  // (e2e/support/page-clock.ts).
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // Only in `.ci/run`, which names the journeys that needed it (decision 142).
  retries: process.env.CI ? 1 : 0,
  outputDir: 'test-results',
  // `npm run e2e -- --project=screenshots` fills the folder screenshots/, to be looked at.
  projects: [
    // What ends in `.test.ts` there is vitest's.
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: budgets },
    // `npm run check` runs these alone, because they measure. One test opens 18 pages.
    { name: 'budgets', testMatch: budgets, timeout: 300_000 },
    ...(process.env.SCREENSHOTS ? [{ name: 'screenshots', testMatch: '*.screenshots.ts' }] : []),
  ],
  use: {
    // The worker fetches every file of the app into each new browser, which takes longer than opening the page. A journey
    // that needs it says `serviceWorkers: 'allow'`.
    serviceWorkers: 'block',
    // Animations take time. `.ci/run` tests with them.
    contextOptions: isSweep ? {} : { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(pathFile) && { executablePath: readFileSync(pathFile, 'utf8').trim() }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
