import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const note = '.cache/chromium'

export default defineConfig({
  testDir: 'e2e',
  // One more than two processors have, because there is always one that waits.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  // `npm run e2e -- --project=screenshots` fills the folder screenshots/, to be looked at.
  projects: [{ name: 'journeys' }, { name: 'screenshots', testMatch: '*.pictures.ts', timeout: 600_000 }],
  use: {
    // What moves takes time to look at; `.ci/run` looks.
    contextOptions: process.env.SOAK ? {} : { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(note) && { executablePath: readFileSync(note, 'utf8').trim() }),
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
