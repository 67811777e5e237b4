import { type CDPSession, expect, type Page, type Request } from '@playwright/test'

/** The part of Chromium's protocol that gives the bytes of an answer as they come. */
type Received = { requestId: string; data?: string }

/** Watches the page's event stream. The function it returns waits for the first event of this name. */
export async function nextEvent(page: Page, name: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const received = untilEvent(session, name)
  return () => received
}

/** Resolves with the first event of this name that a stream of the page brings. `Network` must be enabled. */
export function untilEvent(session: CDPSession, name: string): Promise<void> {
  return new Promise((resolve) => {
    const asked = new Set<string>()
    const read = (text = '') => {
      if (Buffer.from(text, 'base64').toString().includes(`event: ${name}\n`)) resolve()
    }
    const follow = (requestId: string) => {
      if (asked.has(requestId)) return
      asked.add(requestId)
      session.send('Network.streamResourceContent', { requestId }).then(
        ({ bufferedData }) => read(bufferedData),
        // It is no stream, or has ended.
        () => {},
      )
    }
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (isStream(response.url)) follow(requestId)
    })
    session.on('Network.dataReceived', ({ requestId, data }: Received) => {
      // It began before the session.
      follow(requestId)
      read(data)
    })
  })
}

/**
 * Watches the page's requests. The function it returns waits until none was under way twice in a row, a tenth of a
 * second apart. Event streams, which never end, do not count.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => !isStream(request.url()) && underWay.add(request))
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

function isStream(url: string): boolean {
  return new URL(url).pathname.endsWith('/live')
}
