import type { App } from '../platform/context.ts'
import type { Feature } from '../platform/feature.ts'
import { recoveryRoutes } from './recovery.routes.ts'
import { recordRightsEnded } from './rights-ended.ts'
import { readTakenBack } from './taken-back.service.ts'

export const recovery = {
  routes: recoveryRoutes,
  binds: () => ({
    mustLookThrough: async (app: App, userId: string) => (await readTakenBack(app, userId)) !== null,
  }),
  on: { rightsEnded: recordRightsEnded },
} satisfies Feature
