import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test'
import {
  type ClockServer,
  type RunningServer,
  startClockServer,
  startServer,
} from '#server/testing/running-server.ts'
import { markOf } from './mark.ts'

/** Opens a further browser, with cookies of its own, which is closed when the test ends. */
export type Another = (options?: BrowserContextOptions) => Promise<BrowserContext>

type Fixtures = {
  /** Shared with the tests that the same worker runs: bring people and groups of your own. */
  server: Pick<RunningServer, 'url'>
  /** Runs for this test alone: to be killed, looked into, or configured by `environment`. */
  ownServer: RunningServer
  environment: Record<string, string>
  /** Like `ownServer`, with a clock that the test sets (`setClocks`). */
  clockServer: ClockServer
  another: Another
  /** Whether a notification stays until the next one comes, or goes after its five seconds. */
  toastsStay: boolean
}

export const test = base.extend<Fixtures, { shared: RunningServer }>({
  environment: [{}, { option: true }],
  toastsStay: [true, { option: true }],
  context: async ({ context, toastsStay }, use) => {
    if (toastsStay) await context.addInitScript(keepToasts)
    await use(context)
  },
  shared: [
    async ({ browserName: _ }, use) => {
      // Each test comes from an address of its own, as each family does, so that the limits hold as they are.
      const server = await startServer({ TRUST_PROXY: '1' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  extraHTTPHeaders: ({ contextOptions }, use, { testId }) =>
    use({ ...contextOptions.extraHTTPHeaders, 'x-forwarded-for': addressOf(testId) }),
  server: async ({ environment, shared }, use, testInfo) => {
    if (Object.keys(environment).length > 0) throw new Error('An environment of its own needs `ownServer`.')
    const before = shared.said().length
    await use({ url: shared.url })
    await testInfo.attach('server', { body: shared.said().slice(before).join('\n') })
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
  another: async ({ browser, toastsStay }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      if (toastsStay) await context.addInitScript(keepToasts)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

export { expect } from '@playwright/test'

/**
 * Runs in the page. A notification stays while the mouse is on it. Here it seems to be on each of them: on a busy
 * machine a test may come to look, or to press Undo, after its five seconds.
 */
function keepToasts() {
  const rest = () =>
    document
      .querySelector('[data-swipe-direction]')
      ?.closest('[role="region"]')
      ?.dispatchEvent(new PointerEvent('pointermove'))
  // It listens to the mouse a moment after it has appeared.
  const watch = () =>
    new MutationObserver(() => setTimeout(rest, 50)).observe(document, { subtree: true, childList: true })
  addEventListener('DOMContentLoaded', watch)
}

function addressOf(testId: string): string {
  return `10.${Buffer.from(markOf(testId), 'hex').join('.')}`
}
