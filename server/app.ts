import type { FastifyInstance } from 'fastify'
import { type Bindings, features, listeners } from './features.ts'
import { openapiRoute } from './openapi.ts'
import { pageRoutes } from './page-routes.ts'
import type { App, PlatformApp } from './platform/context.ts'
import type { Feature } from './platform/feature.ts'
import { builtWeb } from './platform/http/assets.routes.ts'
import { healthRoutes } from './platform/http/health.routes.ts'
import { metricsRoutes } from './platform/http/metrics.ts'
import { openHttp, sendError } from './platform/http/open-http.ts'
import { openPages, type Pages } from './platform/http/pages.ts'
import type { DueWork } from './platform/work/due.ts'

// Puts the server together from its features.

export function bindApp(platform: PlatformApp): App {
  const bindings: Bindings = Object.assign({}, ...features.map(({ binds }) => binds?.(platform)))
  const channels: App['channels'] = Object.assign({}, ...features.map(({ channels }) => channels))
  return { ...platform, ...bindings, channels, features, listeners }
}

export const dueWorks: DueWork[] = listeners.flatMap(({ dueWorks = [] }) => dueWorks)

export async function buildServer(app: App): Promise<FastifyInstance> {
  const pages = openPages(builtWeb, app.config)
  const server = await openRoutes(app, pages, features)
  openapiRoute(server)
  pageRoutes(server, app, pages)
  return server
}

/** Only the calls of some features. */
export async function openRoutes(app: App, pages: Pages, some: readonly Feature[]): Promise<FastifyInstance> {
  const server = await openHttp(app)
  for (const { routes } of some) await routes?.(server, app, pages)
  return server
}

/** What a worker answers: whether it is well, and its metrics. */
export async function buildWorkerServer(app: App): Promise<FastifyInstance> {
  const server = await openHttp(app)
  healthRoutes(server, app)
  metricsRoutes(server, app)
  server.setNotFoundHandler((_request, reply) => sendError(reply, 404, 'not_found', 'This was not found.'))
  return server
}
