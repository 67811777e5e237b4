import type { Page } from '@playwright/test'
import { waitUntilStill } from './stable.ts'

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }
export const deskAndPhone = [desk, phone]

/** A picture of the page at each size, when it has stopped changing. `fileOf` names the file by the page's width. */
export async function takeEach(
  page: Page,
  sizes: { width: number; height: number }[],
  fileOf: (width: number) => string,
  { fullPage = false } = {},
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await waitUntilStill(page)
    await page.screenshot({ path: fileOf(size.width), fullPage })
  }
}
