import type { Feature } from '../platform/feature.ts'
import { identityRoutes } from './identity.routes.ts'
import { passwordCost } from './password.ts'
import { sessionSweep } from './session.service.ts'

export const identity = {
  routes: identityRoutes,
  dueWorks: [sessionSweep],
  binds: () => ({ passwordCost }),
} satisfies Feature
