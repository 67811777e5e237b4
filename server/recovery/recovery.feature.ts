import type { Feature } from '../platform/feature.ts'
import { recoveryRoutes } from './recovery.routes.ts'
import { recordRightsEnded } from './rights-ended.ts'

export const recovery = {
  routes: recoveryRoutes,
  on: { rightsEnded: recordRightsEnded },
} satisfies Feature
