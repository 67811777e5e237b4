import type { Feature } from '../platform/feature.ts'
import { lifecycleRoutes } from './lifecycle.routes.ts'
import { oldDeliveries } from './old-years/old-deliveries.ts'
import { removeOldYearsOf } from './old-years/old-year-files.ts'
import { oldYears } from './old-years/old-years-due.ts'
import { groupPurge } from './purge.ts'

export const lifecycle = {
  routes: lifecycleRoutes,
  dueWorks: [groupPurge, oldYears],
  groupTables: ['old_years'],
  oldRows: [oldDeliveries],
  on: { groupDeleted: removeOldYearsOf },
  binds: () => ({ oldYears: { after: '', nextAt: 0 } }),
} satisfies Feature
