import { test as base } from '@playwright/test'
import { type RunningServer, startServer } from '#server/testing/running-server.ts'

type Options = { environment: Record<string, string> }

/** `server` runs for one test; `environment` is what it is configured with. */
export const test = base.extend<{ server: RunningServer } & Options>({
  environment: [{}, { option: true }],
  server: async ({ environment }, use, { attach }) => {
    const server = await startServer(environment)
    await use(server)
    await server.stop()
    await attach('server', { body: server.said().join('\n') })
  },
})

export { expect } from '@playwright/test'
