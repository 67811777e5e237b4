import { keptPurge, removeKeptFilesOf } from '../photos/storage/kept-things.ts'
import type { Feature } from '../platform/feature.ts'
import { lostVoicesWork, recordLostVoice } from './lost-voices.ts'
import { voiceKey } from './voice-files.ts'
import { voiceSubject } from './voice-subject.ts'
import { voicesRoutes } from './voices.routes.ts'
import './voices.tables.ts'

export const voices = {
  routes: voicesRoutes,
  dueWorks: [keptPurge('voice-purge', 'voices'), lostVoicesWork],
  groupTables: ['voices'],
  rows: { voices: 'voices' },
  subject: voiceSubject,
  on: {
    groupDeleted: (app, groupId) => removeKeptFilesOf(app, 'voices', groupId),
    fileLost: recordLostVoice,
  },
  uploaded: { table: 'voices', keysOf: (objectId) => [voiceKey(objectId)] },
} satisfies Feature
