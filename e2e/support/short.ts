import { expect, type Page } from '@playwright/test'

/** No wider than the window; on a phone at most four screens high, with at most 25 things to press. */
export async function expectShort(page: Page): Promise<void> {
  await expect(page.locator('main .animate-pulse')).toHaveCount(0)
  const controls = page.locator(
    'main :is(a[href], button, input:not(.sr-only), select, textarea, summary):visible',
  )
  const seen = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    return { height: scrollHeight, width: scrollWidth, window: innerWidth, title: document.title }
  })
  expect.soft(seen.width, seen.title).toBe(seen.window)
  if (seen.window > 390) return
  expect.soft(seen.height, seen.title).toBeLessThanOrEqual(3400)
  expect.soft(await controls.count(), seen.title).toBeLessThanOrEqual(25)
}
