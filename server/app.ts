import type { FastifyInstance } from 'fastify'
import { type Bindings, features, listeners } from './features.ts'
import { openapiRoute } from './openapi.ts'
import { pageRoutes } from './page-routes.ts'
import type { App, PlatformApp } from './platform/context.ts'
import { builtWeb } from './platform/http/assets.routes.ts'
import { openHttp } from './platform/http/open-http.ts'
import { openPages } from './platform/http/pages.ts'
import type { DueWork } from './platform/work/due.ts'

// Puts the server together from its features.

export function bindApp(platform: PlatformApp): App {
  const bindings: Bindings = Object.assign({}, ...features.map(({ binds }) => binds?.()))
  const channels: App['channels'] = Object.assign({}, ...features.map(({ channels }) => channels))
  return { ...platform, ...bindings, channels, features, listeners }
}

export const dueWorks: DueWork[] = listeners.flatMap(({ dueWorks = [] }) => dueWorks)

export async function buildServer(app: App): Promise<FastifyInstance> {
  const server = await openHttp(app)
  const pages = openPages(builtWeb, app.config)
  for (const { routes } of features) await routes?.(server, app, pages)
  openapiRoute(server)
  pageRoutes(server, app, pages)
  return server
}
