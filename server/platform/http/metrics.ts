import type { FastifyInstance } from 'fastify'
import client, { type Metric } from 'prom-client'
import { budgetRefusals } from '../budgets/ask-budget.ts'
import type { App } from '../context.ts'
import '../feature.ts'
import { platformGauges } from '../metrics/gauges.ts'
import { storageErrors } from '../storage/counted-storage.ts'
import { lostFiles } from '../storage/lost-file.ts'
import { unprintableRows } from './answer/unprintable-rows.ts'
import { requireOperator } from './request/operator.ts'

/** `/metrics` for the operator: see `requireOperator`. */
export function metricsRoutes(server: FastifyInstance, app: App): void {
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  const more = app.features.flatMap(({ metrics }) => metrics?.(app) ?? [])
  const own: Metric[] = [unprintableRows, lostFiles, storageErrors, budgetRefusals, ...platformGauges(app)]
  for (const metric of [...own, ...more]) registry.registerMetric(metric)
  const requests = new client.Histogram({
    name: 'sunporch_http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  server.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    requests.observe(labels, reply.elapsedTime / 1000)
  })
  server.get('/metrics', { config: { access: 'operator' } }, async (request, reply) => {
    await requireOperator(app, request, reply)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
