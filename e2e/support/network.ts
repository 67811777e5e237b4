import { expect, type Page, type Request } from '@playwright/test'

/** Watches the page's event stream. The function it returns waits for the first event of this name. */
export async function nextEvent(page: Page, name: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const received = new Promise<void>((resolve) => {
    session.on('Network.eventSourceMessageReceived', ({ eventName }) => eventName === name && resolve())
  })
  return () => received
}

/**
 * Watches the page's requests. The function it returns waits until none was under way twice in a row, a tenth of a
 * second apart. Event streams, which never end, do not count.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => request.resourceType() !== 'eventsource' && underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async () => {
    let wasQuiet = false
    const look = () => {
      const isQuiet = underWay.size === 0
      const isOver = isQuiet && wasQuiet
      wasQuiet = isQuiet
      return isOver
    }
    await expect.poll(look, { intervals: [100] }).toBe(true)
  }
}
