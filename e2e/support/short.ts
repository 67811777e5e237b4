import { expect, type Page } from '@playwright/test'

/** No wider than the window. A phone has at most four screens of it, with 25 things to press; a laptop two screens. */
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
  const isPhone = seen.window <= 390
  expect.soft(seen.height, seen.title).toBeLessThanOrEqual(isPhone ? 3400 : 1800)
  if (!isPhone) return
  expect.soft(await controls.count(), seen.title).toBeLessThanOrEqual(25)
}
