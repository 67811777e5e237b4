import type { Feature } from '../platform/feature.ts'
import { oldOccurrences } from './occurrences/old-occurrences.ts'
import { restSchedule, resumeSchedule } from './rest.ts'
import { scheduleRoutes } from './schedule.routes.ts'
import { scheduleWork } from './schedule-due.ts'
import { moveToZone } from './zone.ts'

export const schedule = {
  routes: scheduleRoutes,
  dueWorks: [scheduleWork],
  groupTables: ['schedule_entries', 'schedule_occurrences'],
  oldRows: [oldOccurrences],
  rows: { schedule_entries: 'planned deliveries' },
  on: { zoneChanged: moveToZone, rest: restSchedule, memoryEnded: resumeSchedule },
} satisfies Feature
