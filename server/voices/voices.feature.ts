import { keptPurge, removeKeptFilesOf } from '../photos/storage/kept-things.ts'
import type { Feature } from '../platform/feature.ts'
import { objectOfVoiceKey, voiceKey } from './voice-files.ts'
import { voiceSubject } from './voice-subject.ts'
import { voicesRoutes } from './voices.routes.ts'
import './voices.tables.ts'

export const voices = {
  routes: voicesRoutes,
  dueWorks: [keptPurge('voice-purge', 'voices')],
  groupTables: ['voices'],
  rows: { voices: 'voices' },
  subject: voiceSubject,
  on: { groupDeleted: (app, groupId) => removeKeptFilesOf(app, 'voices', groupId) },
  uploaded: { table: 'voices', keysOf: (objectId) => [voiceKey(objectId)] },
  sentFiles: {
    table: 'voices',
    objectOf: objectOfVoiceKey,
    sentAs: ({ id }) => ({ kind: 'voice', id }),
    called: { one: 'voice recording', many: 'voice recordings', folder: 'voices' },
  },
} satisfies Feature
