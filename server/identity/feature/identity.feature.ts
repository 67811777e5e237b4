import type { Feature } from '../../platform/feature.ts'
import { passwordCost } from '../password.ts'
import { sessionSweep } from '../session.service.ts'
import { identityRoutes } from './identity.routes.ts'

export const identity = {
  routes: identityRoutes,
  dueWorks: [sessionSweep],
  binds: () => ({ passwordCost }),
} satisfies Feature
