import type { FastifyInstance } from 'fastify'
import client from 'prom-client'
import { budgetRefusals } from '../budgets/ask-budget.ts'
import type { App } from '../context.ts'
import '../feature.ts'
import { lostFiles } from '../storage/lost-file.ts'
import { countStreams } from './answer/event-stream.ts'
import { unprintableRows } from './answer/unprintable-rows.ts'
import { requireOperator } from './request/operator.ts'

/** `/metrics` for the operator: see `requireOperator`. */
export function metricsRoutes(server: FastifyInstance, app: App): void {
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  const more = app.features.flatMap(({ metrics }) => metrics?.(app) ?? [])
  for (const metric of [unprintableRows, lostFiles, ...more]) registry.registerMetric(metric)
  registry.registerMetric(budgetRefusals)
  const requests = new client.Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  new client.Gauge({
    name: 'event_streams_open',
    help: 'Browsers and screens that are connected now, by how they hear of changes: a stream by GET or POST, or polling.',
    labelNames: ['way'],
    registers: [registry],
    collect() {
      for (const [way, count] of Object.entries(countStreams())) this.set({ way }, count)
    },
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
