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

/** Reads until three readings in a row agree. A text is fitted anew when its button or the place of "Call me" appears. */
export async function steady(read: () => Promise<number[]>): Promise<number[]> {
  let last: number[] = []
  let times = 0
  const isSteady = async () => {
    const next = await read()
    times = String(next) === String(last) ? times + 1 : 1
    last = next
    return times >= 3
  }
  await expect.poll(isSteady, { intervals: [50] }).toBe(true)
  return last
}
