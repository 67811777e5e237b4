import type { Feature } from '../platform/feature.ts'
import { contentRoutes } from './content.routes.ts'

export const content = {
  routes: contentRoutes,
  groupTables: ['content_items'],
} satisfies Feature
