import { expect, test } from 'vitest'
import { sizesOf } from './scripts/built-pages.ts'

test('no page loads more JavaScript than it may', () => {
  const { landing, dashboard, screen, signIn } = sizesOf()
  expect(landing).toBeLessThanOrEqual(90_000)
  expect(dashboard).toBeLessThanOrEqual(140_000)
  expect(screen).toBeLessThanOrEqual(80_000)
  expect(signIn).toBeLessThanOrEqual(90_000)
})
