import type { Feature } from '../platform/feature.ts'
import { giveBackForGone } from './alarm.service.ts'
import { lifeRoutes } from './life.routes.ts'
import { lifeWork } from './life-due.ts'
import { moveLifeToZone, restLife, resumeLife } from './settings.service.ts'
import { recordSign } from './signs.service.ts'

export const life = {
  routes: lifeRoutes,
  dueWorks: [lifeWork],
  groupTables: ['life_watches', 'life_people', 'life_told', 'life_away', 'life_days'],
  on: {
    zoneChanged: moveLifeToZone,
    deviceUsed: recordSign,
    rest: restLife,
    resume: resumeLife,
    memberGone: giveBackForGone,
  },
} satisfies Feature
