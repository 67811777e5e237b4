import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** `heap`: megabytes of JavaScript after garbage collection; `nodes`: DOM nodes; `process`: private megabytes. */
export type Memory = { heap: number; nodes: number; process: number }

export async function memoryOf(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  await session.detach()
  return {
    heap: Math.round(value('JSHeapUsedSize') / 1e5) / 10,
    nodes: value('Nodes'),
    process: await processMemory(page),
  }
}

/** Private memory of the tab's process in megabytes, without what it shares with others. */
async function processMemory(page: Page): Promise<number> {
  const browser = page.context().browser()
  if (!browser) return 0
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const sizes = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
        const kilobytes = [...text.matchAll(/^Private_\w+:\s+(\d+) kB$/gm)].map(([, kB]) => Number(kB))
        return kilobytes.reduce((sum, kB) => sum + kB, 0) / 1000
      }),
  )
  return Math.round(Math.max(...sizes))
}
