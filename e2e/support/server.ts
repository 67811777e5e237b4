import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test'
import {
  type ClockServer,
  type RunningServer,
  startClockServer,
  startServer,
} from '#server/testing/processes/running-server.ts'
import { baseUrls } from './person.ts'
import { hashOf } from './test-hash.ts'

/** Opens another browser with its own cookies. It is closed when the test ends. */
export type NewContext = (options?: BrowserContextOptions) => Promise<BrowserContext>

type Fixtures = {
  /**
   * Shared by all tests of the same worker, so create people and groups of your own. Addresses without a server, like
   * `page.goto('/settings')`, are its own.
   */
  server: Pick<RunningServer, 'url'>
  /** A server of this test alone, which it may kill, restart, or configure by `environment`. */
  ownServer: RunningServer
  environment: Record<string, string>
  /** Like `ownServer`, with a clock that the test sets by `setClocks`. */
  clockServer: ClockServer
  newContext: NewContext
  /** Whether a notification stays until the next one, instead of five seconds. */
  toastsStay: boolean
}

export const test = base.extend<Fixtures, { shared: RunningServer }>({
  environment: [{}, { option: true }],
  toastsStay: [true, { option: true }],
  context: async ({ context, toastsStay, baseURL }, use) => {
    if (toastsStay) await context.addInitScript(keepToasts)
    if (baseURL) baseUrls.set(context, baseURL)
    await use(context)
  },
  shared: [
    async ({ browserName: _ }, use) => {
      // Each test has its own IP address (`addressOf`), so that the rate limits need not be raised.
      const server = await startServer({ TRUST_PROXY: '1' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  extraHTTPHeaders: ({ contextOptions }, use, { testId }) =>
    use({ ...contextOptions.extraHTTPHeaders, 'x-forwarded-for': addressOf(testId) }),
  // None where a test has its own environment: it needs `ownServer`.
  baseURL: async ({ environment, shared }, use, testInfo) => {
    const before = shared.said().length
    await use(Object.keys(environment).length > 0 ? undefined : shared.url)
    await testInfo.attach('server', { body: shared.said().slice(before).join('\n') })
  },
  server: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('A test with its own environment needs `ownServer`.')
    await use({ url: baseURL })
  },
  ownServer: async ({ environment }, use, testInfo) => {
    const server = await startServer(environment)
    await use(server)
    await server.stop()
    await testInfo.attach('server', { body: server.said().join('\n') })
  },
  clockServer: async ({ environment }, use, testInfo) => {
    const server = await startClockServer(new Date().toISOString(), environment)
    await use(server)
    await server.stop()
    await testInfo.attach('server', { body: server.said().join('\n') })
  },
  newContext: async ({ browser, toastsStay, baseURL }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      if (baseURL) baseUrls.set(context, baseURL)
      if (toastsStay) await context.addInitScript(keepToasts)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

export { expect } from '@playwright/test'

/**
 * Runs in the page. A notification stays while the mouse is on it, so each one gets an event of the mouse. On a busy
 * machine a test may look at it, or press Undo, after more than its five seconds.
 */
function keepToasts() {
  const rest = () =>
    document
      .querySelector('[data-swipe-direction]')
      ?.closest('[role="region"]')
      ?.dispatchEvent(new PointerEvent('pointermove'))
  // A notification is visible a moment before it listens to the mouse.
  const watch = () =>
    new MutationObserver(() => setTimeout(rest, 50)).observe(document, { subtree: true, childList: true })
  addEventListener('DOMContentLoaded', watch)
}

function addressOf(testId: string): string {
  return `10.${Buffer.from(hashOf(testId), 'hex').join('.')}`
}
