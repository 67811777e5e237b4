import { expect, test } from 'vitest'
import { measurePages } from './build/manifest.ts'

test('no page loads more JavaScript than it may', () => {
  const { landing, dashboard, translatedDashboard, screen, signIn } = measurePages()
  expect(landing).toBeLessThanOrEqual(94_500)
  expect(dashboard).toBeLessThanOrEqual(142_000)
  expect(translatedDashboard).toBeLessThanOrEqual(148_000)
  expect(screen).toBeLessThanOrEqual(85_000)
  expect(signIn).toBeLessThanOrEqual(96_000)
})
