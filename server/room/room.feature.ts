import type { Feature } from '../platform/feature.ts'
import { restPause } from './pause.service.ts'
import { planFirstQuestion, resumeQuestion } from './question.ts'
import { roomQuestion } from './question-due.ts'
import { roomRoutes } from './room.routes.ts'
import { readRoom, setLanguage } from './room.service.ts'

export const room = {
  routes: roomRoutes,
  dueWorks: [roomQuestion],
  groupTables: ['rooms'],
  on: {
    groupAdded: (app, { id, language }) => language && setLanguage(app, id, language),
    deviceOpened: planFirstQuestion,
    rest: restPause,
    resume: resumeQuestion,
  },
  lists: { room: { tables: ['rooms'], read: readRoom } },
} satisfies Feature
