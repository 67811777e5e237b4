import type { BrowserContext } from '@playwright/test'

const ticks = 12

/**
 * Milliseconds from the touch until the next frame is painted (Interaction to Next Paint) for the slowest of some
 * ticks, on a processor six times slower.
 */
export async function measureTick(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(url)
  const unticked = page.locator('button[aria-pressed=false]')
  await unticked.first().waitFor()
  // A person finds the item first.
  await page.waitForTimeout(1000)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.evaluate(() => {
    const times: Record<number, number> = {}
    Object.assign(window, { interactions: times })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId)
          times[entry.interactionId] = Math.max(times[entry.interactionId] ?? 0, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  for (let tick = 0; tick < ticks; tick++) {
    await unticked.nth(2).click()
    // The next touch waits until the server has answered and the list stands still.
    await page.waitForTimeout(700)
  }
  const times = await page.evaluate(() =>
    Object.values((window as unknown as { interactions: Record<number, number> }).interactions),
  )
  await page.close()
  console.log(`ticks      ${times.join(' ')}`)
  return Math.max(...times)
}
