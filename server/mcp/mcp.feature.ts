import type { Feature } from '../platform/feature.ts'
import { mcpRoutes } from './mcp.routes.ts'

export const mcp = { routes: mcpRoutes } satisfies Feature
