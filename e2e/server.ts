import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test'
import { type RunningServer, startServer } from '#server/testing/running-server.ts'

type Options = { environment: Record<string, string> }

/** Opens a further browser, with cookies of its own, which is closed when the test ends. */
export type Another = (options?: BrowserContextOptions) => Promise<BrowserContext>

/** `server` runs for one test; `environment` is what it is configured with. */
export const test = base.extend<{ server: RunningServer; another: Another } & Options>({
  environment: [{}, { option: true }],
  server: async ({ environment }, use, testInfo) => {
    const server = await startServer(environment)
    await use(server)
    await server.stop()
    await testInfo.attach('server', { body: server.said().join('\n') })
  },
  another: async ({ browser }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

export { expect } from '@playwright/test'
