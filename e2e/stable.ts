import { expect, type Page } from '@playwright/test'

/** Waits until the page looks the same twice: pictures have loaded, and nothing moves any more. */
export async function waitUntilStill(page: Page): Promise<void> {
  let last: Buffer | null = null
  await expect
    .poll(async () => {
      const next = await page.screenshot()
      const isSame = last !== null && next.equals(last)
      last = next
      return isSame
    })
    .toBe(true)
}
