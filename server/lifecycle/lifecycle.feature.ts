import type { Feature } from '../platform/feature.ts'
import { lifecycleRoutes } from './lifecycle.routes.ts'
import { groupPurge } from './purge.ts'

export const lifecycle = {
  routes: lifecycleRoutes,
  dueWorks: [groupPurge],
} satisfies Feature
