import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { ClockServer } from '#server/testing/processes/running-server.ts'

// For tests that measure time: the page's clock moves only when the test says so, however busy the machine is.
// `page.clock.install()` must come before the page is opened.

/** Stops the page's clock: its timers wait for `page.clock.runFor`. */
export async function pauseClock(page: Page): Promise<void> {
  // Not far ahead, because timers in between go off, for example those that end a request that takes too long.
  const soon = (await page.evaluate(() => Date.now())) + 500
  await page.clock.pauseAt(soon).catch((error: Error) => {
    // On a busy machine the call may arrive after that time. Then the clock is paused where it is.
    if (!error.message.includes('Cannot fast-forward to the past')) throw error
  })
}

/** Milliseconds between two looks: soon at first, and then seldom, because only the pages' own time is to be short. */
const looksAfter = [...Array(50).fill(100), 2000]

/**
 * Passes when `read` on these pages gives `wanted` before `ms` of their own time have passed. Their clocks must be
 * paused. Each look moves them on by a hundredth of `ms`. On a busy machine an answer of the server takes long.
 */
export async function expectWithin<T>(ms: number, pages: Page[], read: () => Promise<T>, wanted: T) {
  let looks = 0
  await expect
    .poll(
      async () => {
        if (looks++ >= 100) throw new Error(`it was not there after ${ms} ms of the page's own time`)
        for (const page of pages) await page.clock.runFor(ms / 100)
        return read()
      },
      { intervals: looksAfter, timeout: 60_000 },
    )
    .toEqual(wanted)
}

/**
 * Does the work while the page's clock stands still. What a touch of the screen brings up goes again after some seconds
 * of the page's own time, and on a busy machine that may be before the test has pressed it.
 */
export async function whilePaused(page: Page, work: () => Promise<unknown>): Promise<void> {
  await pauseClock(page)
  await work()
  await page.clock.resume()
}

/** Passes when the page shows it less than `ms` of its own time after the change. */
export async function expectSoonAfter(
  change: () => Promise<unknown>,
  { page, ms, shows }: { page: Page; ms: number; shows: Locator },
): Promise<void> {
  await pauseClock(page)
  await change()
  await expectWithin(ms, [page], () => shows.isVisible(), true)
  await page.clock.resume()
}

/** Lets the page's time run ahead until `seen` is visible. Its clock must be installed. */
export function fastForwardUntil(page: Page, seen: Locator): Promise<void> {
  return fastForward(page, () => seen.isVisible())
}

/** Lets the page's time run ahead until `seen` is gone. Its clock must be installed. */
export function fastForwardWhile(page: Page, seen: Locator): Promise<void> {
  return fastForward(page, () => seen.isHidden())
}

async function fastForward(page: Page, isOver: () => Promise<boolean>): Promise<void> {
  const step = async () => {
    if (await isOver()) return true
    // A screen decodes its next picture in real time.
    if (await page.locator('.scene.waiting').count()) return false
    await page.clock.fastForward(2000)
    return isOver()
  }
  await expect.poll(step, { intervals: [100], timeout: 60_000 }).toBe(true)
}

/** Sets the clocks of the server and the browsers. The browsers' clocks are installed by the first call. */
export async function setClocks(server: ClockServer, browsers: BrowserContext[], iso: string): Promise<void> {
  // The browsers first, so that they get no times from the future.
  for (const browser of browsers) await browser.clock.install({ time: iso })
  await server.setClock(iso)
}
