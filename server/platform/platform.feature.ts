import { openBudgetMemory } from './budgets/memory.ts'
import type { Feature } from './feature.ts'
import { assetRoutes } from './http/assets.routes.ts'
import { healthRoutes } from './http/health.routes.ts'
import { metricsRoutes } from './http/metrics.ts'
import { openCallers } from './http/request/callers.ts'
import { trialStreamRoute } from './http/trial-stream.routes.ts'
import { mailWork } from './mail/post.ts'
import { openOutbound } from './outbound/call-server.ts'

export const platform = {
  async routes(server, app) {
    healthRoutes(server, app)
    metricsRoutes(server, app)
    trialStreamRoute(server, app)
    await assetRoutes(server)
  },
  dueWorks: [mailWork],
  binds: (app) => ({
    outbound: openOutbound(),
    budgetMemory: openBudgetMemory(),
    callers: openCallers(app),
  }),
} satisfies Feature
