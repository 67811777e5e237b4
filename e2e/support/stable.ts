import { expect, type Page } from '@playwright/test'

/** Waits until two pictures of the page are equal, so that its images are loaded and its animations are over. */
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
